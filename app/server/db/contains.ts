import { type RawBuilder, sql } from "kysely";

/** True if the text contains these words, as typed. */
export const contains = (text: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql`${text} like ${`%${words.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
