import type { PublicPicture } from "../values/public-picture.ts";
import type { AppContext, RequestInfo } from "./context.server.ts";

/** Kinds of pages with a card; `site` is a fixed page. */
export type CardKind = "event" | "post" | "project" | "page" | "site";

/** A drawing of the design, by its file. */
export type CardArt = "about-1" | "about-2" | "event-hygiene" | "project-autism" | "project-pad";

export interface CardFacts {
  kind: CardKind;
  /** Key of the page in the card's address: a number, a slug or the name of a fixed page. */
  key: string;
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
  /** `isOff`: the event does not happen then. */
  date?: { large: string; small: string; long: boolean; isOff?: boolean } | undefined;
  /** Photo whose people agreed to other sites; otherwise a drawing. */
  photo?: PublicPicture | undefined;
  art: CardArt;
}

/** Content of the card and the papers of a public page. */
export interface SharedPage {
  facts: CardFacts;
  /** Photos that visitors see; paper needs another consent than other sites. */
  photos: PublicPicture[];
  /** Text and list of an event, without Markdown. */
  paragraphs?: string[];
  list?: string[];
}

/** Finds a page by its key. @throws AppError for a page that visitors cannot see */
type FindSharedPage = (ctx: AppContext, requestInfo: RequestInfo, key: string) => Promise<SharedPage>;

/** Finds pages with share cards, by the kind in their addresses. */
export type SharedKinds = { readonly [Kind in CardKind]?: FindSharedPage };
