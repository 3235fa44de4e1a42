declare module "../../../server/db/tables.ts" {
  interface Tables {
    searches: SearchedWordTable;
  }
}

/** A word that visitors looked for on a day (ISO date): no question, no visitor. */
export interface SearchedWordTable {
  date: string;
  /** Folded: see `values/search-words.ts`. */
  word: string;
  count: number;
  /** How often it found nothing. */
  in_vain: number;
}
