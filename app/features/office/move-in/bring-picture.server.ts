import { findRedirect, saveRedirect } from "../../../cms/redirect-queries.server.ts";
import type { PictureRow } from "../../../server/exports/export-rows.ts";
import type { PictureArchive } from "../../../server/exports/open-picture-archive.server.ts";
import { uploadPath } from "../../../server/exports/picture-index.ts";
import { pictureBytes } from "../../../staff-kit/offline/send-picture.ts";
import { plainPath } from "../../../values/address.ts";
import { makePhoto } from "../../media/photos/add-photo.server.ts";
import { type Fetching, fetchPicture } from "./fetch-picture.server.ts";
import type { ImportRun, Outcome } from "./import-kind.server.ts";

/** Sources of the pictures of the old site. */
export interface PictureSources {
  archives: readonly PictureArchive[];
  hosts: readonly string[];
  fetching?: Pick<Fetching, "resolve" | "isOpen">;
}

/** Maximum length of an alt text (characters). */
const maxAlt = 300;

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
  const made = await makePhoto({ ctx: run.ctx, member: run.member }, "images", streamOf(bytes), {
    alt: row.alt.slice(0, maxAlt),
    whenSaved: async (ctx, { id, path, isNew }) => {
      const old = plainPath(URL.parse(row.address, "https://site.invalid")?.pathname ?? "");
      const isFree = old !== undefined && old !== "/" && (await findRedirect(ctx.db, [old])) === undefined;
      if (isFree) {
        const created_at = ctx.clock.now().toISOString();
        await saveRedirect(ctx.db, { path: old, target: `/files/${path}`, made_by: "import", created_at });
        await run.record(ctx, { key: `${key} path`, became: `redirect:${old}` });
      }
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

async function* streamOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
