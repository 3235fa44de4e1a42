import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { hasWalletWithoutReference } from "../../foundation/settings/site-country.ts";
import { isSettled } from "../../people/users/find-settled-people.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findAllPrefixes } from "../gifts/pledge-commands.server.ts";
import { type Account, listAccountsIn } from "./accounts.server.ts";
import { hashPayer } from "./find-payers.server.ts";
import { findWentBack } from "./find-went-back.ts";
import { endsOf, maskNarration } from "./mask-narration.ts";
import { matchByReference } from "./match-by-reference.server.ts";
import { payerOf } from "./payer-name.ts";
import { readStatement, type Statement, type StatementLine, StatementProblem } from "./read-statement.ts";
import { columnsOf, headsOf, type Layout } from "./statement-columns.ts";
import type { StatementForm } from "./statement-form.ts";
import * as store from "./statement-queries.server.ts";

export interface SentStatement {
  /** Name of the file. */
  name: string;
  account: Account;
  /** Cleaned cells. */
  rows: string[][];
  /** Place of the heads' row. */
  header: number;
  layout: Layout;
  form: StatementForm;
  /** The uploaded file, deleted together with the import. */
  fileId?: number | undefined;
}

export type ImportResult = { added: number; again?: undefined } | { again: string; added?: undefined };

/**
 * Stores the money in of a statement, all or nothing, and matches exact references. Rows that are here already are
 * not stored again, also when two people send them at once.
 * @returns the id; `again` is when the same statement was added before
 * @throws StatementProblem, AppError adminsOnly
 */
export async function importStatement({ ctx, member }: Actor, sent: SentStatement): Promise<ImportResult> {
  requireMay(member, canManageGifts);
  const { rows, header, layout, form, account, name, fileId } = sent;
  const { currency } = account;
  const columns = columnsOf(headsOf(rows[header] ?? []), layout);
  const statement = readStatement(rows, header, columns, { currency, form });
  requirePast(ctx, statement);
  const fingerprint = fingerprintOfAll(account.name, statement);
  return withTransaction(ctx, async (ctx, transaction) => {
    const addedAt = ctx.clock.now().toISOString();
    await requireOwnLines(ctx, account, statement);
    await claimEarlierLines(ctx, account, statement);
    const { label } = account;
    await store.saveLayout(transaction, { name: account.name, currency, label, layout: JSON.stringify(layout) });
    if (fileId !== undefined) await store.deleteFile(transaction, fileId);
    const { opening, closing, firstDay, lastDay, lines } = statement;
    const facts = { currency, name: name.slice(0, 200), opening, closing, first_day: firstDay, last_day: lastDay };
    const counts = { lines: lines.length, added: 0 };
    const by = { added_at: addedAt, added_by: member.name, added_by_id: member.id };
    const id = await store.insertStatement(transaction, {
      ...facts,
      ...counts,
      ...by,
      account: account.name,
      fingerprint,
    });
    if (id === undefined)
      return { again: (await store.findSameStatement(transaction, currency, fingerprint))?.added_at ?? addedAt };
    const isTrusted = await isSettled(ctx, member.id);
    const added = await addCredits(ctx, { id, account, addedAt, statement, isTrusted });
    await store.updateStatement(transaction, id, { added });
    const after = { lines: lines.length, added };
    await recordAuditEvent(ctx, transaction, member, { what: "statement added", subject: `statement:${id}`, after });
    return { added: id };
  });
}

/** @throws StatementProblem for a day after tomorrow: the bank's clock may be a day ahead of the site's */
function requirePast({ clock }: Pick<InTransaction, "clock">, { lines }: Statement): void {
  const tomorrow = addDays(siteDate(clock.now()), 1);
  const line = lines.find(({ day }) => day > tomorrow);
  if (line !== undefined) throw new StatementProblem("dayToCome", line.row, writeDay(line.day));
}

/** Credits that another account has make a file one of that account: more than half, and at least so many. */
const minForeign = 3;

/** @throws StatementProblem for a statement of another account: its lines would count twice */
async function requireOwnLines({ db }: InTransaction, account: Account, statement: Statement): Promise<void> {
  const { currency } = account;
  const others = (await listAccountsIn({ db }, currency)).filter((one) => one.name !== account.name);
  for (const { name, label } of others) {
    const same = await store.findSameStatement(db, currency, fingerprintOfAll(name, statement));
    const wanted = countOccurrences(name, creditsOf(statement));
    const foreign = await findKnown(db, currency, wanted);
    const isForeign = foreign.length >= minForeign && foreign.length * 2 > wanted.length;
    if (same?.opening === statement.opening || isForeign) throw new StatementProblem("otherAccount", 0, label ?? "");
  }
}

/**
 * What was read before accounts were told apart belongs to the first account whose statement has it again: one line is
 * never two, and what both accounts have is two once both statements were read.
 */
async function claimEarlierLines({ db }: InTransaction, account: Account, statement: Statement): Promise<void> {
  const { name, currency } = account;
  const same = await store.findSameStatement(db, currency, fingerprintOfAll(undefined, statement));
  const claimed = { account: name, fingerprint: fingerprintOfAll(name, statement) };
  if (same !== undefined) await store.updateStatement(db, same.id, claimed);
  const earlier = await findKnown(db, currency, countOccurrences(undefined, creditsOf(statement)));
  for (const { id, line } of earlier) await store.claimCredit(db, id, fingerprintOfLine(name, line));
}

type Counted = ReturnType<typeof countOccurrences>[number];

/** Finds which of the lines are stored already, with their ids. */
async function findKnown(db: InTransaction["db"], currency: Account["currency"], wanted: Counted[]) {
  const stored = await store.findCreditsByFingerprint(
    db,
    currency,
    wanted.map(({ fingerprint }) => fingerprint),
  );
  const byKey = new Map(wanted.map((one) => [keyOfLine(one), one.line]));
  return stored.flatMap((row) => {
    const line = byKey.get(keyOfLine(row));
    return line === undefined ? [] : [{ id: row.id, line }];
  });
}

const keyOfLine = ({ fingerprint, occurrence }: { fingerprint: string; occurrence: number }) =>
  `${fingerprint} ${occurrence}`;

const creditsOf = ({ lines }: Statement): StatementLine[] => lines.filter(({ amount }) => amount > 0);

interface Adding {
  id: number;
  account: Account;
  addedAt: string;
  statement: Statement;
  /** Read by a settled person: nobody else makes gifts by a file alone. */
  isTrusted: boolean;
}

/** @returns how many are new */
async function addCredits(ctx: InTransaction, { id, account, addedAt, statement, isTrusted }: Adding): Promise<number> {
  const { currency } = account;
  const wentBack = findWentBack(statement);
  const credits = countOccurrences(account.name, creditsOf(statement)).map((one) => ({
    ...one,
    payer: payerOf(one.line.payer, one.line.words),
  }));
  // Where each way takes a reference, no number says anything of use.
  const keepsEnds = hasWalletWithoutReference(await findCountry(ctx));
  const added = await store.insertCredits(
    ctx.db,
    credits.map(({ line, fingerprint, occurrence, payer }) => ({
      statement_id: id,
      currency,
      day: line.day,
      amount: line.amount,
      fingerprint,
      occurrence,
      narration: maskNarration(line.words),
      ends: keepsEnds ? endsOf(line.words).join(" ") || null : null,
      state: "open" as const,
      added_at: addedAt,
      gift_id: null,
      decided_at: null,
      decided_by: null,
      payer: payer === undefined ? null : maskNarration(payer),
      payer_hash: hashPayer(ctx, payer),
    })),
  );
  // Also those that an earlier statement brought before their money went back.
  const gone = credits.filter(({ line }) => wentBack.has(line));
  await store.markWentBack(
    ctx.db,
    (await findKnown(ctx.db, currency, gone)).map(({ id }) => id),
  );
  if (!isTrusted) return added.length;
  const lines = new Map(credits.map((one) => [keyOfLine(one), one.line]));
  // With the words as the bank wrote them: a mask may cover a reference that stands among figures. What went back is
  // a person's to decide.
  await matchByReference(
    ctx,
    added.flatMap((row) => {
      const line = lines.get(keyOfLine(row));
      return line === undefined || wentBack.has(line) ? [] : [{ ...row, narration: line.words }];
    }),
    await findAllPrefixes(ctx),
  );
  return added.length;
}

/**
 * Fingerprint of what a row says, independent of the order of columns, and the same in CSV and XLSX.
 * @param account undefined: as it was before accounts were told apart
 */
const fingerprintOfLine = (account: string | undefined, { day, amount, words }: StatementLine): string =>
  fingerprintOf([...(account === undefined ? [] : [account]), day, amount, words.toUpperCase().replace(/\s/g, "")]);

const fingerprintOfAll = (account: string | undefined, { lines }: Statement): string =>
  fingerprintOf(lines.map((line) => fingerprintOfLine(account, line)).toSorted());

/** Identical rows of one day can all be real, so they are counted. */
function countOccurrences(account: string | undefined, lines: StatementLine[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const fingerprint = fingerprintOfLine(account, line);
    const occurrence = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, occurrence);
    return { line, fingerprint, occurrence };
  });
}
