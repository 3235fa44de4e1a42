import { withTransaction } from "../server/db/with-transaction.ts";
import { Refusal } from "../server/http/errors.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { Site } from "../server/context.server.ts";
import { type ContentKind, needRow } from "./content-type.server.ts";
import { type ColumnsOf, type ContentTable, updateRow } from "./content-queries.server.ts";
import { keepDeed } from "../server/audit-log/record-audit-event.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";

/** How long a deleted thing can be brought back, in days. */
const undoDays = 30;

/** What was deleted before this moment stays deleted: ISO date and time, UTC. */
export function undoLimit(now: Date): string {
  return new Date(now.getTime() - undoDays * 24 * 60 * 60 * 1000).toISOString();
}

/** The small deeds, by the name that their buttons send. */
export type SmallDeed = "delete" | "undelete" | "unpublish";

const told: Record<SmallDeed, string> = {
  delete: "deleted",
  undelete: "brought back",
  unpublish: "unpublished",
};

/**
 * Takes a thing off the site, brings it back within thirty days, or makes it a draft again. Deleting what is deleted
 * and bringing back what is there changes nothing: a button was pressed twice.
 *
 * @throws Refusal notFound, adminsOnly, notYours
 */
export async function doSmallDeed<Table extends ContentTable, Fields extends PublishingFields>(
  site: Site,
  member: StaffMember,
  kind: ContentKind<Table, Fields>,
  id: number | undefined,
  deed: SmallDeed,
): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    const row = await needRow(transaction, member, kind, id, deed === "unpublish" ? deed : "delete");
    const isDeleted = row.deleted_at !== null;
    if (deed === "unpublish" && isDeleted) throw new Refusal("notFound");
    if (deed !== "unpublish" && isDeleted === (deed === "delete")) return;
    if (deed === "undelete" && (row.deleted_at ?? "") <= undoLimit(site.clock.now())) throw new Refusal("notFound");
    const columns =
      deed === "unpublish"
        ? { status: "draft", publish_at: null }
        : { deleted_at: deed === "delete" ? site.clock.now().toISOString() : null };
    await updateRow(transaction, kind.table, row, columns as ColumnsOf<Table>);
    await keepDeed(site, transaction, member, {
      what: `${kind.noun} ${told[deed]}`,
      subject: `${kind.noun}:${row.id}`,
    });
  });
}
