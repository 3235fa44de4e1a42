import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { ContributorKind } from "../../../values/contributor-kinds.ts";

/** Maximum number of contributors on a page, whose first view then stays below 14,600 bytes. The form says it. */
const maxShown = 40;

/** Finds public contributors of these kinds, in the order of their places. @param now ISO date and time, UTC */
export const findContributors = (db: Database, kinds: readonly ContributorKind[], now: string) =>
  db
    .selectFrom("contributors")
    .select(["id", "title", "kind", "role", "about", "link"])
    .where("kind", "in", kinds)
    .where(isVisible(now))
    .orderBy(sql`coalesce(place, 1000)`)
    .orderBy("id")
    .limit(maxShown)
    .execute();
