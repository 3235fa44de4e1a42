import type { AppContext } from "./context.server.ts";
import type { Tables } from "./db/tables.ts";

/** An item with its part of the address: a slug or its id. */
export interface SitemapItem {
  id: number;
  value: string;
}

/** Items of a content type whose pages are in the sitemap. */
export interface SitemapItems {
  table: keyof Tables;
  /** Noun of the content type, such as `post` in `post:12`. */
  noun: "post" | "event" | "project" | "page" | "document";
  pathOf(value: string): string;
  /** Finds all items of a kind that stays small: they are listed with the fixed pages. */
  few?(ctx: AppContext): Promise<readonly SitemapItem[]>;
  /**
   * For lists that grow without limit: the column with the part of the address, and the first page of the list, which
   * is enough while it has all items.
   */
  many?: {
    column: "id" | "slug";
    first(ctx: AppContext): Promise<{ items: readonly SitemapItem[]; isAll: boolean }>;
  };
}
