import { DatabaseSync } from "node:sqlite";
import { staffTrustees } from "content/staff-trustees.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { mailboxOf } from "../../../values/email-address.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findAdminAddresses, wasOfAccount } from "../users/find-settled-people.server.ts";
import { newMs } from "../users/settled-people.ts";
import { trusteeNewsEmail } from "./trustee-emails.tsx";

/** Time until an address counts; the same as for a new account. */
const standsMs = newMs;

/** Returns why the trustees cannot use this mailbox: staff read it, or read it earlier. Undefined if they can. */
export async function whyNotTrustees(ctx: AppContext, email: string): Promise<"taken" | "office" | undefined> {
  if (await wasOfAccount(ctx, email)) return "taken";
  const { email: office } = await findSettings(ctx);
  return mailboxOf(office) === mailboxOf(email) ? "office" : undefined;
}

export async function findTrusteesAddress(ctx: AppContext) {
  const { trustees } = await findSettings(ctx);
  if (trustees === undefined || trustees.email === "") return undefined;
  const { email, since } = trustees;
  const now = await findTrustedMoment(ctx);
  const why = await whyNotTrustees(ctx, email);
  const countsFrom = since + standsMs;
  return { email, since, countsFrom, why, counts: why === undefined && now.getTime() >= countsFrom };
}

interface News {
  what: keyof typeof staffTrustees.emails;
  /** Id of the question, a part of the e-mails' idempotency keys. */
  id: string;
  by: string;
  name: string;
}

/** E-mails all admins, also at addresses that they had within the last 30 days. */
export async function notifyOfTrustees(ctx: InTransaction, { what, id, by, name }: News): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const link = siteUrl && `${siteUrl}/admin/trustees`;
  const [subject, sentence] = staffTrustees.emails[what];
  for (const to of await findAdminAddresses(ctx)) {
    const email = trusteeNewsEmail({ to, foundation, subject, sentence: sentence(by, name), link });
    const idempotencyKey = `trustees:${id}:${what}:${to}`;
    await enqueueEmail(ctx, ctx.db, email, { kind: `trustees-${what}`, idempotencyKey });
  }
}

/**
 * Begins the trustees' 30 days again, and stops questions.
 * @param file path of a SQLite file that no process uses; it may be of an earlier release
 */
export function markTrusteesRestored(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = MEMORY");
    const isThere = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'trustee_requests'");
    if (!isThere.get()) return;
    const now = new Date();
    db.prepare("update trustee_requests set stopped_at = ? where confirmed_at is null and stopped_at is null").run(
      now.toISOString(),
    );
    const stored = db.prepare("select value from settings where name = 'trustees'").get()?.value;
    if (typeof stored !== "string") return;
    const value = JSON.stringify({ ...JSON.parse(stored), since: now.getTime() });
    db.prepare("update settings set value = ? where name = 'trustees'").run(value);
  } finally {
    db.close();
  }
}
