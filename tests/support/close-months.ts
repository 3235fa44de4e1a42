import { createHash } from "node:crypto";
import { keepMonthSums } from "../../app/features/giving/transparency/keep-month-sums.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { type Currency, fixedAmount } from "../../app/values/money.ts";

const head = "line,day,what,place,purpose,kind,currency,amount,count,voucher,payee,fixes,people";

const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Closes a month with a file in the form of the public page. @param payees names by voucher; others are a person */
export async function closeMonth(ctx: AppContext, month: string): Promise<string> {
  const { db } = ctx;
  const files = await db.selectFrom("month_files").selectAll().orderBy("month", "desc").execute();
  const codes = new Map<number, string>();
  for (const { id, code } of await db.selectFrom("purses").selectAll().execute()) codes.set(id, code);
  const places = new Map((await db.selectFrom("places").selectAll().execute()).map(({ id, code }) => [id, code]));
  const entries = await db.selectFrom("entries").selectAll().orderBy("day").orderBy("id").execute();
  const all = await db.selectFrom("postings").selectAll().orderBy("id").execute();
  const postings = Map.groupBy(all, ({ entry_id }) => entry_id);
  const vouchers = new Map((await db.selectFrom("vouchers").selectAll().execute()).map((one) => [one.id, one]));
  let line = Number(/(\d+),[^\n]*\n$/.exec(files[0]?.content.split("\n").slice(-2).join("\n") ?? "")?.[1] ?? 0);
  const rows: string[] = [];
  const sums = new Map<string, { minor: number; count: number }>();
  for (const entry of entries.filter(({ day }) => day.startsWith(month))) {
    const own = postings.get(entry.id) ?? [];
    if (entry.gift_id === null) line++;
    for (const { what, place_id, purse_id, kind, currency, minor } of own) {
      const place = place_id === null ? "" : places.get(place_id);
      const purpose = purse_id === null ? "" : codes.get(purse_id);
      const amount = purse_id === null ? minor : -minor;
      const cells = [what, place, purpose, kind ?? "", currency].join(",");
      if (entry.gift_id !== null) {
        const sum = sums.get(cells) ?? { minor: 0, count: 0 };
        sums.set(cells, { minor: sum.minor + amount, count: sum.count + 1 });
        continue;
      }
      const voucher = vouchers.get(entry.voucher_id ?? 0);
      const number = voucher ? `${voucher.year}-${String(voucher.serial).padStart(4, "0")}` : "";
      const named = voucher?.may_be_named === 1 ? voucher.payee : "an organisation";
      const payee = voucher === undefined ? "" : voucher.payee_kind === "person" ? "a person" : named;
      const end = ["", number, quote(payee), "", entry.people || ""].join(",");
      rows.push(`${line},${entry.day},${cells},${fixedAmount({ amount, currency })},${end}`);
    }
  }
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  for (const [cells, { minor, count }] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const currency = cells.split(",").at(-1) as Currency;
    rows.push(`${++line},${last},${cells},${fixedAmount({ amount: minor, currency })},${count},,,,`);
  }
  const content = [`previous-sha256,${files[0]?.sha256 ?? "0".repeat(64)}`, head, ...rows, ""].join("\n");
  const sha256 = createHash("sha256").update(content).digest("hex");
  const by = { closed_by_id: "treasurer", agreed_by_id: "admin", at: ctx.clock.now().toISOString() };
  await db
    .insertInto("month_files")
    .values({ month, content, sha256, ...by })
    .execute();
  await keepMonthSums(ctx);
  return content;
}
