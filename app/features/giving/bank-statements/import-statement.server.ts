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
import { alignLines, type FileLine } from "./align-lines.ts";
import { findOwnNames } from "./find-own-names.server.ts";
import { hashPayer } from "./find-payers.server.ts";
import { findPayouts } from "./find-payouts.server.ts";
import { findWentBack, maxBack, textOf } from "./find-went-back.ts";
import { endsOf, maskNarration } from "./mask-narration.ts";
import { matchByReference } from "./match-by-reference.server.ts";
import { payerOf, receiverOf } from "./payer-name.ts";
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
  /** Key of the reading that staff chose, where the file can be read in two ways. */
  choice?: string | undefined;
  overlap?: Overlap | undefined;
  /** The uploaded file, deleted together with the import. */
  fileId?: number | undefined;
}

/** Value dates of two exports may stand so far apart (days). */
const maxDays = 7;

/** What a person says of lines that agree with stored ones in day and amount only. */
export type Overlap = "same" | "other";

export type ImportResult = { added: number; again?: undefined } | { again: string; added?: undefined };

/** The last day that a statement can have: the bank's clock may be a day ahead of the site's. */
export const lastDayOf = ({ clock }: Pick<InTransaction, "clock">): string => addDays(siteDate(clock.now()), 1);

/**
 * Stores the money in of a statement, all or nothing, and matches exact references. Lines that are here already are not
 * stored again, also when two people send them at once, in other words.
 * @returns the id; `again` is when the same statement was added before
 * @throws StatementProblem, AppError adminsOnly
 */
export async function importStatement({ ctx, member }: Actor, sent: SentStatement): Promise<ImportResult> {
  requireMay(member, canManageGifts);
  const { rows, header, layout, form, account, name, fileId, choice, overlap } = sent;
  const { currency, label } = account;
  const heads = headsOf(rows[header] ?? []);
  const own = await findOwnNames(ctx, rows, header);
  const reading = { currency, form, lastDay: lastDayOf(ctx), choice, own };
  const statement = readStatement(rows, header, columnsOf(heads, layout), reading);
  const fingerprint = fingerprintOfAll(account.name, statement);
  return withTransaction(ctx, async (ctx, transaction) => {
    const addedAt = ctx.clock.now().toISOString();
    // Holds the account: what another import of it stores meanwhile is seen below.
    const remembered = choice === undefined ? {} : { reading: choice };
    const saved = { name: account.name, currency, label, layout: JSON.stringify(layout), ...remembered };
    await store.saveLayout(transaction, saved);
    await requireOwnLines(ctx, account, statement);
    await claimEarlierLines(ctx, account, statement);
    if (fileId !== undefined) await store.deleteFile(transaction, fileId);
    const same = await store.findSameStatement(transaction, currency, fingerprint);
    if (same !== undefined) return { again: same.added_at };
    const aligned = await alignStatement(ctx, account, statement);
    const { credits, outs } = settleOverlap(aligned, overlap, statement);
    const { opening, closing, firstDay, lastDay, lines } = statement;
    const facts = { currency, name: name.slice(0, 200), opening, closing, first_day: firstDay, last_day: lastDay };
    const counts = { lines: lines.length, added: 0, known: credits.isCompared ? credits.same.length : null };
    const by = { added_at: addedAt, added_by: member.name, added_by_id: member.id };
    const id = await store.insertStatement(transaction, {
      ...facts,
      ...counts,
      ...by,
      account: account.name,
      fingerprint,
    });
    if (id === undefined) return { again: addedAt };
    for (const { line, stored } of credits.same)
      await store.placeCredit(transaction, stored.id, {
        account: account.name,
        balance: line.balance ?? stored.balance,
      });
    const adding = { id, account, addedAt, statement, own };
    const added = await addCredits(ctx, adding, credits.fresh);
    await store.updateStatement(transaction, id, { added: added.length });
    // What went back is a person's to decide, and what a payment partner pays out is no gift.
    const wentBack = await addLinesOut(ctx, adding, credits.same, outs.fresh);
    const sure = added.filter((row) => row.payout === null && !wentBack.has(row.id));
    // Nobody else makes gifts by a file alone.
    if (await isSettled(ctx, member.id)) await matchByReference(ctx, sure, await findAllPrefixes(ctx));
    const after = { lines: lines.length, added: added.length };
    await recordAuditEvent(ctx, transaction, member, { what: "statement added", subject: `statement:${id}`, after });
    return { added: id };
  });
}

/** A line with what it can be stored as. */
interface PlacedLine extends FileLine {
  line: StatementLine;
}

/** Lines as they are compared with stored ones. Amounts of money out are positive. */
const placedLines = (account: string, lines: readonly StatementLine[]): PlacedLine[] =>
  lines.map((line) => ({
    line,
    day: line.day,
    amount: Math.abs(line.amount),
    balance: line.balance,
    fingerprints: [fingerprintOfLine(account, line), fingerprintOfLine(undefined, line)],
  }));

/** Compares the lines of a statement with what is stored of an account, money in and money out. */
async function alignStatement({ db }: InTransaction, { name, currency }: Account, statement: Statement) {
  const days = [addDays(statement.firstDay, -maxDays), addDays(statement.lastDay, maxDays)] as const;
  const earlier = await store.listStatementsOf(db, name, currency, ...days);
  const file = (lines: StatementLine[]) => ({ ...statement, lines: placedLines(name, lines) });
  const stored = await store.listCreditsOf(db, name, currency, ...days);
  return {
    credits: alignLines(file(creditsOf(statement)), stored, earlier),
    outs: alignLines(
      file(statement.lines.filter(({ amount }) => amount < 0)),
      await store.listLinesOut(db, name, currency, ...days),
      [],
    ),
    hasBalances: statement.lines.every(({ balance }) => balance !== undefined),
    isFirst: stored.length === 0,
  };
}

/**
 * What is stored, as far as a person had to say.
 * @throws StatementProblem where the file speaks against what is stored, and nobody has said anything
 */
function settleOverlap(
  { credits, outs, hasBalances, isFirst }: Awaited<ReturnType<typeof alignStatement>>,
  overlap: Overlap | undefined,
  statement: Statement,
) {
  const { same, fresh, doubtful, unexpected, missing } = credits;
  const open = doubtful.length + unexpected.length + missing.length;
  if (open > 0 && overlap === undefined) {
    const [first] = [...doubtful.map(({ line }) => line), ...unexpected];
    const problem = new StatementProblem(
      "overlap",
      first?.line.row ?? 0,
      writeDay(first?.day ?? missing[0]?.day ?? statement.firstDay),
    );
    problem.overlap = { doubtful: doubtful.length, unexpected: unexpected.length, missing: missing.length };
    throw problem;
  }
  const isSame = overlap !== "other";
  return {
    credits: {
      same: isSame ? [...same, ...doubtful] : same,
      fresh: [...fresh, ...unexpected, ...(isSame ? [] : doubtful.map(({ line }) => line))],
      isCompared: isFirst || hasBalances ? isSame || open === 0 : false,
    },
    outs: { fresh: [...outs.fresh, ...outs.unexpected] },
  };
}

/** Credits that another account has make a file one of that account: more than half, and at least so many. */
const minForeign = 3;

/** @throws StatementProblem for a statement of another account: its lines would count twice */
async function requireOwnLines(ctx: InTransaction, account: Account, statement: Statement): Promise<void> {
  const { currency } = account;
  const { db } = ctx;
  const others = (await listAccountsIn(ctx, currency)).filter((one) => one.name !== account.name);
  const wanted = creditsOf(statement).length;
  for (const other of others) {
    const { name, label } = other;
    const same = await store.findSameStatement(db, currency, fingerprintOfAll(name, statement));
    const days = [addDays(statement.firstDay, -maxDays), addDays(statement.lastDay, maxDays)] as const;
    const stored = (await store.listCreditsOf(db, name, currency, ...days)).filter((one) => one.account === name);
    const foreign = alignLines({ ...statement, lines: placedLines(name, creditsOf(statement)) }, stored, []).same
      .length;
    const isForeign = foreign >= minForeign && foreign * 2 > wanted;
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
  const lines = Map.groupBy(creditsOf(statement), (line) => fingerprintOfLine(undefined, line));
  for (const { id, fingerprint, occurrence } of await store.findCreditsByFingerprint(db, currency, [...lines.keys()])) {
    // Identical lines of one day can all be real.
    const line = lines.get(fingerprint)?.[occurrence - 1];
    if (line !== undefined)
      await store.placeCredit(db, id, { account: name, fingerprint: fingerprintOfLine(name, line) });
  }
}

const creditsOf = ({ lines }: Statement): StatementLine[] => lines.filter(({ amount }) => amount > 0);

interface Adding {
  id: number;
  account: Account;
  addedAt: string;
  statement: Statement;
  /** Names of the account's owner. */
  own: ReadonlySet<string>;
}

/** Which of the lines with one fingerprint each is, after those that are stored. */
async function numberLines(
  placed: readonly PlacedLine[],
  count: (fingerprints: string[]) => Promise<{ fingerprint: string; last: number }[]>,
) {
  const known = await count(placed.map(({ fingerprints: [own = ""] }) => own));
  const seen = new Map(known.map(({ fingerprint, last }) => [fingerprint, Number(last)]));
  return placed.map((one) => {
    const [fingerprint = ""] = one.fingerprints;
    const occurrence = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, occurrence);
    return { line: one.line, fingerprint, occurrence };
  });
}

/** @returns what was added, with the words as the bank wrote them */
async function addCredits(
  ctx: InTransaction,
  adding: Adding,
  fresh: readonly PlacedLine[],
): Promise<store.CreditRow[]> {
  const { id, account, addedAt, own } = adding;
  const { currency } = account;
  const credits = await numberLines(fresh, (some) => store.countCreditsOf(ctx.db, currency, some));
  // Where each way takes a reference, no number says anything of use.
  const keepsEnds = hasWalletWithoutReference(await findCountry(ctx));
  const payouts = await findPayouts(
    ctx,
    account,
    fresh.map(({ line }) => line),
  );
  const added = await store.insertCredits(
    ctx.db,
    credits.map(({ line, fingerprint, occurrence }) => {
      const payout = payouts.get(line);
      const payer = payout === undefined ? payerOf(line.payer, line.words, own) : undefined;
      const isCounted = payout?.isCounted === true;
      return {
        statement_id: id,
        account: account.name,
        currency,
        day: line.day,
        amount: line.amount,
        balance: line.balance ?? null,
        payout: payout?.partner ?? null,
        fingerprint,
        occurrence,
        narration: maskNarration(line.words),
        ends: keepsEnds ? endsOf(line.words).join(" ") || null : null,
        state: isCounted ? ("other" as const) : ("open" as const),
        added_at: addedAt,
        gift_id: null,
        decided_at: isCounted ? addedAt : null,
        decided_by: null,
        payer: payer === undefined ? null : maskNarration(payer),
        payer_hash: hashPayer(ctx, payer),
      };
    }),
  );
  const lines = new Map(credits.map((one) => [keyOfLine(one), one.line]));
  // A mask may cover a reference that stands among figures.
  return added.map((row) => ({ ...row, narration: lines.get(keyOfLine(row))?.words ?? row.narration }));
}

const keyOfLine = ({ fingerprint, occurrence }: { fingerprint: string; occurrence: number }) =>
  `${fingerprint} ${occurrence}`;

/** Stores the money out, and joins to each line the credit that it takes back. @returns the credits that went back now */
async function addLinesOut(
  ctx: InTransaction,
  { id, account, addedAt, statement, own }: Adding,
  same: readonly { line: PlacedLine; stored: { id: number } }[],
  fresh: readonly PlacedLine[],
): Promise<Set<number>> {
  const { name, currency } = account;
  const numbered = await numberLines(fresh, (some) => store.countLinesOutOf(ctx.db, currency, some));
  const from = addDays(statement.firstDay, -maxBack);
  const gone = new Set((await store.listTakenBack(ctx.db, name, from)).map(({ credit_id }) => credit_id));
  const places = new Map(statement.lines.map((line, place) => [line, place]));
  const lines = new Map(same.map(({ line, stored }) => [stored.id, line.line]));
  const byFingerprint = new Map(creditsOf(statement).map((line) => [fingerprintOfLine(name, line), line]));
  const credits = (await store.listCreditsOf(ctx.db, name, currency, from, addDays(statement.lastDay, maxDays)))
    .filter((row) => !gone.has(row.id))
    .map((row) => {
      const line = lines.get(row.id) ?? byFingerprint.get(row.fingerprint);
      const place = line === undefined ? row.id - Number.MAX_SAFE_INTEGER : (places.get(line) ?? 0);
      const text = line === undefined ? (row.narration ?? "") : textOf(line);
      return { id: row.id, day: row.day, amount: row.amount, text, payer: row.payer_hash, place };
    });
  const wentBack = findWentBack(
    numbered.map(({ line }) => ({ line, place: places.get(line) ?? 0 })),
    credits,
    {
      prefixes: await findAllPrefixes(ctx),
      payerOf: (line) => hashPayer(ctx, receiverOf(line.payer, line.words, own)),
    },
  );
  const rows = numbered.map(({ line, fingerprint, occurrence }) => ({
    statement_id: id,
    account: name,
    currency,
    day: line.day,
    amount: -line.amount,
    balance: line.balance ?? null,
    fingerprint,
    occurrence,
    credit_id: wentBack.get(line)?.id ?? null,
    added_at: addedAt,
  }));
  await store.insertLinesOut(ctx.db, rows);
  const ids = [...wentBack.values()].map(({ id }) => id);
  await store.markWentBack(ctx.db, ids);
  return new Set(ids);
}

/**
 * Fingerprint of what a row says, independent of the order of columns, and the same in CSV and XLSX.
 * @param account undefined: as it was before accounts were told apart
 */
const fingerprintOfLine = (account: string | undefined, { day, amount, words }: StatementLine): string =>
  fingerprintOf([...(account === undefined ? [] : [account]), day, amount, words.toUpperCase().replace(/\s/g, "")]);

const fingerprintOfAll = (account: string | undefined, { lines }: Statement): string =>
  fingerprintOf(lines.map((line) => fingerprintOfLine(account, line)).toSorted());
