import { readFileSync } from "node:fs";
import { countries } from "content/countries/index.ts";
import { describe, expect, test } from "vitest";
import type { MoneyContext } from "../../../server/money-guard.ts";
import { findMoney } from "./find-money.ts";

const contextOf = (code: "NG" | "KE" | "SN" | "CI", known: string[] = []): MoneyContext => ({
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
    [text].flat().map((one, index) => ({ field: `field-${index}`, text: one })),
    context,
  ).map(({ number }) => number);

describe("harmless sentences of a charity", () => {
  test.each(["NG", "KE", "SN", "CI"] as const)("cause two questions in 250 at most, in %s", (code) => {
    const harmless = [...linesOf("harmless"), ...linesOf("harmless-french")];
    expect(harmless.length).toBeGreaterThan(200);
    const asked = harmless.filter((line) => find(line, contextOf(code)).length > 0);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(2);
  });
});

describe("a payment destination is found", () => {
  test.each(linesOf("risky"))("in “%s”", (line) => {
    expect(find(line)).not.toEqual([]);
  });

  test.each(linesOf("risky-french").flatMap((line) => [["SN", line] as const, ["CI", line] as const]))(
    "in %s, in “%s”",
    (code, line) => {
      expect(find(line, contextOf(code))).not.toEqual([]);
    },
  );

  test("in a telephone number over two fields, beside a wallet", () => {
    const fields = ["Le numéro Wave de la fondation a changé", "Envoyez au 77 123", "45 67"];
    expect(find(fields, contextOf("SN"))).toEqual(["771234567"]);
  });

  test("in no e-mail address of the foundation", () => {
    const own = { ...contextOf("SN"), contacts: ["dons@sourires.example"] };
    expect(find("Pour un don, écrivez à dons@sourires.example", own)).toEqual([]);
    expect(find("Pour un don, écrivez à dons@autre.example", own)).toEqual(["DONSAUTREEXAMPLE"]);
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

describe("a title or a page that leads to giving", () => {
  const findInTitle = (text: string, context = contextOf("SN")) =>
    findMoney([{ field: "title", text, isTitle: true }], context).map(({ number }) => number);

  test.each(linesOf("risky-in-titles"))("has no unknown number: “%s”", (line) => {
    expect(findInTitle(line)).not.toEqual([]);
  });

  test.each([
    ["the own telephone", "Call 0803 555 0100", []],
    ["an agreed number", "Wave 77 123 45 67", ["771234567"]],
    ["a year", "Our plan of 2026", []],
    ["an amount", "2 450 000 F CFA pour le forage", []],
    ["a grouped count", "1,200,000 paper birds", []],
    ["a registration number", "RC 1234567", []],
  ])("may have %s", (_what, text, known) => {
    expect(findInTitle(text, { ...contextOf("SN"), known })).toEqual([]);
  });
});

describe("words in several fields are read as one text", () => {
  test.each([
    ["an account's halves with words between", ["GTBank 01234", "account 56789"]],
    ["the second half inside a sentence", ["GTBank 01234", "then 56789 is the whole account"]],
    ["the account's word behind the digits", ["Ours begins 01234", "Welcome", "56789, that is the account"]],
    ["labels between the halves", ["GTBank 01234", "Ways to give", "Name", "Branch", "then 56789"]],
    ["links of the frame", ["GTBank 012", "About", "345", "Follow", "6789"]],
    ["the bank in a label before the halves", ["GTBank", "01234", "Follow", "56789"]],
    ["the halves inside sentences", ["Account at Zenith", "First half 20876", "Second half 54321"]],
    ["two digits a field", ["GTBank 01", "23", "then 45", "67", "and 89"]],
    ["three parts that end as sentences", ["Our account begins with 012.", "Go on with 345.", "The end is 6789."]],
    ["another count between the halves", ["GTBank 01234", "We have 24 desks.", "and 56789 behind it"]],
    ["a Paybill's halves", ["Paybill 98", "and 7654 behind it"]],
    ["a call in the field beside the account", ["Our bank account is closed", "Ada Bello: 0803 999 9999"]],
  ])("%s", (_what, text) => {
    expect(find(text)).not.toEqual([]);
  });

  test.each([2, 4, 8])("forms of %i harmless lines cause five questions at most", (size) => {
    const alone = new Set(linesOf("harmless").filter((line) => find(line).length > 0));
    const harmless = linesOf("harmless").filter((line) => !alone.has(line));
    const forms = harmless.slice(size).map((_, index) => harmless.slice(index, index + size));
    const asked = new Map(forms.flatMap((form) => find(form).map((number) => [number, form.join(" ")])));
    expect(asked.size, JSON.stringify([...asked])).toBeLessThanOrEqual(5);
  });
});

describe("a name of a person or of goods", () => {
  const findInName = (text: string, known: string[] = []) =>
    findMoney([{ field: "name", text, isName: true }], contextOf("NG", known)).map(({ number }) => number);

  test.each([
    ["a telephone", "Our account is closed. Call 0803 999 9999 first"],
    ["the own number", "Account 1234567890"],
    ["seven digits", "Ada 1234567"],
    ["digits in words", "Ada zero one two three four five six"],
    ["the count before the goods", "56789 × GTBank account 01234"],
    ["the count that ends a number", "56789 × Pads, 01234 arrived"],
  ])("is refused with %s", (_what, text) => {
    expect(findInName(text, ["1234567890"])).not.toEqual([]);
  });

  test.each(["Ada Bello", "Class of 2019", "40 × Bags of rice, 50 kg", "1000 × Pads, packs of 20", "500 × Books 2025"])(
    "may be “%s”",
    (text) => {
      expect(findInName(text)).toEqual([]);
    },
  );
});

describe("no question is asked", () => {
  test.each([
    ["of a partner", "Our partner has [a page](https://partner.example/about)."],
    ["of a giver", "We got a gift from [Sample School](https://school.example)."],
    ["of a thanked partner", "Thanks to [our sponsor](https://school.example)!"],
    ["of a report", "Read the report at https://partner.example/report-2024."],
    ["to the own page", "[Give here](https://site.test/donate)"],
    ["inside the site", "[Give here](/donate)"],
    ["beside a gift of blood", "Donate blood: https://hospital.example/days"],
  ])("about a link %s", (_what, text) => {
    expect(find(text)).toEqual([]);
  });

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

  test("about a telephone number without a word of paying", () => {
    expect(find("The nurse has 0803 555 0199.")).toEqual([]);
    expect(find("Send your gift to the nurse, 0803 555 0199.")).toEqual(["08035550199"]);
  });
});

describe("a registration number", () => {
  const amani = { ...contextOf("KE"), name: "Amani House", contacts: ["0700 000 123"] };

  test.each([
    "Registered as an NGO with the board, OP.218/051/15-0231/10044.",
    "Amani House, registration 051/15-0231.",
    "Certificate of registration OP.218/051/15-0231/10044 – Amani House Children's Trust",
    "Give to a house that you can check. Reg. no. 051/15-0231.",
    "Amani House is NGO 051/15-0231. Your gift stays in Kisumu.",
    "Notre association est enregistrée sous le numéro 051/15-0231.",
    "Amani House, RC 123456789.",
  ])("asks no question in “%s”", (text) => {
    expect(find(text, amani)).toEqual([]);
  });

  test.each([
    ["NG", "Send your gift to registration number 0123456789."],
    ["NG", "Our registration number is 0123456789."],
    ["KE", "Send your gift to registration number 0110234567."],
    ["KE", "Pay by M-Pesa to certificate 0712/345678."],
    ["KE", "Donate to our account, registration 0110/2345/67800."],
    ["SN", "Envoyez votre don par Wave, numéro d’enregistrement 77 123 45 67."],
    ["SN", "Faites un don. Certificat 77 123 45 67."],
    ["NG", "NGO registration 01/23/45/67/89, our account at GTBank."],
  ] as const)("asks if it is an account or a wallet, in %s: “%s”", (code, text) => {
    expect(find(text, contextOf(code))).not.toEqual([]);
  });
});
