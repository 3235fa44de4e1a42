import type { AppContext } from "./context.server.ts";
import type { Tables } from "./db/tables.ts";

/** An item with its own part of the address: a slug or its id. */
export interface SitemapItem {
  id: number;
  value: string;
}

/** Items of a content type whose pages are in the sitemap. */
export interface SitemapItems {
  table: keyof Tables;
  /** Noun of the content type, as in `post:12`. */
  noun: "post" | "event" | "project" | "page";
  pathOf(value: string): string;
  /** All items of a kind that stays small: they are listed with the fixed pages. */
  few?(ctx: AppContext): Promise<readonly SitemapItem[]>;
  /**
   * For lists that grow without end: the column of the value, and the first page, which is the whole sitemap while it
   * has all of them.
   */
  many?: {
    column: "id" | "slug";
    first(ctx: AppContext): Promise<{ items: readonly SitemapItem[]; isAll: boolean }>;
  };
}
