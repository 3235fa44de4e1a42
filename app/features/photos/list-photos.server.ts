import type { Site } from "../../server/context.server.ts";
import { focusOf } from "./photo-schema.ts";
import { findPhotoRows } from "./photo-queries.server.ts";
import { findDeletedSubjects } from "./photo-attachment-queries.server.ts";

const pageLength = 24;

/** One page of the pictures for staff, with everything that uses each; what is in the trash stands apart. */
export async function listPhotos(site: Site, before: number | undefined) {
  const rows = await findPhotoRows(site.database, pageLength + 1, before);
  const deleted = new Set(
    await findDeletedSubjects(
      site.database,
      rows.flatMap(({ uses }) => uses),
    ),
  );
  const photos = rows.slice(0, pageLength).map((row) => ({
    id: row.id,
    src: `/files/${row.path}`,
    alt: row.alt,
    kind: row.kind,
    agreed: row.consent_at !== null,
    focus: focusOf(row.focal_x, row.focal_y),
    uses: row.uses.filter((subject) => !deleted.has(subject)),
    deletedUses: row.uses.filter((subject) => deleted.has(subject)),
  }));
  return { photos, older: rows.length > pageLength ? photos.at(-1)?.id : undefined };
}
