import { expect, test } from "vitest";
import { readAsEachRole, sampleTexts } from "./support/crawl-as-roles.ts";
import { openSiteIn } from "./support/crawl-site.ts";
import { findTypedTexts, readableTexts } from "./support/english-on-pages.ts";
import { findUnmarked, markWords } from "./support/marked-words.ts";

/** Names of other services, of a person and of a language, and words of `Intl`. */
const withoutMark = ["Instagram", "TikTok", "Twitter", "LinkedIn", "Mama", "Français", "juillet", "octets"];

test("a site whose texts are marked shows no text without a mark", async () => {
  markWords();
  const site = await openSiteIn("SN", "fr");
  const texts = await readAsEachRole(site);
  const typed = [...withoutMark, ...sampleTexts, ...(await findTypedTexts(site.ctx))];
  const found = new Map<string, string>();
  for (const [name, text] of texts)
    for (const one of readableTexts(text)) {
      const words = findUnmarked(one, typed);
      if (words.length > 0 && !found.has(one)) found.set(one, `${one.slice(0, 200)} [${words}] (${name})`);
    }
  expect([...found.values()].join("\n")).toBe("");
}, 600_000);
