import { expect, test } from "vitest";
import { saveSetting } from "../app/features/foundation/settings/settings-queries.server.ts";
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

/** Texts that tests typed in English, names of stored fields, and e-mails from before the change. The number may only fall. */
const mostlyTyped = 115;

test.each(["SN", "CI"] as const)(
  "a French site in %s shows no English",
  async (code) => {
    const site = await openSiteIn(code);
    await saveSetting(site.ctx.db, "language", "fr");
    const texts: Texts = new Map();
    for (const read of [readPublicSite, readPeoplesPages, readStaffArea, readStaffForms, readEmails])
      for (const [name, text] of await read(site)) texts.set(name, text);
    const typed = await findTypedTexts(site.ctx);
    const found = new Map<string, string[]>();
    for (const [name, text] of texts)
      for (const one of readableTexts(text)) {
        const words = findEnglish(one, typed);
        if (words.length > 0) found.set(one, [...(found.get(one) ?? []), name]);
      }
    const list = [...found].map(([text, names]) => `${text.slice(0, 200)} (${names[0]})`).join("\n");
    expect(found.size, list).toBeLessThanOrEqual(mostlyTyped);
  },
  600_000,
);
