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

/** Pages whose texts are searched. */
const listSearched = (ctx: Features) => listPages(ctx).filter(({ texts }) => texts !== undefined);

/** @returns the path of a fixed page by its id in the index */
export function pathOfFixedId(ctx: Features, id: number): string | undefined {
  const pages = listSearched(ctx);
  return pages[firstFixedId + pages.length - id]?.path;
}

/** The pages that answer needs, by need. */
export const pagesOfNeeds = (features: readonly Feature[]): Map<string | undefined, PublicPage> =>
  new Map(listPages({ features }).map((page) => [page.need, page]));

/** The fixed pages of features in use as visitors read them now, and the ids of the others. */
export async function findFixedPages(
  ctx: AppContext,
  features: readonly Feature[],
): Promise<{ pages: FixedPage[]; off: number[] }> {
  const of = await findAllWords(ctx);
  const settings = await findPublicSettings(ctx);
  const inUse = new Set(listPages({ features }));
  const all = listSearched(ctx);
  // Equal ones come in the order of their ranks: the highest id first. A switch changes no id.
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
