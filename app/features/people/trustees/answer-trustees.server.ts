import { staffTrustees as words } from "content/staff-trustees.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { hashToken, randomToken } from "../../../server/auth/random-token.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { lastChangeOf } from "../users/confirm-account.server.ts";
import { recordStandingChange } from "../users/find-settled-people.server.ts";
import { findUnconfirmed } from "./ask-trustees.server.ts";
import { trusteesEmail } from "./trustee-emails.tsx";
import * as store from "./trustee-queries.server.ts";
import { findTrusteesAddress, notifyOfTrustees } from "./trustees-address.server.ts";

const hourMs = 3_600_000;

/** Time between the question and its link, in which admins can stop it. */
const waitMs = 72 * hourMs;

const linkMs = 14 * 24 * hourMs;

const trustees = () => ({ id: "trustees", name: words.actor });

/** Finds the account of a question while neither the account nor the trustees' address has changed. */
async function findAskedAbout(ctx: InTransaction | AppContext, request: store.TrusteeRequest) {
  const address = await findTrusteesAddress(ctx);
  if (!address?.counts || (request.sent_since ?? String(address.since)) !== String(address.since)) return undefined;
  const { waiting, read } = await findUnconfirmed(ctx);
  const person = waiting.find(({ id }) => id === request.account_id);
  return person === undefined || lastChangeOf(read, person.id) !== request.seen ? undefined : { person, address };
}

/** Job: sends due links, and closes questions that can no longer be answered. */
export async function sendTrusteeLinks(ctx: AppContext): Promise<void> {
  const siteUrl = findSiteAddress(ctx);
  for (const { id } of await store.listOpen(ctx.db))
    await withTransaction(ctx, async (ctx) => {
      const request = (await store.listOpen(ctx.db)).find((request) => request.id === id);
      if (request === undefined) return;
      const now = await findTrustedMoment(ctx);
      const asked = await findAskedAbout(ctx, request);
      const isOver = request.ends_at !== null && request.ends_at <= now.toISOString();
      if (asked === undefined || isOver)
        return void (await store.updateOpen(ctx.db, id, { stopped_at: now.toISOString() }));
      const isDue = now.getTime() - Date.parse(request.asked_at) >= waitMs;
      // A link needs the site's address.
      if (request.sent_at === null && isDue && siteUrl !== undefined) await sendLink(ctx, siteUrl, request, asked, now);
    });
}

type Asked = NonNullable<Awaited<ReturnType<typeof findAskedAbout>>>;

async function sendLink(
  ctx: InTransaction,
  siteUrl: string,
  { id, asked_by }: store.TrusteeRequest,
  { person, address: { email: to, since } }: Asked,
  now: Date,
): Promise<void> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + linkMs).toISOString();
  const sent = {
    sent_at: now.toISOString(),
    sent_since: String(since),
    token_hash: hashToken(token),
    ends_at: expiresAt,
  };
  if (!(await store.updateOpen(ctx.db, id, sent))) return;
  const { name: foundation } = await findSettings(ctx);
  const link = `${siteUrl}/login/person?token=${token}`;
  const email = trusteesEmail({ to, foundation, by: asked_by ?? "", name: person.name, link });
  await enqueueEmail(ctx, ctx.db, email, { kind: "trustees", idempotencyKey: `trustees:${id}`, expiresAt });
}

/** Shows a link's question; mail scanners open links, so nothing changes. @returns undefined for a dead link */
export async function openTrusteeLink(ctx: AppContext, token: string | null) {
  const request = await store.findByHash(ctx.db, hashToken(token ?? ""));
  const now = (await findTrustedMoment(ctx)).toISOString();
  if (request === undefined || request.confirmed_at !== null || request.stopped_at !== null) return undefined;
  if (request.ends_at === null || request.ends_at <= now) return undefined;
  const asked = await findAskedAbout(ctx, request);
  return (
    asked && {
      id: request.id,
      name: asked.person.name,
      email: asked.person.email,
      by: request.asked_by ?? "",
      at: writeMoment(request.asked_at),
    }
  );
}

/** @returns false for a dead link */
export async function confirmByTrustees(ctx: AppContext, token: string | null): Promise<boolean> {
  return withTransaction(ctx, async (ctx) => {
    const open = await openTrusteeLink(ctx, token);
    const request = open && (await store.listOpen(ctx.db)).find(({ id }) => id === open.id);
    if (open === undefined || request === undefined) return false;
    const at = (await findTrustedMoment(ctx)).toISOString();
    if (!(await store.updateOpen(ctx.db, open.id, { confirmed_at: at }))) return false;
    const account = request.account_id;
    await recordStandingChange(ctx, { account, what: "confirmed by trustees", by: trustees().id });
    await recordAuditEvent(ctx, ctx.db, trustees(), {
      what: "person confirmed by trustees",
      subject: `user:${account}`,
    });
    await notifyOfTrustees(ctx, { what: "confirmed", id: open.id, by: trustees().name, name: open.name });
    return true;
  });
}

const formatDay = (moment: string | number): string => writeDay(siteDate(new Date(moment)));

export async function findTrusteesPage(ctx: AppContext) {
  const address = await findTrusteesAddress(ctx);
  const { waiting, confirmed } = await findUnconfirmed(ctx);
  const requests = await store.listOpen(ctx.db);
  const answered = await store.listConfirmed(ctx.db);
  return {
    address: address && {
      email: address.email,
      counts: address.counts,
      why: address.why,
      since: formatDay(address.since),
      from: formatDay(address.countsFrom),
    },
    waiting: waiting.map(({ id, name }) => {
      const request = requests.find(({ account_id }) => account_id === id);
      return {
        id,
        name,
        request: request && {
          id: request.id,
          by: request.asked_by ?? "",
          at: writeMoment(request.asked_at),
          sends: writeMoment(new Date(Date.parse(request.asked_at) + waitMs).toISOString()),
          ends: request.ends_at === null ? undefined : formatDay(request.ends_at),
        },
      };
    }),
    confirmed: confirmed.map(({ id, name }) => {
      const at = answered.find(({ account_id }) => account_id === id)?.confirmed_at;
      return { id, name, day: at ? formatDay(at) : "" };
    }),
  };
}
