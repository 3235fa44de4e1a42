import { bareHead } from "./find-columns.server.ts";
import type { GiftRole } from "./gift-shape.server.ts";
import type { TableCells } from "./open-table-rows.server.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));

/** Statuses of a payment that did not come, or went back. */
export const didNotCome = words(
  "refunded|pending|failed|cancelled|canceled|abandoned|pre-approved|preapproval|processing|revoked|reversed|declined|expired|disputed|chargeback|in progress|partially paid|promised|remboursé|en attente|échoué|annulé|abandonné|promis|refusé",
);

export const isYes = (cell: string): boolean => /^(?:yes|y|true|1|oui|vrai|test)$/i.test(cell);

const isNo = (cell: string): boolean => /^(?:no|n|false|0|non|faux)$/i.test(cell);

/** Returns true for a cell that says nothing, such as `0.00`, `NGN 0`, `none` or `not refunded`. */
const isNothing = (cell: string): boolean =>
  isNo(cell) ||
  /^(?:[-\s./]*|none|never|nil|null|n\/a|not .{0,30}|aucune?|jamais|pas .{0,30})$/i.test(cell) ||
  /^[^\d]{0,6}0[0.,\s]*\D{0,6}$/.test(cell.slice(0, 40));

/** Words of heads about money that went back, or about a payment that ended. */
const backHeads = words(
  "refund|refunded|refunds|reversed|reversal|returned|chargeback|chargebacks|dispute|disputed|cancel|canceled|cancelled|cancellation|bounced|rembourse|remboursee|remboursement|annule|annulee|annulation|litige|conteste|rejete",
);

const takenHeads = words("captured|capture|cleared|paid|paye|encaisse");
const statusHeads = words("status|state|statut|etat");
const typeHeads = words("type");
const placeHeads = words("mode|environment|environnement");
const testHeads = words("test|essai");
const liveHeads = words("live|livemode");

/** Types of rows of PayPal that move money of the charity itself, or send it back. */
const movesOwnMoney =
  /\b(?:hold|withdrawal|currency conversion|reversal|chargeback|refund|reserve|to pp account|(?:transfer|virement) (?:from|to|depuis|vers)|conversion de devise|retrait|remboursement|blocage|annulation)\b/i;

/** Reads every column whose head speaks of money given back, a test or an end. @returns the code of a note */
export function whyBack(row: TableCells<GiftRole>): string | undefined {
  const { table, all, columns } = row;
  for (const [index, cell] of all.entries()) {
    if (cell === "" || index === columns.amount || index === columns.day) continue;
    const head = bareHead(table.heads[index] ?? "").split(" ");
    const has = (known: ReadonlySet<string>) => head.some((word) => known.has(word));
    const out =
      (has(backHeads) ? readBack(row, cell) : undefined) ??
      (has(takenHeads) && /^(?:no|n|false|non|faux)$/i.test(cell) ? "gift-untaken" : undefined) ??
      (has(placeHeads) && /^(?:test|sandbox|essai)\b/i.test(cell) ? "gift-test" : undefined) ??
      (has(testHeads) && isYes(cell) ? "gift-test" : undefined) ??
      (has(liveHeads) && isNo(cell) ? "gift-test" : undefined) ??
      (has(statusHeads) && didNotCome.has(cell.toLowerCase()) ? "gift-off" : undefined) ??
      (has(typeHeads) && movesOwnMoney.test(cell.slice(0, 100)) ? "gift-own" : undefined);
    if (out !== undefined) return out;
  }
  return undefined;
}

/** A row with a part given back also stays out: only a person knows in which currency and from which sum it is. */
function readBack(row: TableCells<GiftRole>, cell: string): string | undefined {
  if (isNothing(cell)) return undefined;
  if (/^(?:part|partial|partially|partiel|partiellement|en partie)\b/i.test(cell)) return "gift-part";
  const back = numberOf(row.figuresOf(cell));
  const amount = numberOf(row.figures("amount"));
  return back !== undefined && back !== 1 && amount !== undefined && back < amount ? "gift-part" : "gift-back";
}

/** Returns the number of a cell with one number; undefined for a date. */
function numberOf(figures: string | undefined): number | undefined {
  const [, number] = /^[^\d.]{0,8}(\d{1,13}(?:\.\d{1,2})?)[^\d.]{0,8}$/.exec(figures?.replaceAll(" ", "") ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}
