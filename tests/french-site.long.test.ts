import { expect, test } from "vitest";
import {
  openSiteIn,
  readEmails,
  readPeoplesPages,
  readPublicSite,
  readStaffArea,
  readStaffForms,
  type Texts,
} from "./support/crawl-site.ts";
import { findEnglish, findTypedTexts, readableTexts } from "./support/english-on-pages.ts";

/** Words of a protocol, of samples that are no texts of the site, and lines of papers that end inside a typed text. */
const others = ["User-agent", "Sample Colleague", "2 Sample Road", "quiet corner", "library,", "happened."];

test.each(["SN", "CI"] as const)(
  "a French site in %s shows no English",
  async (code) => {
    const site = await openSiteIn(code, "fr");
    const texts: Texts = new Map();
    for (const read of [readPublicSite, readPeoplesPages, readStaffArea, readStaffForms, readEmails])
      for (const [name, text] of await read(site)) texts.set(name, text);
    const typed = [...others, ...(await findTypedTexts(site.ctx))];
    const found = new Map<string, string[]>();
    for (const [name, text] of texts)
      for (const one of readableTexts(text)) {
        const words = findEnglish(one, typed);
        if (words.length > 0) found.set(one, [...(found.get(one) ?? []), name]);
      }
    const list = [...found].map(([text, names]) => `${text.slice(0, 200)} (${names[0]})`).join("\n");
    expect(list).toBe("");
  },
  600_000,
);
