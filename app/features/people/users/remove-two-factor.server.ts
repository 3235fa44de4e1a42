import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { twoFactorOffEmail } from "./account-emails.tsx";
import { recordAccountChange } from "./record-reading-right.server.ts";
import { requireUser, whyNot } from "./require-user.server.ts";
import { enqueueNotice } from "./send-user-emails.server.ts";
import { userErrors } from "./user-errors.ts";
import { canRemoveTwoFactor } from "./user-permissions.ts";
import { deleteTwoFactor, findUserByEmail } from "./user-queries.server.ts";

/** Switches off another person's two-step sign-in, and ends the person's sessions. @throws AppError */
export async function removeTwoFactor({ ctx, member }: Sender, id: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    if (!canRemoveTwoFactor(member, person)) throw new AppError(whyNot(member, person, userErrors.noTwoFactor));
    await recordAccountChange(ctx, { account: id, what: "second step", by: member.id });
    await deleteTwoFactor(transaction, id);
    const what = "second factor switched off by an admin";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `user:${id}` });
    await enqueueNotice(ctx, "two-factor-off", (foundation) => twoFactorOffEmail({ to: person.email, foundation }));
  });
}

/** Switches off two-step sign-in from the server's shell. @returns "off" if it was off already */
export async function removeTwoFactorFromShell(
  ctx: AppContext,
  email: string,
  shell: Pick<StaffMember, "id" | "name">,
): Promise<"done" | "off" | "unknown"> {
  return withTransaction(ctx, async (ctx, transaction) => {
    const found = await findUserByEmail(transaction, email);
    if (found === undefined) return "unknown";
    if (!found.twoFactorEnabled) return "off";
    await recordAccountChange(ctx, { account: found.id, what: "second step", by: shell.id });
    await deleteTwoFactor(transaction, found.id);
    const what = "second factor switched off by an admin";
    await recordAuditEvent(ctx, transaction, shell, { what, subject: `user:${found.id}` });
    await enqueueNotice(ctx, "two-factor-off", (foundation) =>
      twoFactorOffEmail({ to: found.email, foundation, isByShell: true }),
    );
    return "done";
  });
}
