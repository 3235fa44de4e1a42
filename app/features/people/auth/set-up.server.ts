import { readingEmails } from "content/reading-emails.ts";
import type { InferOutput } from "valibot";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { writeRoles } from "../../../values/roles.ts";
import { addUser } from "../users/add-user.server.ts";
import { recordStandingChange } from "../users/find-settled-people.server.ts";
import { deleteLink, deleteLinksOf } from "../users/link-queries.server.ts";
import type { OneTimeLinkTable } from "../users/link-tables.ts";
import { createLink, requireLink } from "../users/one-time-link.server.ts";
import { requireUser } from "../users/require-user.server.ts";
import { userErrors } from "../users/user-errors.ts";
import { countStaff, findUserByEmail, updateUser } from "../users/user-queries.server.ts";
import type { NewUser, setupSchema } from "../users/user-schema.ts";

/** Creates a link for the setup, if no account exists. @returns the link's token */
export async function offerSetup(ctx: AppContext): Promise<string | undefined> {
  return (await countStaff(ctx.db)) === 0 ? createLink(ctx, "setup", null) : undefined;
}

/** Finds a setup link. @throws AppError deadLink if an account exists */
export async function requireSetupLink(ctx: AppContext, token: string | null): Promise<OneTimeLinkTable> {
  const link = await requireLink(ctx, token, ["setup"]);
  if ((await countStaff(ctx.db)) > 0) throw new AppError(userErrors.deadLink);
  return link;
}

/** Creates the first admin, and makes the link invalid. @throws AppError deadLink if another person was first */
export async function setUp(
  ctx: AppContext,
  link: OneTimeLinkTable,
  { password, ...fields }: InferOutput<typeof setupSchema>,
): Promise<void> {
  const hash = await ctx.auth.hashPassword(password);
  await withTransaction(ctx, async (ctx, transaction) => {
    const isFirst = (await deleteLink(transaction, link.hash)) && (await countStaff(transaction)) === 0;
    const admin: NewUser = { ...fields, role: "admin", dob: "", position: "" };
    const id = isFirst ? await addUser(ctx, admin, null) : undefined;
    if (id === undefined) throw new AppError(userErrors.deadLink);
    await updateUser(transaction, id, { emailVerified: 1 });
    await ctx.auth.savePassword(transaction, id, hash);
    // In the audit log, the first admin is the creator of their own account.
    const { name, email, roles } = await requireUser(transaction, id);
    const after = { name, email, role: writeRoles(roles) };
    const event = { what: "first account created", subject: `user:${id}`, after };
    await recordAuditEvent(ctx, transaction, { id, name }, event);
  });
}

/** Actor in the audit log for commands on the server. Access to the shell already allows everything. */
export const shell = {
  id: "shell",
  get name() {
    return readingEmails.actors.shell;
  },
};

/**
 * Invites a person. A person who was invited before keeps the role.
 * @returns undefined if the account has a password
 */
export async function inviteFromShell(ctx: AppContext, fields: NewUser): Promise<string | undefined> {
  const id = await withTransaction(ctx, async (ctx, transaction) => {
    const known = await findUserByEmail(transaction, fields.email);
    const person = known && (await requireUser(transaction, known.id));
    if (person?.hasPassword) return undefined;
    // Recorded as created by the shell, because the person at the shell sees the link and could use it.
    if (known !== undefined) await recordStandingChange(ctx, { account: known.id, what: "created", by: shell.id });
    const invited = known?.id ?? (await addUser(ctx, fields, shell.id));
    if (invited === undefined) return undefined;
    const after = { email: fields.email, role: writeRoles(person?.roles ?? [fields.role]) };
    await recordAuditEvent(ctx, transaction, shell, { what: "invitation made", subject: `user:${invited}`, after });
    return invited;
  });
  return id === undefined ? undefined : createLink(ctx, "invitation", id);
}

/**
 * Sets a password, makes the link invalid and ends all sessions, in one transaction.
 * @throws AppError deadLink if it was used
 */
export async function choosePassword(ctx: AppContext, link: OneTimeLinkTable, password: string): Promise<void> {
  const id = link.user_id;
  if (id === null) throw new AppError(userErrors.deadLink);
  const hash = await ctx.auth.hashPassword(password);
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await deleteLink(transaction, link.hash))) throw new AppError(userErrors.deadLink);
    // Other links of this person could set another password.
    await deleteLinksOf(transaction, id);
    await updateUser(transaction, id, { emailVerified: 1 });
    const what = link.purpose === "invitation" ? "invitation accepted" : "password chosen by link";
    await recordAuditEvent(ctx, transaction, await requireUser(transaction, id), { what, subject: `user:${id}` });
    await ctx.auth.savePassword(transaction, id, hash);
  });
}
