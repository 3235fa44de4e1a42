import type { PublicPicture } from "../values/public-picture.ts";
import type { AppContext, RequestInfo } from "./context.server.ts";

/** Kinds of pages with a preview picture for sharing; `site` is a fixed page. */
export type CardKind = "event" | "post" | "project" | "page" | "site";

/** A drawing of the design, by its file name. */
export type CardArt = "about-1" | "about-2" | "event-hygiene" | "project-autism" | "project-pad";

export interface CardFacts {
  kind: CardKind;
  /** Key of the page in the picture's address: a number, a slug or the name of a fixed page. */
  key: string;
  path: string;
  title: string;
  kicker?: string | undefined;
  line?: string | undefined;
  facts?: string[];
  /** Progress of a goal. Pictures show it, printed papers do not, because it changes. */
  goal?: string;
  /** Notice that the event is cancelled or postponed; empty if it takes place as planned. */
  notice?: string;
  /** `isOff`: the event does not take place on this date. */
  date?: { large: string; small: string; long: boolean; isOff?: boolean } | undefined;
  /** Photo whose people agreed to its use on other sites; without one, the drawing is shown. */
  photo?: PublicPicture | undefined;
  art: CardArt;
}

/** Content of the picture and the printed sheets of a public page. */
export interface SharedPage {
  facts: CardFacts;
  /** Photos that visitors see; print needs another consent than other sites. */
  photos: PublicPicture[];
  /** Texts of an event, without Markdown signs. */
  paragraphs?: string[];
  list?: string[];
}

/**
 * Finds a page by its key.
 * @throws AppError for a page that visitors cannot see
 */
type FindSharedPage = (ctx: AppContext, requestInfo: RequestInfo, key: string) => Promise<SharedPage>;

/** Finds pages with a picture for sharing, by the kind in their addresses. */
export type SharedKinds = { readonly [Kind in CardKind]?: FindSharedPage };
