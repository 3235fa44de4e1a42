import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
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
  art: CardArt;
  /** Place of the page's photo; the card shows it only if it may be shared. */
  place?: Place;
  line?: "lede" | "description";
}

type PageTexts = { heading: Parameters<typeof join>[0]; lede?: string; description?: string };

const join = (heading: string | { first: string; second: string }) =>
  typeof heading === "string" ? heading : `${heading.first} ${heading.second}`;

/** Fixed pages with a card of their own, by the last part of the page's path. */
const fixedPages = {
  about: { art: "about-2" },
  "what-we-do": { art: "project-autism" },
  media: { art: "about-2" },
  contact: { art: "about-1" },
  donate: { art: "project-pad", place: "donate" },
  blog: { art: "event-hygiene", line: "description" },
  events: { art: "about-1", line: "description" },
  safeguarding: { art: "about-2" },
  privacy: { art: "about-2" },
} satisfies Record<string, FixedPage>;

const isFixedPage = (key: string): key is keyof typeof fixedPages => Object.hasOwn(fixedPages, key);

/** Key of the foundation's card, for the home page and for pages without a card of their own. */
const home = "home";

async function findPageFacts(ctx: AppContext, requestInfo: RequestInfo, key: string): Promise<CardFacts | undefined> {
  const words = await findWordsOfOnce(ctx, requestInfo);
  if (isFixedPage(key)) {
    const { art, place, line = "lede" }: FixedPage = fixedPages[key];
    const photo = place && shareablePhoto([(await findPlacePhotos(ctx, [place]))[place]]);
    const { heading, ...texts }: PageTexts = words(key);
    return { kind: "site", key, path: `/${key}`, art, photo, title: join(heading), line: texts[line] };
  }
  if (key !== home) return undefined;
  const settings = await findSettingsOnce(ctx, requestInfo);
  const line = words("home").description;
  return { kind: "site", key: home, path: "/", title: fullName(settings), line, art: "about-2" };
}

/** @throws AppError notFound */
export async function shareFixedPage(ctx: AppContext, requestInfo: RequestInfo, key: string): Promise<SharedPage> {
  const facts = await findPageFacts(ctx, requestInfo, key);
  if (facts === undefined) throw new AppError("notFound");
  return { facts, photos: [] };
}

export async function findPageCard(
  ctx: AppContext,
  requestInfo: RequestInfo,
  path: string,
): Promise<CardLinks | undefined> {
  const key = path.slice(1);
  const facts = await findPageFacts(ctx, requestInfo, isFixedPage(key) ? key : home);
  return facts && findCard(ctx, requestInfo, facts);
}
