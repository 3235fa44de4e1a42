import type { Database } from "../../server/db/database.server.ts";
import { inChunks } from "../../server/db/in-chunks.ts";
import { isVisible } from "../../server/db/visible.ts";

/** Items that visitors open, by the noun of their owners. */
const items = { post: "posts", event: "events", project: "projects", news: "news_items", page: "pages" } as const;

/**
 * Which of these photos something shows that visitors can open now: a published item, a fixed place, a member of the staff.
 * Drafts, scheduled items and those in the trash show nothing. @param now ISO 8601, UTC
 */
export async function findVisiblePhotos(db: Database, ids: number[], now: string): Promise<Set<number>> {
  const attachments = await inChunks(ids, (some) =>
    db.selectFrom("photo_attachments").select(["photo_id", "owner"]).where("photo_id", "in", some).execute(),
  );
  const owned = attachments.map(({ photo_id, owner }) => {
    const [noun = "", id = ""] = owner.replace(/^text:/, "").split(":");
    return { photo_id, noun, id };
  });
  const visible = new Set<string>();
  for (const [noun, table] of Object.entries(items)) {
    const wanted = owned.filter((one) => one.noun === noun).map(({ id }) => Number(id));
    const rows = await inChunks([...new Set(wanted)], (some) =>
      db.selectFrom(table).select("id").where("id", "in", some).where(isVisible(now)).execute(),
    );
    for (const { id } of rows) visible.add(`${noun}:${id}`);
  }
  const isShown = ({ noun, id }: { noun: string; id: string }) =>
    Object.hasOwn(items, noun) ? visible.has(`${noun}:${id}`) : noun === "place" || noun === "user";
  return new Set(owned.filter(isShown).map(({ photo_id }) => photo_id));
}
