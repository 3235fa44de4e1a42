import { bareHead } from "./find-columns.server.ts";
import type { GiftRole } from "./gift-shape.server.ts";
import type { TableCells } from "./open-table-rows.server.ts";

/** Forms of a cell that names a sum of other rows. A donor may be called Total Energies, or Balance Okoro. */
const sums = [
  /^(?:(?:grand |sub[- ]?|sous[- ]?)?total|sum|together|somme|ensemble)(?: (?:général|of|for|in|de|du|des|pour|en) .{1,60}| ?\d{4}| ?:.{0,60})?:?$/i,
  /^(?:sub[- ]?|sous[- ]?)?total,? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fév|avr|mai|juin|juil|août|déc)[a-zûé]{0,8}\.?(?: \d{2,4})?:?$/i,
  /^(?:opening |closing |ending )?(?:balance|bal\.?|solde)(?: (?:[bc]\/?[df]|(?:brought|carried)\b.{0,40}|(?:as |au|at|on|à nouveau|reporté|précédent|initial|final|ouverture)\b.{0,40}))?:?$/i,
  /^(?:(?:total )?[bc]\/[df]|(?:total )?(?:brought|carried) (?:forward|over|down)|report(?: à nouveau)?|à reporter)(?: .{0,40})?:?$/i,
];

/** A row with a sum: `Total`, `Sum of March`, `Balance c/f`. */
const isSum = (cell: string): boolean =>
  sums.some((form) => form.test(cell.slice(0, 100))) && !/^report (?!à nouveau)\p{L}/iu.test(cell);

const remarkHeads = new Set(
  "remark|remarks|note|notes|observation|observations|remarque|remarques|memo|outcome|result".split("|"),
);

/** Words that a treasurer writes beside money that did not stay. */
const wentBack =
  /(?<!\bnot |\bnever |\bpas |\bnon |\bn'est pas )\b(?:bounced|dishonou?red|refunded|returned|reversed|unpaid|pledged? only|only (?:a )?pledge|sans provision|remboursée?|impayée?|promesse(?! (?:tenue|honorée|payée|reçue)))(?![\p{L}])/iu;

/** The same at the beginning of any other text, where "returned" may speak of people. */
const beginsBack =
  /^(?:(?:cheque|check|chèque|payment|paiement|transfer) )?(?:was |has been |est |a été )?(?:bounced|dishonou?red|refunded|reversed|returned(?: by (?:the )?bank| cheque)?$|pledged? only|promise only|sans provision|remboursée?|promesse(?:$| seule))/i;

/** Returns why a row of a treasurer's sheet is no gift. @returns the code of a note */
export function whyNoGift({ table, cells, all, columns }: TableCells<GiftRole>): string | undefined {
  if (table.program !== undefined) return undefined;
  if ([cells.name, cells.firstName, cells.lastName, cells.purpose, cells.day, cells.receipt].some(isSum))
    return "gift-sum";
  const others = [columns.name, columns.firstName, columns.lastName, columns.email, columns.status];
  const isBack = all.some((cell, index) => {
    if (cell === "" || others.includes(index)) return false;
    const isRemark = bareHead(table.heads[index] ?? "")
      .split(" ")
      .some((word) => remarkHeads.has(word));
    return beginsBack.test(cell.slice(0, 200)) || (isRemark && wentBack.test(cell.slice(0, 200)));
  });
  return isBack ? "gift-remark" : undefined;
}
