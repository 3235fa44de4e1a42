import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { StoryTables } from "../../../server/db/tables.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { VisibleOwner } from "./photo.ts";

/** Owners that visitors always see: fixed places of the pages, members of the staff, and fixed pages. */
const alwaysVisible = ["place", "user", "site"];

/**
 * Finds the owners that visitors can open now: published items, fixed places and pages, members of the staff. Drafts,
 * scheduled items, those that wait for approval and those in the trash show nothing.
 * @param tables of items that visitors open, by the noun of their owners
 * @param owners like `post:12`, also of photos in texts: `text:post:12` @param now ISO 8601, UTC @returns by owner
 */
export async function findVisibleOwners(
  db: Database,
  tables: StoryTables,
  owners: readonly string[],
  now: string,
): Promise<Map<string, VisibleOwner>> {
  const all = [...new Set(owners)].map((owner) => {
    const [noun = "", id = ""] = owner.replace(/^text:/, "").split(":");
    return { owner, noun, id };
  });
  const open = new Set<string>();
  for (const [noun, table] of Object.entries(tables)) {
    const wanted = all.filter((one) => one.noun === noun).map(({ id }) => Number(id));
    const rows = await inChunks([...new Set(wanted)], (some) =>
      db.selectFrom(table).select("id").where("id", "in", some).where(isVisible(now)).execute(),
    );
    for (const { id } of rows) open.add(`${noun}:${id}`);
  }
  const isShown = ({ noun, id }: { noun: string; id: string }) =>
    alwaysVisible.includes(noun) || open.has(`${noun}:${id}`);
  return new Map(all.filter(isShown).map(({ owner }) => [owner, owner as VisibleOwner]));
}

/** What shows each of these photos to visitors now; none for a photo that nothing shows. @param tables of items, by noun @param now ISO 8601, UTC */
export async function findWhatShows(
  db: Database,
  tables: StoryTables,
  ids: number[],
  now: string,
): Promise<Map<number, VisibleOwner>> {
  const attachments = await inChunks(ids, (some) =>
    db.selectFrom("photo_attachments").select(["photo_id", "owner"]).where("photo_id", "in", some).execute(),
  );
  const owners = attachments.map(({ owner }) => owner);
  const open = await findVisibleOwners(db, tables, owners, now);
  const shown = new Map<number, VisibleOwner>();
  for (const { photo_id, owner } of attachments) {
    const by = open.get(owner);
    if (by !== undefined) shown.set(photo_id, by);
  }
  return shown;
}
