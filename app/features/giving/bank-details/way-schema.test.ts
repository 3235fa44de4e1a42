import { countries } from "content/countries/index.ts";
import * as v from "valibot";
import { expect, test } from "vitest";
import { listWayValues, waysSchema } from "./way-schema.ts";

type Fields = Record<string, string>;

/** Returns the ways that a country's form reads, or the wrong fields. */
function read(code: keyof typeof countries, fields: Fields) {
  const result = v.safeParse(waysSchema(countries[code]), fields, { abortPipeEarly: true });
  if (result.success)
    return result.output.ways.map(({ label, number, currency }) => [label, number, currency].join(" "));
  return Object.fromEntries(result.issues.map(({ path, message }) => [String(path?.[0]?.key), message]));
}

const till = { form1: "M-Pesa Till", number1: "5123456", name1: "Sauti ya Watoto" };
const free = { form1: "free wallet", label1: "InstaPay", number1: "upendo@instapay", name1: "Upendo" };
const paybill = { form1: "M-Pesa Paybill", number1: "247247", account1: "0112 345678", name1: "Upendo" };
const bank = { form1: "Bank account", bank1: "Lake Bank", number1: "0112 3456 7890", name1: "Sauti ya Watoto" };
const rib = { form1: "RIB", bank1: "Banque du Lac", name1: "Voix des Enfants", number1: "SN010 01520 000485000030 35" };
const iban = { ...rib, form1: "IBAN", number1: "SN08 SN01 0015 2000 0485 0000 3035" };

test.each<[keyof typeof countries, string, Fields, unknown]>([
  ["KE", "a Till", till, ["M-Pesa Till 5123456 KES"]],
  ["KE", "a bank, with blanks", bank, ["Bank account 0112 3456 7890 KES"]],
  ["KE", "a bank in dollars", { ...bank, currency1: "USD" }, ["Bank account 0112 3456 7890 USD"]],
  ["KE", "a Paybill of the bank", paybill, ["M-Pesa Paybill 247247 KES"]],
  ["XX", "a wallet that no file has", free, ["InstaPay upendo@instapay USD"]],
  [
    "NG",
    "a wallet in a country without any",
    { ...free, steps1: "Dial *1#\n\nType {number}" },
    ["InstaPay upendo@instapay NGN"],
  ],
  [
    "KE",
    "a bank for gifts from abroad",
    { ...bank, bic1: "barckenx", abroad1: "By Own Bank" },
    ["Bank account 0112 3456 7890 KES"],
  ],
  ["SN", "a RIB", rib, [`RIB ${rib.number1} XOF`]],
  ["SN", "an IBAN", iban, [`IBAN ${iban.number1} XOF`]],
  [
    "KE",
    "four ways in their order",
    {
      ...bank,
      form2: "M-Pesa Paybill",
      number2: "247247",
      name2: "S",
      form4: "M-Pesa Till",
      number4: "5123456",
      name4: "S",
      form3: "Bank account",
      bank3: "B",
      number3: "998877665544",
      name3: "S",
      currency3: "USD",
    },
    [
      "Bank account 0112 3456 7890 KES",
      "M-Pesa Paybill 247247 KES",
      "Bank account 998877665544 USD",
      "M-Pesa Till 5123456 KES",
    ],
  ],
])("%s takes %s", (code, _what, fields, ways) => expect(read(code, fields)).toEqual(ways));

test.each<[keyof typeof countries, string, Fields, Fields]>([
  ["KE", "nothing", {}, { form1: "Choose at least one way to give" }],
  [
    "KE",
    "a Paybill with a letter",
    { ...till, form1: "M-Pesa Paybill", number1: "24724A" },
    { number1: "A number of M-Pesa Paybill looks like 123456. It has no other signs. Check it again" },
  ],
  ["KE", "a Till in dollars", { ...till, currency1: "USD" }, { currency1: "M-Pesa Till takes Kenya shillings only" }],
  ["KE", "naira", { ...bank, currency1: "NGN" }, { currency1: expect.stringContaining("has no naira") }],
  ["KE", "a number without its kind", { ...till, form1: "" }, { form1: expect.stringContaining("Choose what it is") }],
  [
    "KE",
    "no name and no bank",
    { ...bank, name1: "", bank1: "" },
    { bank1: "This cannot be empty", name1: "This cannot be empty" },
  ],
  [
    "KE",
    "the same number twice",
    { ...till, form2: "M-Pesa Till", number2: "512 3456", name2: "S" },
    { number2: "This number stands above already" },
  ],
  [
    "KE",
    "two accounts of one number at a Paybill",
    { ...paybill, form2: "M-Pesa Paybill", number2: "247 247", account2: "0112345678", name2: "U" },
    { number2: "This number stands above already" },
  ],
  [
    "KE",
    "an account at a Till",
    { ...till, account1: "1234" },
    { account1: expect.stringContaining("for a Paybill only") },
  ],
  [
    "KE",
    "a BIC of a Till",
    { ...till, bic1: "BARCKENX" },
    { bic1: expect.stringContaining("for a bank account only") },
  ],
  ["KE", "a BIC with a sign", { ...bank, bic1: "BARC-KE" }, { bic1: expect.stringContaining("8 or 11 letters") }],
  ["KE", "steps of a bank", { ...bank, steps1: "Dial" }, { steps1: expect.stringContaining("not in the list") }],
  ["KE", "a wallet without a name", { ...free, label1: "" }, { label1: "This cannot be empty" }],
  [
    "KE",
    "a wallet that the file has",
    { ...free, label1: "m-pesa till" },
    { label1: "m-pesa till is in the list: choose it there" },
  ],
  ["KE", "five steps", { ...free, steps1: "a\nb\nc\nd\ne" }, { steps1: expect.stringContaining("up to 4 steps") }],
  [
    "KE",
    "a telephone that lacks a digit",
    { ...free, number1: "0712 345 67" },
    { number1: expect.stringContaining("lacks a digit"), sure1: expect.any(String) },
  ],
  [
    "SN",
    "a RIB with one wrong digit",
    { ...rib, number1: "SN010 01520 000485000031 35" },
    { number1: expect.stringContaining("The check digit does not fit RIB."), sure1: expect.any(String) },
  ],
  [
    "SN",
    "an IBAN with one wrong digit",
    { ...iban, number1: "SN08 SN01 0015 2000 0485 0000 3036" },
    { number1: expect.stringContaining("The check digit does not fit IBAN."), sure1: expect.any(String) },
  ],
  [
    "NG",
    "an account with eleven digits",
    { ...bank, number1: "12345678901" },
    { number1: expect.stringContaining("not how Bank account is written in Nigeria"), sure1: expect.any(String) },
  ],
  [
    "NG",
    "an account with a sign",
    { ...bank, number1: "12345/6789" },
    { number1: expect.stringContaining("no other signs") },
  ],
])("%s refuses %s", (code, _what, fields, problems) => expect(read(code, fields)).toEqual(problems));

test("a form shows its stored values", () => {
  const typed = { ...free, steps1: "Dial *1#\nType {number}", reference1: "on", form2: "M-Pesa Paybill" };
  const { form1, number1, account1, name1 } = paybill;
  const fields = { ...typed, form2: form1, number2: number1, account2: account1, name2: name1 };
  const { ways } = v.parse(waysSchema(countries.KE), fields);
  const shown = Object.fromEntries(
    Object.entries(listWayValues(countries.KE, ways)).map(([name, [value = ""]]) => [name, value]),
  );
  expect(v.parse(waysSchema(countries.KE), shown).ways).toEqual(ways);
  expect(ways.map(({ steps, hasReference }) => [steps, hasReference])).toEqual([
    [["Dial *1#", "Type {number}"], true],
    [null, false],
  ]);
});

test("a number with a wrong check digit is accepted after a tick", () => {
  expect(read("SN", { ...rib, number1: "SN010 01520 000485000031 35", sure1: "on" })).toHaveLength(1);
});

test("a form shows an account that was saved in another language", () => {
  const { ways } = v.parse(waysSchema(countries.NG), { ...bank, sure1: "on" });
  const saved = ways.map((way) => ({ ...way, label: "Compte bancaire" }));
  expect(listWayValues(countries.NG, saved)).toEqual(listWayValues(countries.NG, ways));
});
