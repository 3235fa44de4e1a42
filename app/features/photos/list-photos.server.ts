import type { Site } from "../../platform/site.server.ts";
import { focusOf } from "./photo-schema.ts";
import { findPhotoRows } from "./photo-store.server.ts";

const pageLength = 24;

/** One page of the pictures for staff, with everything that each hangs on. */
export async function listPhotos(site: Site, before: number | undefined) {
  const rows = await findPhotoRows(site.database, pageLength + 1, before);
  const photos = rows.slice(0, pageLength).map((row) => ({
    id: row.id,
    src: `/files/${row.path}`,
    alt: row.alt,
    kind: row.kind,
    agreed: row.consent_at !== null,
    focus: focusOf(row.focal_x, row.focal_y),
    uses: row.uses,
  }));
  return { photos, older: rows.length > pageLength ? photos.at(-1)?.id : undefined };
}
