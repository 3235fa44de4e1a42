import type { Migration } from "kysely/migration";
import { up as publicSite } from "./001-public-site.ts";

/** Every migration in order, forward only. A migration that has landed is never edited: add the next one. */
export const migrations: Record<string, Migration> = {
  "001-public-site": { up: publicSite },
};
