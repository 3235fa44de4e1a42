import type { AppContext } from "../../../server/context.server.ts";
import { plainText } from "../../../values/plain-text.ts";
import { findPublicSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import type { PublicSettings } from "../../foundation/settings/settings-facts.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { pageWords, type Words } from "../../foundation/words/page-words.type.server.ts";
import { firstFixedId } from "./search-kinds.ts";

export interface FixedPage {
  id: number;
  path: string;
  title: string;
  texts: string[];
}

type WordsOf = <Page extends keyof Words>(page: Page) => Words[Page];

interface Source {
  title(of: WordsOf): string;
  /** Headings and labels too; what settings fill in stands last. */
  texts(of: WordsOf, settings: PublicSettings): (string | undefined)[];
}

/** Every listed page by its path, with what it says to its readers. */
const sources: Record<string, Source> = {
  "/": {
    title: (of) => of("home").title,
    texts: (of, settings) => {
      const { description, about, founder } = of("home");
      return [description, about.text, founder.lede, founder.text, fullName(settings), settings.nameMeaning];
    },
  },
  "/about": {
    title: (of) => of("about").title,
    texts: (of, { founded }) => {
      const { lede, mission, vision, journey } = of("about");
      return [
        lede,
        `${mission.heading}: ${mission.text}`,
        `${vision.heading}: ${vision.text}`,
        journey.heading,
        founded,
      ];
    },
  },
  "/what-we-do": {
    title: (of) => of("what-we-do").title,
    texts: (of) => {
      const { lede, programmes } = of("what-we-do");
      return [lede, ...programmes.map(({ name, text }) => `${name}: ${text}`)];
    },
  },
  "/donate": {
    title: (of) => of("donate").title,
    texts: (of) => {
      const { heading, lede, bank, ways } = of("donate");
      const tabs = ways.tabs.flatMap(({ name, content, points }) => [`${name}: ${content}`, ...points]);
      return [heading, lede, `${bank.heading}: ${bank.lede}`, ...tabs, ...Object.values(bank.rows)];
    },
  },
  "/donate/promise": {
    title: (of) => of("giving").ways.promise.heading,
    texts: (of) => {
      const { heading, promise, transfer, card } = of("giving").ways;
      const ways = [promise, transfer, card].map((way) => `${way.heading}: ${way.text}`);
      return [...ways, heading, ...promise.points.map(({ point }) => point), promise.button];
    },
  },
  "/donate/check": {
    title: (of) => of("giving").check.title,
    texts: (of) => [of("giving").check.lede, of("giving").check.label],
  },
  "/receipt": {
    title: (of) => of("receipts").check.title,
    texts: (of) => [of("receipts").check.lede, of("receipts").check.label],
  },
  "/contact": {
    title: (of) => of("contact").title,
    texts: (of, { phone, email, headOffice, social, safeguardingContact }) => {
      const { heading, lede, reach } = of("contact");
      const labels = [reach.heading, reach.phone, reach.email, reach.headOffice, reach.safeguarding];
      const facts = [phone, email, headOffice, safeguardingContact, ...social.map(({ name }) => name)];
      return [heading, lede, reach.report, ...labels, ...facts];
    },
  },
  "/volunteer": {
    title: (of) => of("volunteer").title,
    texts: (of) => {
      const { heading, lede, form, next } = of("volunteer");
      const labels = [...Object.values(form.skills), form.where.place, form.where.days, form.reach.contact];
      return [`${heading}. ${lede}`, next.heading, ...next.points.map(({ point }) => point), form.name, ...labels];
    },
  },
  "/events": {
    title: (of) => of("events").title,
    texts: (of) => [of("events").description, of("events").heading, of("events").upcoming, of("events").past],
  },
  "/blog": {
    title: (of) => of("blog").title,
    texts: (of) => [of("blog").description, of("blog").heading],
  },
  "/media": {
    title: (of) => of("media").title,
    texts: (of) => [of("media").lede],
  },
  "/newsletter": {
    title: (of) => of("frame").newsletter.pageTitle,
    texts: (of) => {
      const { heading, lede, label, button } = of("frame").newsletter;
      return [`${heading}. ${lede}`, label, button, of("newsletter").confirm.next];
    },
  },
  "/impact": {
    title: (of) => of("counted").title,
    texts: (of) => [of("counted").lede, of("counted").heading],
  },
  "/privacy": {
    title: (of) => of("privacy").title,
    texts: (of) => [of("privacy").heading, of("privacy").lede, ...of("privacy").text],
  },
  "/withdraw": {
    title: (of) => of("withdraw").card.title,
    texts: (of) => [of("withdraw").card.lede, of("withdraw").card.withoutText],
  },
  "/safeguarding": {
    title: (of) => of("safeguarding").title,
    texts: (of) => [of("safeguarding").heading, of("safeguarding").lede, ...of("safeguarding").policy],
  },
};

const paths = Object.keys(sources);

/** @returns the path of a fixed page by its id in the index */
export const pathOfFixedId = (id: number): string | undefined => paths[firstFixedId + paths.length - id];

/** The fixed pages as visitors read them now. */
export async function findFixedPages(ctx: AppContext): Promise<FixedPage[]> {
  const changed = await findWords(ctx);
  const settings = await findPublicSettings(ctx);
  const of: WordsOf = (page) => changed[page] ?? (pageWords[page].original as Words[typeof page]);
  return Object.entries(sources).map(([path, { title, texts }], place) => ({
    // Equal ones come in the order above: the highest first.
    id: firstFixedId + paths.length - place,
    path,
    title: title(of),
    texts: texts(of, settings).flatMap((text) => (text ? [plainText(text).replace(/\{\w+\}/g, "…")] : [])),
  }));
}
