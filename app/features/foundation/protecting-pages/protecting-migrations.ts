import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

const pages = ["safeguarding", "consent", "withdraw", "privacy", "donate", "giving"];

export const protectingMigrations: DeclaredMigrations = {
  /** Sites that were open before count as read in English: their admins published these pages long ago. */
  "192-read-pages": async (db) => {
    const settings = db.selectFrom("settings").select("name");
    const welcomed = await settings.where("name", "=", "welcomedAt").executeTakeFirst();
    if (welcomed === undefined) return;
    const at = new Date().toISOString();
    const readings = Object.fromEntries(pages.map((page) => [`en ${page}`, { at }]));
    await db
      .insertInto("settings")
      .values({ name: "readPages", value: JSON.stringify(readings) })
      .execute();
  },
};
