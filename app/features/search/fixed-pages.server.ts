import type { AppContext } from "../../server/context.server.ts";
import { plainText } from "../../values/plain-text.ts";
import { findWords } from "../words/find-words.server.ts";
import { pageWords, type Words } from "../words/page-words.type.server.ts";
import { firstFixedId } from "./search-kinds.ts";

export interface FixedPage {
  id: number;
  path: string;
  title: string;
  texts: string[];
}

/** What each page says to its readers: no labels of forms, and nothing that settings fill in. */
const texts = {
  home: ({ description, about, founder }) => [description, about.text, founder.lede, founder.text],
  about: ({ lede, mission, vision, journey }) => [
    ...[lede, `${mission.heading}: ${mission.text}`, `${vision.heading}: ${vision.text}`, journey.heading],
  ],
  "what-we-do": ({ lede, programmes }) => [lede, ...programmes.map(({ name, text }) => `${name}: ${text}`)],
  donate: ({ heading, lede, bank, ways }) => [
    ...[heading, lede, `${bank.heading}: ${bank.lede}`],
    ...ways.tabs.flatMap(({ name, content, points }) => [`${name}: ${content}`, ...points]),
  ],
  contact: ({ heading, lede, reach }) => [heading, lede, reach.report],
  privacy: ({ heading, lede, text }) => [heading, lede, ...text],
  withdraw: ({ card }) => [card.lede, card.withoutText],
  safeguarding: ({ heading, lede, policy }) => [heading, lede, ...policy],
} satisfies { [Page in keyof Words]?: (words: Words[Page]) => string[] };

const pages = Object.keys(texts) as (keyof typeof texts)[];

const paths: Record<keyof typeof texts, string> = {
  home: "/",
  about: "/about",
  "what-we-do": "/what-we-do",
  donate: "/donate",
  contact: "/contact",
  privacy: "/privacy",
  withdraw: "/withdraw",
  safeguarding: "/safeguarding",
};

/** The fixed pages as visitors read them now. */
export async function findFixedPages(ctx: AppContext): Promise<FixedPage[]> {
  const changed = await findWords(ctx);
  const wordsOf = <Page extends keyof Words>(page: Page) => changed[page] ?? (pageWords[page].original as Words[Page]);
  const titles = { withdraw: wordsOf("withdraw").card.title };
  return pages.map((page, place) => {
    const read = texts[page] as (words: unknown) => string[];
    const words = wordsOf(page);
    return {
      // Equal ones come in the order above: the highest first.
      id: firstFixedId + pages.length - place,
      path: paths[page],
      title: "title" in words ? words.title : titles.withdraw,
      texts: read(words).map((text) => plainText(text).replace(/\{\w+\}/g, "…")),
    };
  });
}
