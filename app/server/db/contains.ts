import { type RawBuilder, sql } from "kysely";

/** Whether an expression's text contains these words, as typed. */
export const contains = (text: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql`${text} like ${`%${words.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
