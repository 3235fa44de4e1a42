import type { AppContext } from "../../../server/context.server.ts";
import type { PublicPage } from "../../../server/public-page.ts";
import { plainText } from "../../../values/plain-text.ts";
import { findPublicSettings } from "../../foundation/settings/find-settings.server.ts";
import { findAllWords } from "../../foundation/words/find-words.server.ts";
import { firstFixedId } from "./search-kinds.server.ts";

export interface FixedPage {
  id: number;
  path: string;
  title: string;
  texts: string[];
}

type Features = Pick<AppContext, "features">;

const listPages = ({ features }: Features): PublicPage[] =>
  features.flatMap(({ pages = [] }) => pages).toSorted((one, other) => one.rank - other.rank);

/** Pages whose texts are searched. */
const listSearched = (ctx: Features) => listPages(ctx).filter(({ texts }) => texts !== undefined);

/** @returns the path of a fixed page by its id in the index */
export function pathOfFixedId(ctx: Features, id: number): string | undefined {
  const pages = listSearched(ctx);
  return pages[firstFixedId + pages.length - id]?.path;
}

/** The page that answers a need. */
export const pageOfNeed = (ctx: Features, need: string): PublicPage | undefined =>
  listPages(ctx).find((page) => page.need === need);

/** The fixed pages as visitors read them now. */
export async function findFixedPages(ctx: AppContext): Promise<FixedPage[]> {
  const of = await findAllWords(ctx);
  const settings = await findPublicSettings(ctx);
  const pages = listSearched(ctx);
  return pages.map(({ path, title, texts }, place) => ({
    // Equal ones come in the order of their ranks: the highest id first.
    id: firstFixedId + pages.length - place,
    path,
    title: title(of),
    texts: (texts?.(of, settings) ?? []).flatMap((text) => (text ? [plainText(text).replace(/\{\w+\}/g, "…")] : [])),
  }));
}
