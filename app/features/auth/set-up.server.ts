import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import type { setupSchema } from "../users/account-schema.ts";
import { createLink } from "../users/create-link.server.ts";
import { deleteLink } from "../users/link-queries.server.ts";
import { requireLink } from "../users/require-link.server.ts";
import { userErrors } from "../users/user-errors.server.ts";
import { countUsers, insertUser } from "../users/user-queries.server.ts";

/** A setup link for the first admin, while no account exists. @returns its token, or undefined */
export async function offerSetup(ctx: AppContext): Promise<string | undefined> {
  return (await countUsers(ctx.db)) === 0 ? createLink(ctx, "setup", null) : undefined;
}

/** @throws AppError deadLink once an account exists */
export async function requireSetupLink(ctx: AppContext, token: string | null): Promise<OneTimeLinkTable> {
  const link = await requireLink(ctx, token, ["setup"]);
  if ((await countUsers(ctx.db)) > 0) throw new AppError(userErrors.deadLink);
  return link;
}

/**
 * Creates the first admin with a password and consumes the link, in one transaction.
 * @throws AppError deadLink when another person was first
 */
export async function setUp(
  ctx: AppContext,
  link: OneTimeLinkTable,
  { firstName, lastName, email, password }: InferOutput<typeof setupSchema>,
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const id = randomUUID();
  const hash = await ctx.auth.hashPassword(password);
  await withTransaction(ctx, async (ctx, transaction) => {
    const isFirst = (await deleteLink(transaction, link.hash)) && (await countUsers(transaction)) === 0;
    if (!isFirst) throw new AppError(userErrors.deadLink);
    await insertUser(transaction, {
      id,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email,
      emailVerified: 1,
      role: "admin",
      createdAt: now,
      updatedAt: now,
    });
    await ctx.auth.savePassword(transaction, id, hash);
    // The audit log begins with this admin as their own creator.
    const after = { name: `${firstName} ${lastName}`, email, role: "admin" };
    const self = { id, name: after.name };
    await recordAuditEvent(ctx, transaction, self, { what: "first account created", subject: `user:${id}`, after });
  });
}
