import type { PictureRow } from "../../../server/exports/export-rows.ts";
import type { PictureArchive } from "../../../server/exports/open-picture-archive.server.ts";
import { uploadPath } from "../../../server/exports/picture-index.ts";
import { pictureBytes } from "../../../staff-kit/offline/send-picture.ts";
import { addImportedPhoto } from "./add-imported-photo.server.ts";
import { type Fetching, fetchPicture } from "./fetch-picture.server.ts";
import type { ImportRun, Outcome } from "./import-kind.server.ts";
import { saveOldAddress } from "./save-old-address.server.ts";

/** Sources of the pictures of the old site. */
export interface PictureSources {
  archives: readonly PictureArchive[];
  hosts: readonly string[];
  fetching?: Pick<Fetching, "resolve" | "isOpen">;
}

/**
 * Brings one picture into the media library, hidden until staff answer about the people in it. Its address on the old
 * site leads to the file, where the gate decides.
 * @param number of the row, for the report
 */
export async function bringPicture(
  run: ImportRun,
  { archives, hosts, fetching = {} }: PictureSources,
  { row, key, number }: { row: PictureRow; key: string; number: number },
): Promise<Outcome> {
  const bytes = await findBytes();
  if (typeof bytes === "string") {
    await note(bytes);
    return "out";
  }
  const made = await addImportedPhoto(run, bytes, {
    alt: row.alt,
    whenSaved: async (ctx, { id, path, isNew }) => {
      const address = URL.parse(row.address, "https://site.invalid")?.pathname ?? "";
      const old = await saveOldAddress(ctx, address, { target: `/files/${path}` });
      if (old !== undefined) await run.record(ctx, { key: `${key} path`, became: `redirect:${old}` });
      // A photo that the library had before is not of this import, and outlives its undo.
      await run.record(ctx, { key, became: isNew ? `photo:${id}` : `known-photo:${id}` });
    },
  });
  if (!("problem" in made)) return "brought";
  await note(made.problem);
  return "out";

  function note(problem: string) {
    return run.note(number, `picture-${problem}`, "", uploadPath(row.address).split("/").at(-1));
  }

  async function findBytes() {
    const path = uploadPath(row.address);
    for (const archive of archives) {
      const found = await archive.read(path, pictureBytes).catch(() => "damaged" as const);
      if (found !== undefined) return found;
    }
    const found = await fetchPicture(row.address, {
      hosts,
      maxBytes: pictureBytes,
      stopping: run.stopping,
      ...fetching,
    });
    return found === "host" && archives.length > 0 ? "missing" : found;
  }
}
