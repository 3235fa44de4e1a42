declare module "../../../server/db/tables.ts" {
  interface Tables {
    searches: SearchedWordTable;
    staff_searches: SearchedWordTable;
  }
}

/**
 * A word that visitors typed into the search, or staff into the jump box, on a day (ISO date). Questions and people are
 * not stored.
 */
export interface SearchedWordTable {
  date: string;
  /** Normalized, see `values/search-words.ts`. */
  word: string;
  count: number;
  /** Number of searches without a result. */
  in_vain: number;
}
