import { staffHelpNumbers as words } from "content/staff-help-numbers.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { findOffers, type HelpNumber } from "./find-help-numbers.server.ts";
import { canManageHelpNumbers } from "./help-number-permissions.ts";
import { deleteRow, findRows, saveRow } from "./help-number-queries.server.ts";

const most = 6;

/** Says that this person called a number: from now on it is on the page. @throws FormError for a seventh; AppError adminsOnly */
export async function callHelpNumber({ ctx, member }: Actor, { name, number }: HelpNumber): Promise<void> {
  requireMay(member, canManageHelpNumbers);
  await withTransaction(ctx, async (ctx, transaction) => {
    const rows = await findRows(transaction);
    const isKnown = rows.some((row) => row.number === number);
    if (!isKnown && rows.length >= most) throw new FormError(`${words.notYet} ${words.tooMany}`);
    const rank = (rows.at(-1)?.rank ?? -1) + 1;
    const called_at = ctx.clock.now().toISOString();
    await saveRow(transaction, { number, name, rank, called_at, called_by: member.name });
    await recordAuditEvent(ctx, transaction, member, {
      what: "help number called",
      subject: `help number:${name}, ${number}`,
    });
  });
}

/** The offered number, as the country's file names it. @throws FormError for one that it does not have */
export async function findOffered({ ctx }: Pick<Actor, "ctx">, number: string): Promise<HelpNumber> {
  const found = (await findOffers(ctx)).numbers.find((one) => one.number === number);
  if (found === undefined) throw new FormError(`${words.notYet} ${words.unknown}`);
  return found;
}

/** @returns who answered; undefined where it was off the page @throws AppError adminsOnly */
export async function removeHelpNumber({ ctx, member }: Actor, number: string): Promise<string | undefined> {
  requireMay(member, canManageHelpNumbers);
  return withTransaction(ctx, async (ctx, transaction) => {
    const name = await deleteRow(transaction, number);
    if (name !== undefined)
      await recordAuditEvent(ctx, transaction, member, {
        what: "help number taken off",
        subject: `help number:${name}, ${number}`,
      });
    return name;
  });
}
