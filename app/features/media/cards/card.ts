import type { PublicPicture } from "../../../values/public-picture.ts";

/** What has a card; `site` is a fixed page. */
const cardKinds = ["event", "post", "project", "page", "site"] as const;
export type CardKind = (typeof cardKinds)[number];

/** A drawing of the design, by its file. */
export type CardArt = "about-1" | "about-2" | "event-hygiene" | "project-autism" | "project-pad";

/** What a card says of a page. */
export interface CardFacts {
  kind: CardKind;
  /** Key of the page in the card's address: a number, a slug or the name of a fixed page. */
  key: string;
  /** Path of the page. */
  path: string;
  title: string;
  /** Line above the title. */
  kicker?: string | undefined;
  /** Line below the title. */
  line?: string | undefined;
  /** Time and place of the event. */
  facts?: string[];
  /** Notice that the event is cancelled or postponed; empty when all is as planned. */
  notice?: string;
  /** `isOff`: nobody should come then. */
  date?: { large: string; small: string; long: boolean; isOff?: boolean } | undefined;
  /** Photo whose people agreed to other sites; a drawing stands in for a photo that may not be there. */
  photo?: PublicPicture | undefined;
  art: CardArt;
}

export type CardShape = "card" | "status";

/** Pixels of each picture. */
export const cardSizes = { card: { width: 1200, height: 630 }, status: { width: 1080, height: 1920 } } as const;

/** What a page says of its card. */
export interface CardLinks {
  /** Path of the picture for messengers, and of the upright one. */
  card: string;
  status: string;
  alt: string;
  kind: CardKind;
  key: string;
}

export const isCardKind = (text: string): text is CardKind => cardKinds.some((kind) => kind === text);
