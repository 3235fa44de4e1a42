import { creditErrors } from "content/giving-errors.ts";
import { staffLinesOut } from "content/staff-lines-out.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { addDays } from "../../../values/site-days.ts";
import { writeCharge } from "../cash/move-money.server.ts";
import { findBookDays, findEntryOfVoucher, isClosedDay } from "../purse/find-books.server.ts";
import { namingLines } from "../purse/purse-permissions.ts";
import { actOnVoucher } from "../spending/act-on-voucher.server.ts";
import * as credits from "./bank-statement-queries.server.ts";
import { type Candidate, matchLinesOut, nearDays } from "./find-lines-out.server.ts";
import * as store from "./line-out-queries.server.ts";
import { findLineOut } from "./place-queries.server.ts";

const words = staffLinesOut.errors;

const meanwhile = () => new FormError(creditErrors.decidedMeanwhile, { status: 409 });

/** Returns a line out of the open books with the entries that fit it. @throws AppError notFound; FormError if it has a name */
async function requireLine(ctx: InTransaction, id: number) {
  const line = await findLineOut(ctx.db, id);
  if (line === undefined) throw new AppError("notFound");
  const days = await findBookDays(ctx);
  if (days === undefined || line.day < days[0]) throw new FormError(words.beforeBooks);
  const found = (await matchLinesOut(ctx, [line.day, line.day])).find((fit) => fit.line.id === id);
  if (found === undefined) throw meanwhile();
  return found;
}

async function name(
  ctx: InTransaction,
  member: Actor["member"],
  id: number,
  { changes, what }: { changes: Parameters<typeof store.nameLineOut>[2]; what: string },
): Promise<void> {
  if (!(await store.nameLineOut(ctx.db, id, changes))) throw meanwhile();
  await recordAuditEvent(ctx, ctx.db, member, { what, subject: `line out:${id}` });
}

const byEntry = ({ entryId, part }: Pick<Candidate, "entryId" | "part">) => ({
  changes: { state: "named" as const, entry_id: entryId, entry_part: part },
  what: "line out named",
});

/** Names all lines that one entry fits, and that fit only this entry. @returns their number */
export async function nameExactLines({ ctx, member }: Actor): Promise<number> {
  requireAct({ member }, namingLines);
  return withTransaction(ctx, async (ctx) => {
    const days = await findBookDays(ctx);
    if (days === undefined) throw new FormError(words.beforeBooks);
    let count = 0;
    for (const { line, exact } of await matchLinesOut(ctx, days)) {
      if (exact === undefined) continue;
      await name(ctx, member, line.id, byEntry(exact));
      count++;
    }
    return count;
  });
}

/** Names a line by one of the entries that fit it. @param chosen entry and part, such as `12:whole` @throws FormError */
export async function nameLine({ ctx, member }: Actor, id: number, chosen: string): Promise<void> {
  requireAct({ member }, namingLines);
  await withTransaction(ctx, async (ctx) => {
    const { fitting } = await requireLine(ctx, id);
    const candidate = fitting.find(({ entryId, part }) => `${entryId}:${part}` === chosen);
    if (candidate === undefined) throw new FormError(words.fitsNoMore, { status: 409 });
    await name(ctx, member, id, byEntry(candidate));
  });
}

/** Writes a charge that the statement shows, and names its line by it. @throws FormError */
export async function nameCharge({ ctx, member }: Actor, id: number): Promise<void> {
  requireAct({ member }, namingLines);
  await withTransaction(ctx, async (ctx) => {
    const { line, place } = await requireLine(ctx, id);
    if (place === undefined) throw new FormError(words.noPlace);
    const charge = { placeId: place.id, minor: line.amount, day: line.day, source: `line:${id}` };
    const entryId = await writeCharge(ctx, member, charge);
    if (entryId === undefined) throw new FormError(words.writtenBefore, { status: 409 });
    await name(ctx, member, id, { ...byEntry({ entryId, part: "whole" }), what: "line out is a charge" });
  });
}

/**
 * Pays an approved voucher with the money that a line shows, then names the line by it. If the process dies between
 * both, the line fits the entry.
 * @throws FormError if this person may not pay it, or if it was paid meanwhile
 */
export async function payByLine(sender: Sender, id: number, voucherId: number): Promise<void> {
  const { ctx, member } = sender;
  requireAct({ member }, namingLines);
  const { line, place } = await withTransaction(ctx, (ctx) => requireLine(ctx, id));
  if (place === undefined) throw new FormError(words.noPlace);
  const fits = await store.listVouchersToPay(ctx.db, [line.amount]);
  if (!fits.some((voucher) => voucher.id === voucherId && voucher.currency === line.currency))
    throw new FormError(words.fitsNoMore, { status: 409 });
  await actOnVoucher(sender, voucherId, "pay", { placeId: place.id, day: line.day });
  await withTransaction(ctx, async (ctx) => {
    const { fitting } = await requireLine(ctx, id);
    const entry = await findEntryOfVoucher(ctx, voucherId);
    const paid = fitting.find(({ entryId }) => entryId === entry?.id);
    if (paid !== undefined) await name(ctx, member, id, byEntry(paid));
  });
}

/** Names a line by the credit that gave the money back. @throws FormError */
export async function cancelLine({ ctx, member }: Actor, id: number, creditId: number): Promise<void> {
  requireAct({ member }, namingLines);
  await withTransaction(ctx, async (ctx) => {
    const { line } = await requireLine(ctx, id);
    const days = [addDays(line.day, -nearDays), addDays(line.day, nearDays)] as const;
    const found = await store.listCancelling(ctx.db, line, ...days);
    const credit = found.find((credit) => credit.id === creditId);
    if (credit === undefined) throw new FormError(words.fitsNoMore, { status: 409 });
    const changes = { state: "cancels" as const, credit_id: credit.id };
    await name(ctx, member, id, { changes, what: "line out cancels a credit" });
    const decided = { state: "other" as const, decided_at: ctx.clock.now().toISOString(), decided_by: member.name };
    await credits.updateCredit(ctx.db, credit.id, decided, ["open"]);
  });
}

/** Says that a line is no money of the foundation, such as an error of the bank. @throws FormError */
export async function markLineNotOurs({ ctx, member }: Actor, id: number): Promise<void> {
  requireAct({ member }, namingLines);
  await withTransaction(ctx, async (ctx) => {
    const { line } = await requireLine(ctx, id);
    await name(ctx, member, line.id, { changes: { state: "not ours" }, what: "line out is not ours" });
  });
}

/** Takes the name of a line away, while its month is open. @throws FormError */
export async function reopenLine({ ctx, member }: Actor, id: number): Promise<void> {
  requireAct({ member }, namingLines);
  await withTransaction(ctx, async (ctx) => {
    const line = await findLineOut(ctx.db, id);
    if (line === undefined) throw new AppError("notFound");
    if (await isClosedDay(ctx, line.day)) throw new FormError(words.closed, { status: 409 });
    if (!(await store.reopenLineOut(ctx.db, id))) throw meanwhile();
    await recordAuditEvent(ctx, ctx.db, member, { what: "line out reopened", subject: `line out:${id}` });
  });
}
