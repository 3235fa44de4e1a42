import { countryCodes } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { findSigns, signsOfOthers } from "./support/signs-of-countries.ts";
import { testWordsOfCountries } from "./support/words-of-countries.ts";

// Another language and another form of money than the sample's.
testWordsOfCountries(["SN"]);

test.each(countryCodes)("on a site in %s, each sign of another country is found where it stands", (code) => {
  const signs = signsOfOthers(code);
  const unfound = signs.filter(
    (sign) => findSigns(`tel:${sign.sign}. Call ${sign.sign} 5,000 ${sign.sign}.`, [sign]).length === 0,
  );
  expect(unfound.map(({ of, sign }) => `${of} ${sign}`)).toEqual([]);
  const of = new Set(signs.map((sign) => sign.of));
  for (const other of countryCodes) expect([other, of.has(other)]).toEqual([other, other !== code && other !== "XX"]);
});

test("a word that two countries share is no sign of either", () => {
  const inKenya = (text: string) => findSigns(text, signsOfOthers("KE")).map((hit) => hit.replace(/\).*/, ")"));
  expect(inKenya("₦5,000, N5000, 5 000 F CFA, GH₵20.50, R 500")).toEqual(
    expect.arrayContaining(["₦ (NGN)", "n (NGN)", "GH₵ (GHS)", "R (ZAR)"]),
  );
  expect(inKenya("Nigerians in lagos call +2348021234567 or look at ndpc.gov.ng")).toHaveLength(4);
  expect(
    inKenya("KSh 5,000, 500/=, 5000 shillings, $20, +254 712 123456, Nairobi, call 999, East Africa Time"),
  ).toEqual([]);
  expect(inKenya("Room R 5, a brand, the 199 of us, code TAB-7K4-QXM, 3f2a-9c, 17 children")).toEqual([]);
});
