import type { AppContext } from "../../server/context.server.ts";
import { cutPageById } from "../../values/cursor.ts";
import { findDeletedSubjects } from "./photo-attachment-queries.server.ts";
import { findPhotoRows } from "./photo-queries.server.ts";
import { focalPointOf } from "./photo-schema.ts";

const pageLength = 24;

/** A page of photos for staff, with their attachments; those in the trash stand apart. */
export async function listPhotos(ctx: AppContext, before: number | undefined) {
  const rows = await findPhotoRows(ctx.db, pageLength + 1, before);
  const deleted = new Set(
    await findDeletedSubjects(
      ctx.db,
      rows.flatMap(({ uses }) => uses),
    ),
  );
  const { page, older } = cutPageById(rows, pageLength);
  const photos = page.map((row) => ({
    id: row.id,
    src: `/files/${row.path}`,
    alt: row.alt,
    kind: row.kind,
    hasConsent: row.consent_at !== null,
    focus: focalPointOf(row.focal_x, row.focal_y),
    uses: row.uses.filter((subject) => !deleted.has(subject)),
    deletedUses: row.uses.filter((subject) => deleted.has(subject)),
  }));
  return { photos, older };
}
