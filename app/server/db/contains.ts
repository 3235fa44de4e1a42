import { type RawBuilder, sql } from "kysely";

/** Returns the condition that a text contains these words, as typed. */
export const contains = (text: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql`${text} like ${`%${words.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
