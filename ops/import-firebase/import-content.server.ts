import type { ContentType } from "../../app/cms/content-type.server.ts";
import type { PublishingFields } from "../../app/cms/publishing-schema.ts";
import { saveRedirect } from "../../app/cms/redirect-queries.server.ts";
import { createContent } from "../../app/cms/save-content.server.ts";
import { eventType } from "../../app/features/events/events/event.type.server.ts";
import { attachPhotos } from "../../app/features/media/photos/attach-photos.server.ts";
import type { ChosenPhoto } from "../../app/features/media/photos/photo.ts";
import { isOnStaff } from "../../app/features/people/users/add-user.server.ts";
import { postType } from "../../app/features/publishing/posts/post.type.server.ts";
import { projectType } from "../../app/features/publishing/projects/project.type.server.ts";
import type { InTransaction } from "../../app/server/context.server.ts";
import { plainPath } from "../../app/values/address.ts";
import type { KnownDocument } from "./gather-documents.server.ts";
import { type SavePictures, withAlt } from "./import-pictures.server.ts";
import { findPostSlug, findProjectSlug, saveImported } from "./import-queries.server.ts";
import { becameOf, consentGiverOf, type ImportRun, importer, keyOf, rowOf } from "./import-run.server.ts";
import { readEvent, readPost, readProject } from "./read-rows.server.ts";

/** Address of the imported row; undefined if it was not imported. Empty in a dry run. */
export type Imported = { address: string } | undefined;

/** Imports a post with its day, author and pictures. An imported author also owns the post here. */
export async function importPost(
  run: ImportRun,
  document: KnownDocument,
  savePictures: SavePictures,
): Promise<Imported> {
  const row = rowOf(run, document);
  const post = readPost(row, run.ctx.clock.now());
  if (post === undefined) return undefined;
  const { fields, timestamp, author } = post;
  const photos = await savePictures(row, "images", post.pictures);
  if (run.options.isDryRun) return { address: "" };
  const author_id = await findAuthor(run, author.id);
  const kind: typeof postType = {
    ...postType,
    columnsBeside: () => ({ timestamp }),
    firstColumns: async (db, written, member) => ({
      ...(await postType.firstColumns?.(db, written, member)),
      author_id,
      author_name: author.name,
      author_position: author.position,
    }),
  };
  const id = await create(run, document, kind, fields, { photos, noun: "post" });
  return { address: `/blog/${await findPostSlug(run.ctx.db, id)}` };
}

async function findAuthor(run: ImportRun, oldId: string | undefined): Promise<string | null> {
  const became = oldId === undefined ? undefined : await becameOf(run, "users", oldId);
  const id = became?.startsWith("user:") ? became.slice("user:".length) : undefined;
  return id !== undefined && (await isOnStaff(run.ctx.db, id)) ? id : null;
}

export async function importEvent(
  run: ImportRun,
  document: KnownDocument,
  savePictures: SavePictures,
): Promise<Imported> {
  const row = rowOf(run, document);
  const event = readEvent(row);
  if (event === undefined) return undefined;
  const photos = await savePictures(row, "events", event.pictures);
  if (run.options.isDryRun) return { address: "" };
  return {
    address: `/event/readmore/${await create(run, document, eventType, event.fields, { photos, noun: "event" })}`,
  };
}

/**
 * Imports a project with its pictures and film. Its address consists of words, as 1, 2 and 3 belong to the existing
 * programmes.
 */
export async function importProject(
  run: ImportRun,
  document: KnownDocument,
  savePictures: SavePictures,
): Promise<Imported> {
  const row = rowOf(run, document);
  const project = readProject(row);
  if (project === undefined) return undefined;
  const photos = await savePictures(row, "projects", project.pictures);
  if (run.options.isDryRun) return { address: "" };
  const id = await create(run, document, projectType, project.fields, { photos, noun: "project" });
  return { address: `/project/readmore/${(await findProjectSlug(run.ctx.db, id)) ?? id}` };
}

/**
 * Creates an item in the same way as staff, in one transaction with its pictures and a record of the import. The
 * pictures are hidden until a member of staff confirms that all people agreed.
 */
async function create<
  Table extends "posts" | "events" | "projects",
  Fields extends PublishingFields & { title: string },
>(
  run: ImportRun,
  { collection, id: oldId }: KnownDocument,
  kind: ContentType<Table, Fields>,
  fields: Fields,
  { photos, noun }: { photos: ChosenPhoto[]; noun: "post" | "event" | "project" },
): Promise<number> {
  const { id } = await createContent(
    { ctx: run.ctx, member: importer },
    {
      ...kind,
      attach: async (ctx, _member, { id }) => {
        const described = withAlt(run, photos, fields.title || "A picture of our work");
        await attachPhotos(ctx, consentGiverOf(run), `${noun}:${id}`, described);
        const at = ctx.clock.now().toISOString();
        const key = keyOf(collection, oldId);
        await saveImported(ctx.db, { key, became: `${noun}:${id}`, at, import_id: run.importId ?? null, version: 1 });
        await saveOldAddress(ctx.db, noun, oldId, { id, at });
        return undefined;
      },
    },
    fields,
    { isImport: true },
  );
  return id;
}

/** Paths before the id in addresses of the old site, whose routes are those of this one. */
const folders = { post: "/blog/", event: "/event/readmore/", project: "/project/readmore/" };

/** Stores a redirect from the old site's page to the new one, except for a number, which is an address of this site. */
async function saveOldAddress(
  db: InTransaction["db"],
  noun: keyof typeof folders,
  oldId: string,
  { id, at }: { id: number; at: string },
): Promise<void> {
  const path = /^\d+$/.test(oldId) ? undefined : plainPath(folders[noun] + encodeURIComponent(oldId));
  if (path === undefined) return;
  await saveRedirect(db, { path, noun, content_id: id, made_by: "import", created_at: at });
}
