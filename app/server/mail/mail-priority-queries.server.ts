import type { AppContext } from "../context.server.ts";

/**
 * Priorities of e-mails, in the order of sending. `first`: staff, law and money (invitations, concerns, receipts);
 * `visitor`: caused by a visitor's form; `bulk`: e-mails to many recipients.
 */
export const mailPriorities = { first: 0, visitor: 1, bulk: 2 } as const;

export type MailPriority = keyof typeof mailPriorities;

const hourMs = 3_600_000;

const windows = [
  { name: "hour", ms: hourMs },
  { name: "day", ms: 24 * hourMs },
] as const;

/** Number of e-mails that visitors caused within a time, and the maximum. */
export interface VisitorTotal {
  per: "hour" | "day";
  sent: number;
  most: number;
}

/**
 * Counts e-mails caused by visitors that were sent or are being sent, within the last hour and day. E-mails above the
 * maximum wait, and are not lost.
 * @param totals from the environment: MAIL_VISITORS_PER_HOUR, MAIL_VISITORS_PER_DAY
 */
export async function countVisitorMail(
  { db }: Pick<AppContext, "db">,
  totals: AppContext["config"]["visitorMail"],
  now: Date,
): Promise<VisitorTotal[]> {
  const iso = now.toISOString();
  const ofVisitors = db
    .selectFrom("outbox_emails")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("priority", "=", mailPriorities.visitor);
  // Two queries with an index each, because a joint query would read all e-mails of a month for each one that is sent.
  const claimed = await ofVisitors
    .where("state", "=", "waiting")
    .where("claimed_until", ">", iso)
    .executeTakeFirstOrThrow();
  return Promise.all(
    windows.map(async ({ name, ms }) => {
      const since = new Date(now.getTime() - ms).toISOString();
      // A time in the future comes from a wrong clock.
      const sent = await ofVisitors.where("sent_at", ">", since).where("sent_at", "<=", iso).executeTakeFirstOrThrow();
      return { per: name, sent: Number(sent.count) + Number(claimed.count), most: totals[name] };
    }),
  );
}
