import { expect, test } from "vitest";
import { roles } from "../app/values/roles.ts";
import { readAsEachRole, sampleTexts } from "./support/crawl-as-roles.ts";
import { openSiteIn } from "./support/crawl-site.ts";
import { findEnglish, findTypedTexts, readableTexts } from "./support/english-on-pages.ts";

test.each(["SN", "CI"] as const)(
  "a French site in %s shows no English to a visitor or to any role",
  async (code) => {
    const site = await openSiteIn(code, "fr");
    const texts = await readAsEachRole(site);
    const typed = [...sampleTexts, ...(await findTypedTexts(site.ctx))];
    const found = new Map<string, string[]>();
    for (const [name, text] of texts)
      for (const one of readableTexts(text)) {
        const words = findEnglish(one, typed);
        if (words.length > 0) found.set(`${one.slice(0, 200)} [${words}]`, [...(found.get(one) ?? []), name]);
      }
    const list = [...found].map(([text, names]) => `${text} (${names[0]})`).join("\n");
    expect(list).toBe("");
    // Each role reads its own pages and those that are closed to it.
    const closed = (role: string) =>
      [...texts].some(([name, text]) => name.startsWith(`${role} at `) && text.includes("Page fermée pour vous"));
    expect(roles.filter((role) => role !== "admin" && !closed(role))).toEqual([]);
  },
  600_000,
);
