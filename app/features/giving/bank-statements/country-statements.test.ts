import type { CountryCode } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { statementForm, statementPath } from "../../../../tests/support/bank-statement.ts";
import { mpesaStatement } from "../../../../tests/support/country-statements.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

/** The fields of the columns' form, as it proposes them. */
function proposedColumns(html: string): URLSearchParams {
  const fields = new URLSearchParams({ intent: "columns" });
  for (const [, name = "", value = ""] of html.matchAll(/<input type="hidden" name="(file|header)" value="(\d+)"/g))
    fields.set(name, value);
  for (const [, name = "", options = ""] of html.matchAll(/<select[^>]* name="(\w+)"[^>]*>(.*?)<\/select>/gs))
    fields.set(name, /<option value="([^"]*)" selected/.exec(options)?.[1] ?? "");
  return fields;
}

/** A site of a foundation in this country, whose treasurer sends files and leaves the columns as they are proposed. */
async function inCountry(country: CountryCode, currency: string) {
  const here = await withTreasurer();
  await saveSetting(here.ctx.db, "country", country);
  const headers = { Cookie: here.cookie, Origin: "https://site.test" };
  const send = async (file: string | Buffer) => {
    const post = (body: FormData | URLSearchParams) => here.ask(statementPath, { method: "POST", headers, body });
    let answer = await post(statementForm(file, { currency }));
    let columns: Record<string, string> = {};
    if (answer.headers.get("Location")?.includes("?file=")) {
      const proposed = proposedColumns(await here.html(answer.headers.get("Location") ?? ""));
      const { file: _file, header: _header, intent: _intent, ...rest } = Object.fromEntries(proposed);
      columns = Object.fromEntries(Object.entries(rest).filter(([, head]) => head !== ""));
      answer = await post(proposed);
    }
    const to = answer.headers.get("Location");
    return { columns, to, text: to === null ? textOf(await answer.text()) : await here.open(to) };
  };
  const credits = () =>
    here.ctx.db.selectFrom("bank_credits").select(["day", "amount", "narration"]).orderBy("id").execute();
  return { ...here, send, credits };
}

test("an M-Pesa statement is read to the last cent: what failed is no money, and a fee shares the receipt number", async () => {
  const here = await inCountry("KE", "KES");
  const { code } = await here.promise({ own: "2500", name: "A Donor" });
  const file = mpesaStatement.replace("{reference}", `TAB-${code.slice(0, 3)}-${code.slice(3)}`);
  const { text, columns } = await here.send(file);
  expect(columns).toEqual({
    day: "completion time",
    words: "details",
    in: "paid in",
    out: "withdrawn",
    balance: "balance",
    status: "transaction status",
  });
  expect(text).toContain("5 lines read");
  expect(text.replaceAll("\u00a0", " ")).toContain("opening KSh 15,000, closing KSh 15,430.50");
  expect((await here.credits()).map(({ day, amount }) => [day, amount])).toEqual([
    ["2026-03-09", 100_050],
    ["2026-03-08", 250_000],
    ["2026-03-08", 500_000],
  ]);
  expect(await here.gifts()).toMatchObject([{ amount: 250_000, currency: "KES", value_date: "2026-03-08" }]);
  expect((await here.send(file)).text).toContain("Nothing was added twice.");
  expect(await here.credits()).toHaveLength(3);
});
