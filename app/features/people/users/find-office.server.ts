import { findEventsAbout } from "../../../server/audit-log/audit-log-queries.server.ts";
import { listAdminAddresses } from "../../../server/auth/list-admin-addresses.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import {
  cancelEmail,
  cancelEmailsBeginning,
  type EnqueueOptions,
  enqueueEmail,
} from "../../../server/mail/outbox.server.ts";
import { readEmailAddress } from "../../../values/email-address.ts";
import { findSettings, isOwnEmail } from "../../foundation/settings/find-settings.server.ts";
import { findAdminAddresses } from "./find-settled-people.server.ts";

/** Time for which e-mails about safeguarding leads are also sent to the foundation's earlier address (ms). */
const earlierMs = 72 * 3_600_000;

/** Returns the foundation's e-mail address; the admins' addresses while it is the sample's address. */
export async function findOfficeAddresses(ctx: AppContext): Promise<string[]> {
  const office = await findOwnOffice(ctx);
  return office === undefined ? listAdminAddresses(ctx) : [office];
}

/**
 * E-mails the foundation.
 * @param options the first e-mail has this idempotency key; for others, the address is appended
 */
export async function enqueueToOffice(
  ctx: InTransaction,
  write: (to: string) => Email,
  { idempotencyKey, ...options }: EnqueueOptions & { idempotencyKey: string },
): Promise<void> {
  for (const [index, to] of (await findOfficeAddresses(ctx)).entries())
    await enqueueEmail(ctx, ctx.db, write(to), {
      ...options,
      idempotencyKey: index === 0 ? idempotencyKey : `${idempotencyKey}:${to}`,
    });
}

/** Deletes the e-mails with this key. @param db transaction that deletes their cause */
export async function cancelOfficeEmails(db: Database, idempotencyKey: string): Promise<void> {
  await cancelEmail(db, idempotencyKey);
  await cancelEmailsBeginning(db, `${idempotencyKey}:`);
}

/** Returns the foundation's e-mail address; undefined while it is the sample's address. */
export async function findOwnOffice(ctx: AppContext): Promise<string | undefined> {
  const settings = await findSettings(ctx);
  return isOwnEmail(settings) || (await listAdminAddresses(ctx)).length === 0 ? settings.email : undefined;
}

/** Returns the recipients of e-mails about safeguarding leads. A new foundation address is never the only recipient. */
export async function findOfficeOfLeads(ctx: AppContext): Promise<{ office: string[]; admins: string[] }> {
  const settings = await findSettings(ctx);
  const now = await findOwnOffice(ctx);
  const since = new Date((await findTrustedMoment(ctx)).getTime() - earlierMs).toISOString();
  const changes = await findEventsAbout(ctx.db, "setting:email", since);
  const earlier = changes.map(({ before }) => String(JSON.parse(before ?? '""')));
  // Addresses that were erased cannot be read any more.
  const own = earlier.filter((email) => readEmailAddress(email) && isOwnEmail({ ...settings, email }));
  const office = [...new Set([...(now === undefined ? [] : [now]), ...own])];
  const isNew = now === undefined || changes.length > 0;
  return { office, admins: isNew ? await findAdminAddresses(ctx) : [] };
}
