import type { InTransaction } from "../../../server/context.server.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { type Account, listAccountsIn } from "./accounts.server.ts";
import { alignLines, type FileLine } from "./align-lines.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import * as store from "./bank-statement-queries.server.ts";
import * as places from "./place-queries.server.ts";
import type { BankStatement, BankStatementRow } from "./read-bank-statement.ts";

/** Maximum number of days between the value dates of the same line in two exports. */
export const maxDays = 7;

export interface PlacedLine extends FileLine {
  line: BankStatementRow;
}

/** Prepares lines for the comparison with stored lines; debits become positive. */
const placedLines = (account: string, lines: readonly BankStatementRow[]): PlacedLine[] =>
  lines.map((line) => ({
    line,
    day: line.day,
    amount: Math.abs(line.amount),
    balance: line.balance,
    fingerprints: [fingerprintOfLine(account, line), fingerprintOfLine(undefined, line)],
  }));

export const creditsOf = ({ lines }: BankStatement): BankStatementRow[] => lines.filter(({ amount }) => amount > 0);

/** Hashes a row. The order of columns and the file format do not matter. @param account undefined for old lines */
export const fingerprintOfLine = (account: string | undefined, { day, amount, words }: BankStatementRow): string =>
  fingerprintOf([...(account === undefined ? [] : [account]), day, amount, words.toUpperCase().replace(/\s/g, "")]);

export const fingerprintOfAll = (account: string | undefined, { lines }: BankStatement): string =>
  fingerprintOf(lines.map((line) => fingerprintOfLine(account, line)).toSorted());

/** Staff's answer if lines agree with stored lines only in day and amount. */
export type Overlap = "same" | "other";

export async function alignBankStatement(ctx: InTransaction, { name, currency }: Account, statement: BankStatement) {
  const { db } = ctx;
  const isOnly = (await listAccountsIn(ctx, currency)).length === 1;
  const days = [addDays(statement.firstDay, -maxDays), addDays(statement.lastDay, maxDays)] as const;
  // An old statement without an account may belong to another account.
  const earlier = (await places.listStatementsOf(db, name, currency, ...days)).filter(
    ({ account }) => account !== null || isOnly,
  );
  const file = (lines: BankStatementRow[]) => ({ ...statement, lines: placedLines(name, lines) });
  const stored = await places.listCreditsOf(db, name, currency, ...days);
  return {
    credits: alignLines(file(creditsOf(statement)), stored, earlier),
    outs: alignLines(
      file(statement.lines.filter(({ amount }) => amount < 0)),
      await places.listLinesOut(db, name, currency, ...days),
      earlier,
    ),
    hasBalances: statement.lines.every(({ balance }) => balance !== undefined),
    isFirst: stored.length === 0,
  };
}

/**
 * Decides which lines are stored.
 * @throws BankStatementProblem if lines contradict stored ones and staff have not answered
 */
export function decideOverlap(
  { credits, outs, hasBalances, isFirst }: Awaited<ReturnType<typeof alignBankStatement>>,
  overlap: Overlap | undefined,
  statement: BankStatement,
) {
  const { same, fresh, doubtful, unexpected, missing } = credits;
  const open = doubtful.length + unexpected.length + missing.length;
  if (open > 0 && overlap === undefined) {
    const [first] = [...doubtful.map(({ line }) => line), ...unexpected];
    const problem = new BankStatementProblem(
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
    outs: {
      fresh: [...outs.fresh, ...outs.unexpected, ...(isSame ? [] : outs.doubtful.map(({ line }) => line))],
    },
  };
}

/** Minimum number of another account's credits that prove a wrong account; they must also be more than half. */
const minForeign = 3;

/** @throws BankStatementProblem for a statement of another account, because its lines would be counted twice */
export async function requireOwnLines(ctx: InTransaction, account: Account, statement: BankStatement): Promise<void> {
  const { currency } = account;
  const { db } = ctx;
  const others = (await listAccountsIn(ctx, currency)).filter(({ name }) => name !== account.name);
  const wanted = creditsOf(statement).length;
  for (const { name, label } of others) {
    const same = await store.findSameBankStatement(db, currency, fingerprintOfAll(name, statement));
    const days = [addDays(statement.firstDay, -maxDays), addDays(statement.lastDay, maxDays)] as const;
    const stored = (await places.listCreditsOf(db, name, currency, ...days)).filter((line) => line.account === name);
    const foreign = alignLines({ ...statement, lines: placedLines(name, creditsOf(statement)) }, stored, []).same
      .length;
    const isForeign = foreign >= minForeign && foreign * 2 > wanted;
    if (same?.opening === statement.opening || isForeign)
      throw new BankStatementProblem("otherAccount", 0, label ?? "");
  }
}

/** Assigns old lines without an account to the first account whose statement contains them. */
export async function claimEarlierLines(
  { db }: InTransaction,
  account: Account,
  statement: BankStatement,
): Promise<void> {
  const { name, currency } = account;
  const same = await store.findSameBankStatement(db, currency, fingerprintOfAll(undefined, statement));
  const claimed = { account: name, fingerprint: fingerprintOfAll(name, statement) };
  if (same !== undefined) await store.updateBankStatement(db, same.id, claimed);
  const lines = Map.groupBy(creditsOf(statement), (line) => fingerprintOfLine(undefined, line));
  for (const { id, fingerprint, occurrence } of await store.findCreditsByFingerprint(db, currency, [...lines.keys()])) {
    // Several equal lines on one day can be real payments.
    const line = lines.get(fingerprint)?.[occurrence - 1];
    if (line !== undefined)
      await places.placeCredit(db, id, { account: name, fingerprint: fingerprintOfLine(name, line) });
  }
}
