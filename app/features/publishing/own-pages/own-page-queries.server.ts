import { type Selectable, sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import { isVisible } from "../../../server/db/visible.ts";
import { maxInHeader } from "./own-page-placements.ts";

export type OwnPageRow = Selectable<Tables["pages"]>;

/** Finds a public page. @param now ISO date and time, UTC */
export const findOwnPage = (db: Database, slug: string, now: string): Promise<OwnPageRow | undefined> =>
  db.selectFrom("pages").selectAll().where("slug", "=", slug).where(isVisible(now)).executeTakeFirst();

/** Finds the id of a page by its address, public or not. */
export async function findIdByAddress(db: Database, slug: string): Promise<number | undefined> {
  return (await db.selectFrom("pages").select("id").where("slug", "=", slug).executeTakeFirst())?.id;
}

export const findAddress = async (db: Database, id: number): Promise<string | undefined> =>
  (await db.selectFrom("pages").select("slug").where("id", "=", id).executeTakeFirst())?.slug;

/** Finds all public pages, in the order of their links. */
export const findOwnPages = (db: Database, now: string) =>
  db
    .selectFrom("pages")
    .select(["id", "slug", "title", "placement"])
    .where(isVisible(now))
    .orderBy(sql`coalesce(place, 1000)`)
    .orderBy("id")
    .execute();

/** Finds a conflict with other pages: the same address, or a full header. */
export async function findClash(db: Database, id: number): Promise<"slug" | "placement" | undefined> {
  const others = db.selectFrom("pages").where("id", "!=", id);
  const own = (column: "slug" | "placement") => db.selectFrom("pages").select(column).where("id", "=", id);
  const same = await others.select("id").where("slug", "=", own("slug")).executeTakeFirst();
  if (same !== undefined) return "slug";
  const placement = (await own("placement").executeTakeFirst())?.placement;
  if (placement !== "header") return undefined;
  const inHeader = await others
    .select("id")
    .where("placement", "=", "header")
    .where("deleted_at", "is", null)
    .execute();
  return inHeader.length >= maxInHeader ? "placement" : undefined;
}

export async function moveToFooter(db: Database, id: number): Promise<void> {
  await db.updateTable("pages").set({ placement: "footer" }).where("id", "=", id).execute();
}

/** Finds pages that an update moved and that no member saved since. */
export const findMovedPages = (db: Database) =>
  db
    .selectFrom("pages")
    .select(["id", "title", "slug", "moved_from"])
    .where("moved_from", "is not", null)
    .where("deleted_at", "is", null)
    .whereRef("version", "=", "moved_version")
    .orderBy("id")
    .execute();

/** Finds the public page that had this address before an update. @param now ISO 8601, UTC */
export const findMovedPage = (db: Database, address: string, now: string) =>
  db
    .selectFrom("pages")
    .select(["slug", "title"])
    .where("moved_from", "=", address)
    .where(isVisible(now))
    .executeTakeFirst();
