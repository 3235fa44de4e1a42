import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
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

interface Features {
  features: readonly Feature[];
}

const listPages = ({ features }: Features): PublicPage[] =>
  features.flatMap(({ pages = [] }) => pages).toSorted((a, b) => a.rank - b.rank);

const listSearched = (ctx: Features) => listPages(ctx).filter(({ texts }) => texts !== undefined);

/** Returns the path of a fixed page by its id in the index; undefined for other ids. */
export function pathOfFixedId(ctx: Features, id: number): string | undefined {
  const pages = listSearched(ctx);
  return pages[firstFixedId + pages.length - id]?.path;
}

/** Returns the pages that answer needs, by need. */
export const pagesOfNeeds = (features: readonly Feature[]): Map<string | undefined, PublicPage> =>
  new Map(listPages({ features }).map((page) => [page.need, page]));

/** Finds the fixed pages of features in use with their published texts, and the ids of the other fixed pages. */
export async function findFixedPages(
  ctx: AppContext,
  features: readonly Feature[],
): Promise<{ pages: FixedPage[]; off: number[] }> {
  const of = await findAllWords(ctx);
  const settings = await findPublicSettings(ctx);
  const inUse = new Set(listPages({ features }));
  const all = listSearched(ctx);
  // If scores are equal, the higher id comes first. Ids do not change when features are switched on or off.
  const numbered = all.map((page, index) => ({ page, id: firstFixedId + all.length - index }));
  const pages = numbered
    .filter(({ page }) => inUse.has(page))
    .map(({ page: { path, title, texts }, id }) => ({
      id,
      path,
      title: title(of),
      texts: (texts?.(of, settings) ?? []).flatMap((text) => (text ? [plainText(text).replace(/\{\w+\}/g, "…")] : [])),
    }));
  return { pages, off: numbered.flatMap(({ page, id }) => (inUse.has(page) ? [] : [id])) };
}
