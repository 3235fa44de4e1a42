import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { StoryTables } from "../../../server/db/tables.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { VisibleOwner } from "./photo.ts";

const alwaysVisible = ["place", "user", "site"];

/**
 * Finds owners that visitors can open now.
 * @param owners for example `post:12`, `text:post:12`
 * @param now ISO 8601, UTC
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
    const wanted = all.filter((owner) => owner.noun === noun).map(({ id }) => Number(id));
    const rows = await inChunks([...new Set(wanted)], (ids) =>
      db.selectFrom(table).select("id").where("id", "in", ids).where(isVisible(now)).execute(),
    );
    for (const { id } of rows) open.add(`${noun}:${id}`);
  }
  const isShown = ({ noun, id }: { noun: string; id: string }) =>
    alwaysVisible.includes(noun) || open.has(`${noun}:${id}`);
  return new Map(all.filter(isShown).map(({ owner }) => [owner, owner as VisibleOwner]));
}

/**
 * Finds an owner of each photo that visitors can open. Photos on no public page are omitted.
 * @param now ISO 8601, UTC
 */
export async function findWhatShows(
  db: Database,
  tables: StoryTables,
  ids: number[],
  now: string,
): Promise<Map<number, VisibleOwner>> {
  const attachments = await inChunks(ids, (ids) =>
    db.selectFrom("photo_attachments").select(["photo_id", "owner"]).where("photo_id", "in", ids).execute(),
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
