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

/** E-mails about a safeguarding lead go so long (ms) to the foundation's earlier address too. */
const earlierMs = 72 * 3_600_000;

/**
 * Where e-mails to the foundation go: its address once an admin typed one. Until then the address is the sample's, which
 * nobody reads, and they go to the admins. A site that nobody has set up has no other address.
 */
export async function findOfficeAddresses(ctx: AppContext): Promise<string[]> {
  const office = await findOwnOffice(ctx);
  return office === undefined ? listAdminAddresses(ctx) : [office];
}

/**
 * E-mails what the foundation is told.
 * @param options the first e-mail has the idempotency key itself, each other one the key and its address: `cancelOfficeEmails`
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

/** Deletes these e-mails, sent or not. @param db the transaction that deletes their cause */
export async function cancelOfficeEmails(db: Database, idempotencyKey: string): Promise<void> {
  await cancelEmail(db, idempotencyKey);
  await cancelEmailsBeginning(db, `${idempotencyKey}:`);
}

/** The foundation's address; undefined until an admin typed one. */
export async function findOwnOffice(ctx: AppContext): Promise<string | undefined> {
  const settings = await findSettings(ctx);
  return isOwnEmail(settings) || (await listAdminAddresses(ctx)).length === 0 ? settings.email : undefined;
}

/**
 * Where e-mails to the foundation about a safeguarding lead go. An admin who has just changed the address is not their only
 * reader: they go to the earlier address and to every admin too, also to those of the last 30 days.
 * @returns `office`: the foundation's addresses of now and before; `admins`: besides, none where the address has stayed
 */
export async function findOfficeOfLeads(ctx: AppContext): Promise<{ office: string[]; admins: string[] }> {
  const settings = await findSettings(ctx);
  const now = await findOwnOffice(ctx);
  const since = new Date((await findTrustedMoment(ctx)).getTime() - earlierMs).toISOString();
  const changes = await findEventsAbout(ctx.db, "setting:email", since);
  const earlier = changes.map(({ before }) => String(JSON.parse(before ?? '""')));
  // Erased where a person of that address asked for it.
  const own = earlier.filter((email) => readEmailAddress(email) && isOwnEmail({ ...settings, email }));
  const office = [...new Set([...(now === undefined ? [] : [now]), ...own])];
  const isNew = now === undefined || changes.length > 0;
  return { office, admins: isNew ? await findAdminAddresses(ctx) : [] };
}
