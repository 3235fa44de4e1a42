import { type CountryCode, countryOf } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { signOf } from "../../app/values/money.ts";
import {
  openSiteIn,
  pathsOfSite,
  readEmails,
  readPeoplesPages,
  readPublicSite,
  readStaffArea,
  readStaffForms,
  type Texts,
} from "./crawl-site.ts";
import { findSigns, signsOfOthers } from "./signs-of-countries.ts";

/** Files that may name other countries, with the reason. */
const mayName: [name: RegExp, why: string][] = [
  [/^\/admin\/country\b/, "the countries to choose from"],
  [/^\/admin\/welcome\?step=1$/, "the countries to choose from"],
  [/^\/admin\/pages\/giving\b/, "the name of a field, which stored words have, too, and nobody reads"],
];

/** Random letters of a recovery phrase, such as `R722R7`. */
const randomLetters = /(?<=<ol class="phrase">).*?(?=<\/ol>)/gs;

/** Routes without words, or whose words are read elsewhere. */
const notRead: Record<string, string> = {
  "/login/oidc": "leads to the provider",
  "/login/oidc/callback": "comes from the provider",
  "/login/unsent": "a form that was sent; without one it leads on",
  "/look/:file": "a logo",
  "/look/:key/files/*": "a drawing",
  "/look/:key/:name": "a drawing",
  "/files/recordings/:file": "a voice",
  "/files/*": "a photo",
  "/documents/:slug.pdf": "a PDF",
  "/documents/:slug/:version.pdf": "a PDF",
  "/admin/document/:id/files/:version.pdf": "a PDF",
  "/admin/spending/:id/picture": "a photo",
  "/transparency/:month.csv": "the codes of a file; the page names them",
  "/transparency/SHA256SUMS": "digits and names of files",
  "/webhooks/:provider": "answers machines of a provider",
  "/sitemap/:part": "addresses of a large site",
  "/low-data": "leads back",
  "/admin/field": "leads on",
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

/** Tests that a site in each of these countries speaks of no other one. */
export function testWordsOfCountries(codes: readonly CountryCode[]): void {
  test.each(codes)(
    "a site in %s has no word or sign of another country: pages, staff area, e-mails, papers, calendars, feeds, cards",
    async (code) => {
      const site = await openSiteIn(code);
      const texts: Texts = new Map();
      for (const read of [readPublicSite, readPeoplesPages, readEmails, readStaffArea, readStaffForms, readEmails])
        for (const [name, text] of await read(site)) texts.set(name, text);
      const signs = signsOfOthers(code);
      const looked = [...texts].filter(([name]) => !mayName.some(([page]) => page.test(name)));
      const found = looked.flatMap(([name, text]) =>
        findSigns(text.replace(randomLetters, ""), signs).map((hit) => `${name}: ${hit}`),
      );
      expect(found).toEqual([]);

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
      for (const kind of [
        "gift-promised",
        "gift-reminder",
        "gift-spent",
        "receipt",
        "guest-confirmed",
        "guest-tomorrow",
      ])
        expect(kinds).toContain(kind);
    },
    300_000,
  );
}
