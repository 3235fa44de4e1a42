/** Returns true for an MT940 message, whose extension at banks is `.sta` or `.940`. */
export const isMt940 = (text: string): boolean => /^:60[FM]:/m.test(text) && /^:(?:20|25):/m.test(text);

const balanceField = /^([CD])\d{6}[A-Z]{3}([\d,]{1,15})/;
const lineField = /^(\d\d)(\d\d)(\d\d)(\d\d)?(?:\d\d)?(R?[CD])[A-Z]?([\d,]{1,15})(.*)/s;

const figuresOf = (text: string): string => text.replace(/,$/, "").replace(",", ".");

/**
 * Returns the entries of MT940 messages as a table, with the balances that confirm them.
 * @throws Error for more than one account
 */
export function readMt940(text: string): string[][] {
  const rows: string[][] = [["Date", "Narration", "Amount", "Balance"]];
  const accounts = new Set<string>();
  const fields = text.split(/^:(\d\d[A-Z]?):/m);
  let opened = false;
  for (let place = 1; place < fields.length; place += 2) {
    const tag = fields[place] ?? "";
    const value = (fields[place + 1] ?? "").replace(/\r?\n-\}?[\s\S]*$/, "").trim();
    const last = rows.at(-1);
    if (tag === "25") accounts.add(value.replace(/\s.*/s, ""));
    if (tag.startsWith("60")) {
      const [, side, sum = ""] = balanceField.exec(value) ?? [];
      const balance = `${side === "D" ? "-" : ""}${figuresOf(sum)}`;
      if (!opened) rows.push(["", "Opening balance", "", balance]);
      else if (last !== undefined && last[3] === "") last[3] = balance;
      opened = true;
    }
    if (tag === "61") {
      const [, year, month, day, , side = "", sum = "", rest = ""] = lineField.exec(value) ?? [];
      if (year === undefined) throw new Error("A line without a day");
      // A reversed credit takes money out, a reversed debit brings it back.
      const isOut = side === "D" || side === "RC";
      const reversed = side.startsWith("R") ? "Reversal " : "";
      const words = `${reversed}${rest.replace(/^[A-Z]\w{3}/, "").replace(/\s+/g, " ")}`;
      rows.push([`20${year}-${month}-${day}`, words, `${isOut ? "-" : ""}${figuresOf(sum)}`, ""]);
    }
    if (tag === "86" && last !== undefined && rows.length > 2)
      last[1] = `${value.replace(/\s+/g, " ")} ${last[1]}`.trim();
    if (tag.startsWith("62") && last !== undefined) {
      const [, side, sum = ""] = balanceField.exec(value) ?? [];
      const balance = `${side === "D" ? "-" : ""}${figuresOf(sum)}`;
      if (rows.length > 2) last[3] = balance;
    }
  }
  if (accounts.size > 1) throw new Error("Two accounts");
  return rows;
}
