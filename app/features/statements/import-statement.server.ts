import { createHash } from "node:crypto";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import type { Currency } from "../../values/money.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findAllPrefixes } from "../gifts/pledge-commands.server.ts";
import { maskNarration } from "./mask-narration.ts";
import { matchByReference } from "./match-by-reference.server.ts";
import { readStatement, type Statement, type StatementLine } from "./read-statement.ts";
import { columnsOf, headsOf, type Layout } from "./statement-columns.ts";
import * as store from "./statement-queries.server.ts";

export interface SentStatement {
  /** Of the file. */
  name: string;
  currency: Currency;
  /** Cleaned cells. */
  rows: string[][];
  /** Place of the heads' row. */
  header: number;
  layout: Layout;
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
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const { rows, header, layout, currency, name, fileId } = sent;
  const statement = readStatement(rows, header, columnsOf(headsOf(rows[header] ?? []), layout));
  const fingerprint = hash(statement.lines.map(fingerprintOf).toSorted());
  return withTransaction(ctx, async (ctx, transaction) => {
    const addedAt = ctx.clock.now().toISOString();
    const known = await store.findLayout(transaction, currency);
    const remembered = { name: currency, layout: JSON.stringify(layout), tolerance: known?.tolerance ?? 0 };
    await store.saveLayout(transaction, remembered);
    if (fileId !== undefined) await store.deleteFile(transaction, fileId);
    const { opening, closing, firstDay, lastDay, lines } = statement;
    const facts = { currency, name: name.slice(0, 200), opening, closing, first_day: firstDay, last_day: lastDay };
    const counts = { lines: lines.length, added: 0 };
    const by = { added_at: addedAt, added_by: member.name };
    const id = await store.insertStatement(transaction, { ...facts, ...counts, ...by, fingerprint });
    if (id === undefined)
      return { again: (await store.findSameStatement(transaction, currency, fingerprint))?.added_at ?? addedAt };
    const added = await addCredits(ctx, { id, currency, addedAt, statement });
    await store.updateStatement(transaction, id, { added });
    const after = { lines: lines.length, added };
    await recordAuditEvent(ctx, transaction, member, { what: "statement added", subject: `statement:${id}`, after });
    return { added: id };
  });
}

interface Adding {
  id: number;
  currency: Currency;
  addedAt: string;
  statement: Statement;
}

/** @returns how many are new */
async function addCredits(ctx: InTransaction, { id, currency, addedAt, statement }: Adding): Promise<number> {
  const credits = countOccurrences(statement.lines.filter(({ amount }) => amount > 0));
  const added = await store.insertCredits(
    ctx.db,
    credits.map(({ line, fingerprint, occurrence }) => ({
      ...{ statement_id: id, currency, day: line.day, amount: line.amount, fingerprint, occurrence },
      ...{ narration: maskNarration(line.words), state: "open" as const, added_at: addedAt },
      ...{ gift_id: null, decided_at: null, decided_by: null },
    })),
  );
  const words = new Map(credits.map((one) => [`${one.fingerprint} ${one.occurrence}`, one.line.words]));
  // With the words as the bank wrote them: a mask may cover a reference that stands among figures.
  await matchByReference(
    ctx,
    added.map((row) => ({ ...row, narration: words.get(`${row.fingerprint} ${row.occurrence}`) ?? "" })),
    await findAllPrefixes(ctx),
  );
  return added.length;
}

const hash = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Of what a row says: the same in each order of columns, in CSV and XLSX. */
const fingerprintOf = ({ day, amount, words }: StatementLine): string =>
  hash([day, amount, words.toUpperCase().replace(/\s/g, "")]);

/** Identical rows of one day can all be real, so they are counted. */
function countOccurrences(lines: StatementLine[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const fingerprint = fingerprintOf(line);
    const occurrence = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, occurrence);
    return { line, fingerprint, occurrence };
  });
}
