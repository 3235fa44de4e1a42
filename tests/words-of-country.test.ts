// Slow: every page of a site.
import { type CountryCode, countryCodes, countryOf } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { signOf } from "../app/values/money.ts";
import { isAtLength } from "./support/at-length.ts";
import {
  openSiteIn,
  pathsOfSite,
  readEmails,
  readPeoplesPages,
  readPublicSite,
  readStaffArea,
  type Texts,
} from "./support/crawl-site.ts";
import { findSigns, signsOfOthers } from "./support/signs-of-countries.ts";

/** What may name other countries, and why. */
const mayName: [name: RegExp, why: string][] = [
  [/^\/admin\/country\b/, "the countries to choose from"],
  [/^\/admin\/welcome\?step=1$/, "the countries to choose from"],
  [/^\/admin\/pages\/giving\b/, "the name of a field, which stored words have, too, and nobody reads"],
];

/** Routes without words, or whose words are read elsewhere. */
const notRead: Record<string, string> = {
  "/login/oidc": "leads to the provider",
  "/login/oidc/callback": "comes from the provider",
  "/look/:file": "a logo",
  "/look/:key/files/*": "a drawing",
  "/look/:key/:name": "a drawing",
  "/files/recordings/:file": "a voice",
  "/files/*": "a photo",
  "/webhooks/:provider": "answers machines of a provider",
  "/sitemap/:part": "addresses of a large site",
  "/low-data": "leads back",
  "/dev/mail": "each of its examples is read",
};

const shapeOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll(".", "\\.")
      .replace(/\/:\w+\?/g, "(?:/[^/?]+)?")
      .replace(/:\w+/g, "[^/?]+")
      .replace("*", ".*")}(?:\\?.*)?$`,
  );

/** In `npm test` one with another language and another form of money than the sample's. */
const looked: readonly CountryCode[] = isAtLength ? countryCodes : ["SN"];

test.each(looked)(
  "a site in %s has no word or sign of another country: pages, staff area, e-mails, papers, calendars, feeds, cards",
  async (code) => {
    const site = await openSiteIn(code);
    const texts: Texts = new Map();
    for (const read of [readPublicSite, readPeoplesPages, readEmails, readStaffArea, readEmails])
      for (const [name, text] of await read(site)) texts.set(name, text);
    const signs = signsOfOthers(code);
    const looked = [...texts].filter(([name]) => !mayName.some(([page]) => page.test(name)));
    expect(looked.flatMap(([name, text]) => findSigns(text, signs).map((hit) => `${name}: ${hit}`))).toEqual([]);

    // The crawl was everywhere, and what it read says where the foundation is.
    const names = [...texts].flatMap(([name, text]) => (text === "" ? [] : [name]));
    const unread = pathsOfSite.filter((path) => !names.some((name) => shapeOf(path).test(name)));
    expect(unread.toSorted()).toEqual(Object.keys(notRead).toSorted());
    const { zone, currencies } = countryOf(code);
    const those = (shape: RegExp) => [...texts].filter(([name]) => shape.test(name)).map(([, text]) => text);
    expect(those(/^\/event\/readmore\/\d+\.ics$/).join()).toContain(zone);
    const hasOwnMoney = (text: string) => text.replace(/\s/g, "").includes(signOf(currencies[0]).replace(/\s/g, ""));
    for (const shape of [/receipt\/[\d-]+\.pdf$/, /statement\.pdf/, /^gift-promised/, /^receipt,/, /slip\.pdf$/])
      expect([shape, ...those(shape).map(hasOwnMoney)]).toContain(true);
    const kinds = names.flatMap((name) => /^([\w-]+), e-mail/.exec(name)?.[1] ?? []);
    for (const kind of ["gift-promised", "gift-reminder", "gift-spent", "receipt", "guest-confirmed", "guest-tomorrow"])
      expect(kinds).toContain(kind);
  },
  300_000,
);

test.each(countryCodes)("on a site in %s, each sign of another country is found where it stands", (code) => {
  const signs = signsOfOthers(code);
  const unfound = signs.filter(
    (sign) => findSigns(`tel:${sign.sign}. Call ${sign.sign} 5,000 ${sign.sign}.`, [sign]).length === 0,
  );
  expect(unfound.map(({ of, sign }) => `${of} ${sign}`)).toEqual([]);
  const of = new Set(signs.map((sign) => sign.of));
  for (const other of countryCodes) expect([other, of.has(other)]).toEqual([other, other !== code && other !== "XX"]);
});

test("words of money stand alone, words that two countries share are nobody’s, and numbers are no signs", () => {
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
