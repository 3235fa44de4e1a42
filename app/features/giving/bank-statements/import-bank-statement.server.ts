import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { startUse } from "../../foundation/use/start-use.server.ts";
import { isSettled } from "../../people/users/find-settled-people.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findAllPrefixes } from "../gifts/promise-commands.server.ts";
import type { Account } from "./accounts.server.ts";
import { addCredits, addLinesOut } from "./add-lines.server.ts";
import { findColumns, type Layout, readHeads } from "./bank-statement-columns.ts";
import type { BankStatementForm } from "./bank-statement-form.ts";
import * as store from "./bank-statement-queries.server.ts";
import {
  alignBankStatement,
  claimEarlierLines,
  decideOverlap,
  fingerprintOfAll,
  type Overlap,
  requireOwnLines,
} from "./decide-overlap.server.ts";
import { findOwnNames } from "./find-payers.server.ts";
import { matchByReference } from "./match-by-reference.server.ts";
import * as places from "./place-queries.server.ts";
import { readBankStatement } from "./read-bank-statement.ts";

export interface SentBankStatement {
  name: string;
  account: Account;
  rows: string[][];
  header: number;
  layout: Layout;
  form: BankStatementForm;
  /** Key of the interpretation that staff chose for an ambiguous file. */
  choice?: string | undefined;
  overlap?: Overlap | undefined;
  /** Id of the uploaded file, which the import deletes. */
  fileId?: number | undefined;
}

export type ImportResult = { added: number; again?: undefined } | { again: string; added?: undefined };

/** Latest possible day of a statement: the bank's day may be one ahead. */
export const lastDayOf = ({ clock }: Pick<InTransaction, "clock">): string => addDays(siteDate(clock.now()), 1);

/**
 * Stores a statement's lines, all or none, and each line once. Matches lines with exact references.
 * @throws BankStatementProblem
 */
export async function importBankStatement({ ctx, member }: Actor, sent: SentBankStatement): Promise<ImportResult> {
  requireMay(member, canManageGifts);
  const { rows, header, layout, form, account, name, fileId, choice, overlap } = sent;
  const { currency, label } = account;
  const heads = readHeads(rows[header] ?? []);
  const own = await findOwnNames(ctx, rows, header);
  const reading = { currency, form, lastDay: lastDayOf(ctx), choice, own };
  const statement = readBankStatement(rows, header, findColumns(heads, layout), reading);
  const fingerprint = fingerprintOfAll(account.name, statement);
  return withTransaction(ctx, async (ctx, transaction) => {
    const addedAt = ctx.clock.now().toISOString();
    // This write locks the account, so that the following checks see other imports.
    const known = choice ?? statement.provenReading;
    const remembered = known === undefined ? {} : { reading: known };
    const saved = { name: account.name, currency, label, layout: JSON.stringify(layout), ...remembered };
    await store.saveLayout(transaction, saved);
    await requireOwnLines(ctx, account, statement);
    await claimEarlierLines(ctx, account, statement);
    if (fileId !== undefined) await store.deleteFile(transaction, fileId);
    const same = await store.findSameBankStatement(transaction, currency, fingerprint);
    if (same !== undefined) return { again: same.added_at };
    const aligned = await alignBankStatement(ctx, account, statement);
    const { credits, outs } = decideOverlap(aligned, overlap, statement);
    const { opening, closing, firstDay, lastDay, lines } = statement;
    const facts = { currency, name: name.slice(0, 200), opening, closing, first_day: firstDay, last_day: lastDay };
    const outsOf = lines.filter(({ amount }) => amount < 0).length;
    const counts = {
      lines: lines.length,
      outs: outsOf,
      added: 0,
      known: credits.isCompared ? credits.same.length : null,
    };
    const by = { added_at: addedAt, added_by: member.name, added_by_id: member.id };
    const id = await store.insertBankStatement(transaction, {
      ...facts,
      ...counts,
      ...by,
      account: account.name,
      fingerprint,
    });
    if (id === undefined) return { again: addedAt };
    await startUse(ctx, member, "statements");
    for (const { line, stored } of credits.same)
      await places.placeCredit(transaction, stored.id, {
        account: account.name,
        balance: line.balance ?? stored.balance,
      });
    const adding = { id, account, addedAt, statement, own };
    const added = await addCredits(ctx, adding, credits.fresh);
    await store.updateBankStatement(transaction, id, { added: added.length });
    // Staff decide about reversals; a payout is not a gift.
    const wentBack = await addLinesOut(ctx, adding, credits.same, outs.fresh);
    const sure = added.filter((row) => row.payout === null && !wentBack.has(row.id));
    // Files of unsettled accounts make no gifts.
    if (await isSettled(ctx, member.id)) await matchByReference(ctx, sure, await findAllPrefixes(ctx));
    const after = { lines: lines.length, added: added.length };
    await recordAuditEvent(ctx, transaction, member, { what: "statement added", subject: `statement:${id}`, after });
    return { added: id };
  });
}
