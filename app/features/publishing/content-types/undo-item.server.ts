import { logThings } from "content/log-things.ts";
import { type ContentRow, findRow, findVersionAt } from "../../../cms/content-queries.server.ts";
import { type ContentType, permissionsOf, type RowAction } from "../../../cms/content-type.server.ts";
import { runRowCommand, undoLimit } from "../../../cms/delete-content.server.ts";
import { publishContent } from "../../../cms/save-content.server.ts";
import { readVersion } from "../../../cms/versions/record-version.server.ts";
import type { FindWayBack, LoggedThings, SavedEvent } from "../../../server/audit-log/logged-things.ts";
import { loggedRows, partsOfSubject } from "../../../server/audit-log/name-logged-things.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import { contentTypeOf, contentTypes, type Noun } from "./content-types.server.ts";

const nouns = Object.keys(contentTypes) as Noun[];

/** Titles of items, for the audit log. */
export const namedItems: LoggedThings = Object.fromEntries(
  nouns.map((noun) => {
    const { table, words } = contentTypeOf(noun);
    const name = (_id: number, title: string) => logThings.titled(title || words.untitled);
    return [noun, loggedRows({ table, column: "title", name, to: (id) => `/admin/${noun}/${id}` })];
  }),
);

type Inverse = "delete" | "undelete" | "unpublish" | "publish";

const inverses: Record<string, Inverse> = {
  deleted: "undelete",
  "brought back": "delete",
  unpublished: "publish",
  "created as published": "unpublish",
  "saved as published": "unpublish",
};

const permissions: Record<Inverse, RowAction> = {
  delete: "delete",
  undelete: "delete",
  unpublish: "unpublish",
  publish: "edit",
};

/** Returns true for events that the words guard adds to a save. */
const isBeside = (what: string): boolean => what.startsWith("sentence ");

/** Returns the act of a save that changed only one item; undefined for other saves. */
function actOf(save: readonly SavedEvent[]) {
  const [event, ...others] = save.filter(({ what }) => !isBeside(what));
  if (event === undefined || others.length > 0 || save.some(({ subject }) => subject !== event.subject))
    return undefined;
  const { kind, key } = partsOfSubject(event.subject);
  const noun = nouns.find((noun) => noun === kind);
  const id = asRowId(key);
  const act = event.what.slice(kind.length + 1);
  if (noun === undefined || id === undefined || !Object.hasOwn(inverses, act)) return undefined;
  return { noun, id, act, inverse: inverses[act] as Inverse };
}

/** Returns true if an item has not changed since the act. @param limit from `undoLimit` */
function isAsLeft({ status, deleted_at }: ContentRow, inverse: Inverse, limit: string): boolean {
  if (inverse === "undelete") return deleted_at !== null && deleted_at > limit;
  if (deleted_at !== null || inverse === "delete") return deleted_at === null;
  return status === (inverse === "publish" ? "draft" : "published");
}

/** Returns true if a version only published a draft, without other changes. */
async function hasOnlyPublished(db: Database, type: ContentType, id: number, version: number): Promise<boolean> {
  const [saved, before] = await Promise.all(
    [version, version - 1].map((number) => findVersionAt(db, `${type.noun}:${id}`, number)),
  );
  if (saved === undefined || before === undefined || saved.version !== version || saved.origin !== "published")
    return false;
  const now = readVersion(type, saved.content);
  const then = readVersion(type, before.content);
  const partsOf = ({ values, attached }: typeof now) => JSON.stringify([values, attached]);
  return then.publishing?.status !== "scheduled" && partsOf(now) === partsOf(then);
}

/** Finds a way to undo the publication, unpublication, deletion or restoration of an item. */
export const findWayBackOfItem: FindWayBack = async ({ ctx, member }, save) => {
  const found = actOf(save);
  if (found === undefined) return undefined;
  const { noun, id, act, inverse } = found;
  const type = contentTypeOf(noun);
  const row = await findRow(ctx.db, type.table, id);
  if (row === undefined || !isAsLeft(row, inverse, undoLimit(ctx.clock.now()))) return undefined;
  if (!type.canWrite(member) || !permissionsOf(type, member, row)[permissions[inverse]]) return undefined;
  if (inverse !== "undelete" && inverse !== "publish" && type.whyToStay?.(row, ctx.clock.now()) !== undefined)
    return undefined;
  if (act === "saved as published" && !(await hasOnlyPublished(ctx.db, type, id, row.version))) return undefined;
  return inverse === "publish"
    ? () => publishContent({ ctx, member }, type, id, row.version)
    : () => runRowCommand({ ctx, member }, type, id, inverse, row.version);
};
