import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { WordsOf } from "../../../server/public-page.ts";
import type { CardArt, CardFacts, SharedPage } from "../../../server/share-card.ts";
import { shareablePhoto } from "../../../values/shareable-photo.ts";
import { findSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { findPlacePhotos } from "../photos/find-photos.server.ts";
import type { Place } from "../photos/photo.ts";
import type { CardLinks } from "./card.ts";
import { findCard } from "./find-card.server.ts";

interface FixedPage {
  path: string;
  art: CardArt;
  /** Photo of the page, if it may be shared. */
  place?: Place;
  words(words: WordsOf): { title: string; line?: string };
}

const joined = ({ first, second }: { first: string; second: string }) => `${first} ${second}`;

/** The fixed pages that have their own card, by the last part of the card's address. */
const fixedPages: Record<string, FixedPage> = {
  about: {
    path: "/about",
    art: "about-2",
    words: (of) => ({ title: joined(of("about").heading), line: of("about").lede }),
  },
  "what-we-do": {
    path: "/what-we-do",
    art: "project-autism",
    words: (of) => ({ title: of("what-we-do").heading, line: of("what-we-do").lede }),
  },
  media: { path: "/media", art: "about-2", words: (of) => ({ title: of("media").heading, line: of("media").lede }) },
  contact: {
    path: "/contact",
    art: "about-1",
    words: (of) => ({ title: of("contact").heading, line: of("contact").lede }),
  },
  donate: {
    path: "/donate",
    art: "project-pad",
    place: "donate",
    words: (of) => ({ title: of("donate").heading, line: of("donate").lede }),
  },
  blog: {
    path: "/blog",
    art: "event-hygiene",
    words: (of) => ({ title: of("blog").heading, line: of("blog").description }),
  },
  events: {
    path: "/events",
    art: "about-1",
    words: (of) => ({ title: of("events").heading, line: of("events").description }),
  },
  safeguarding: {
    path: "/safeguarding",
    art: "about-2",
    words: (of) => ({ title: of("safeguarding").heading, line: of("safeguarding").lede }),
  },
  privacy: {
    path: "/privacy",
    art: "about-2",
    words: (of) => ({ title: of("privacy").heading, line: of("privacy").lede }),
  },
};

/** Key of the foundation's card, for the home page and pages without a card of their own. */
const home = "home";

async function findPageFacts(ctx: AppContext, requestInfo: RequestInfo, key: string): Promise<CardFacts | undefined> {
  const page = Object.hasOwn(fixedPages, key) ? fixedPages[key] : undefined;
  const words = await findWordsOfOnce(ctx, requestInfo);
  if (page === undefined) {
    if (key !== home) return undefined;
    const settings = await findSettingsOnce(ctx, requestInfo);
    const line = words("home").description;
    return { kind: "site", key: home, path: "/", title: fullName(settings), line, art: "about-2" };
  }
  const { path, art, place } = page;
  const photo = place && shareablePhoto([(await findPlacePhotos(ctx, [place]))[place]]);
  return { kind: "site", key, path, art, photo, ...page.words(words) };
}

/** @throws AppError notFound */
export async function shareFixedPage(ctx: AppContext, requestInfo: RequestInfo, key: string): Promise<SharedPage> {
  const facts = await findPageFacts(ctx, requestInfo, key);
  if (facts === undefined) throw new AppError("notFound");
  return { facts, photos: [] };
}

/** Returns the card of the page with this path, or of the foundation. */
export async function findPageCard(
  ctx: AppContext,
  requestInfo: RequestInfo,
  path: string,
): Promise<CardLinks | undefined> {
  const [key = home] = Object.entries(fixedPages).find(([, page]) => page.path === path) ?? [];
  const facts = await findPageFacts(ctx, requestInfo, key);
  return facts && findCard(ctx, requestInfo, facts);
}
