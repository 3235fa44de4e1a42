import { readFileSync } from "node:fs";
import { countries } from "content/countries/index.ts";
import { describe, expect, test } from "vitest";
import type { MoneyContext } from "../../../server/money-guard.ts";
import { findMoney } from "./find-money.ts";

const contextOf = (code: "NG" | "KE", known: string[] = []): MoneyContext => ({
  known,
  contacts: ["0803 555 0100"],
  name: "Tabasamu Foundation",
  telephones: [countries[code], ...Object.values(countries)]
    .map(({ telephone }) => telephone)
    .filter((one) => one.code),
  account: countries[code].accounts.find(({ check }) => check === "nuban")?.number,
  host: "site.test",
});

const linesOf = (name: string) =>
  readFileSync(`tests/money-guard/${name}.txt`, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.replaceAll("\\u200b", "\u200b"));

const find = (text: string | string[], context = contextOf("NG")) =>
  findMoney(
    [text].flat().map((one, place) => ({ field: `field-${place}`, text: one })),
    context,
  ).map(({ number }) => number);

describe("sentences of a charity that name no account", () => {
  test.each(["NG", "KE"] as const)("are asked about five times in two hundred at most, in %s", (code) => {
    const harmless = linesOf("harmless");
    expect(harmless.length).toBeGreaterThan(200);
    const asked = harmless.filter((line) => find(line, contextOf(code)).length > 0);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(5);
  });
});

describe("a place to send money is found", () => {
  test.each(linesOf("risky"))("in “%s”", (line) => {
    expect(find(line)).not.toEqual([]);
  });

  test.each([
    ["over two fields", ["Send your gift to 01234", "56789 at Access Bank"]],
    ["over two fields, before a full stop", ["Send your gift by MoMo to 080", "3 555 0199."]],
    ["over a line break", "Account: 01234\n56789"],
    ["over two paragraphs", ["Our new account is 0123", "456789"]],
    ["one digit a line", "0\n1\n2\n3\n4\n5\n6\n7\n8\n9"],
    ["one digit a field", [..."0123456789"]],
    ["behind circled digits", "⓪①②③④⑤⑥⑦⑧⑨ at GTBank"],
    ["behind keycaps", "0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣ GTBank"],
    ["with points between", "0.1.2.3.4.5.6.7.8.9 GTBank"],
    ["with slashes between", "01/23/45/67/89, our account"],
    ["in Devanagari digits", "Account ०१२३४५६७८९"],
    ["in Yoruba words", "Owo si odo ookan eeji eeta eerin aarun eefa eeje eejo eesan"],
    ["in Swahili words", "Tuma pesa: sifuri saba moja mbili tano tano tano sifuri moja tisa"],
    ["in French words", "Compte zéro un deux trois quatre cinq six sept huit neuf"],
    ["with a soft hyphen", "01234\u00ad56789 GTBank"],
    ["in a link's words", "[0123456789](https://site.test/) is our GTBank account"],
    ["as a link with capitals", "HTTPS://PAYSTACK.COM/PAY/X"],
    ["as a link without its scheme", "www.paystack.com/pay/x"],
  ])("%s", (_what, text) => {
    expect(find(text)).not.toEqual([]);
  });
});

describe("no question is asked", () => {
  test.each([
    ["about a live way to give", "Account 1234567890 at Own Bank", ["1234567890"]],
    ["about one that is written otherwise", "Account 123-456 7890 at Own Bank", ["1234567890"]],
    ["about a live Paybill", "Paybill 123456", ["123456"]],
    ["about an agreed link", "Give at https://paystack.com/pay/ours", ["paystack.com/pay/ours"]],
    ["about the own telephone beside the own name", "Tabasamu Foundation, 0803 555 0100", []],
    ["about the own page to give", "Give at https://site.test/donate", []],
  ])("%s", (_what, text, known) => {
    expect(find(text, contextOf("NG", known))).toEqual([]);
  });

  test("about a telephone without a word of paying", () => {
    expect(find("The nurse has 0803 555 0199.")).toEqual([]);
    expect(find("Send your gift to the nurse, 0803 555 0199.")).toEqual(["08035550199"]);
  });
});
