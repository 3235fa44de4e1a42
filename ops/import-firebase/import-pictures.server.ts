import { makePhoto } from "../../app/features/media/photos/add-photo.server.ts";
import type { PhotoWithAlt } from "../../app/features/media/photos/chosen-photos.ts";
import type { ChosenPhoto } from "../../app/features/media/photos/photo.ts";
import type { Folder } from "../../app/server/storage/storage.ts";
import { pictureBytes } from "../../app/staff-kit/offline/send-picture.ts";
import { type FoundFile, readUpTo } from "./find-files.server.ts";
import { saveImported } from "./import-queries.server.ts";
import { shownText } from "./import-report.ts";
import { type ImportRun, importer, keyOfPhoto } from "./import-run.server.ts";
import type { OldRow } from "./old-row.server.ts";

const problems: Record<string, string> = {
  unknown: "is no picture that the site can show (JPEG, PNG, WebP, AVIF or GIF)",
  damaged: "is damaged",
  heic: "is a HEIC picture of a phone: save it as JPEG",
  pixels: "has more than 50 megapixels",
  shape: "is more than twenty times as long as it is wide",
  tooLarge: `is larger than ${pictureBytes / 1024 ** 2} MB`,
};

/** Makes pictures of a row's files. In a run, each file is processed once, even if several rows show it. */
export type SavePictures = (row: OldRow, folder: Folder, paths: string[]) => Promise<ChosenPhoto[]>;

/** Makes a function that stores the pictures of one run. */
export function pictureKeeper(run: ImportRun): SavePictures {
  const made = new Map<string, ChosenPhoto | string>();
  const makeOnce = async (folder: Folder, file: FoundFile) => {
    const name = `${folder} ${file.path}`;
    const known = made.get(name) ?? (await make(run, folder, file));
    made.set(name, known);
    return known;
  };
  return async (row, folder, paths) => {
    const photos: ChosenPhoto[] = [];
    for (const path of paths) {
      const found = await findPicture(run, path, (file) => makeOnce(folder, file));
      if (typeof found === "string") row.complain("picture", `${shownText(path)} ${found}: it was left out.`);
      else if (found !== undefined) photos.push(found);
      run.report.counts.pictures.found++;
      run.report.counts.pictures[typeof found === "string" ? "left" : "imported"]++;
    }
    return photos.filter(({ id }, index) => photos.findIndex((photo) => photo.id === id) === index);
  };
}

/** @returns a sentence about a problem; undefined in a dry run, which only searches the files */
async function findPicture(
  { findFile, options }: ImportRun,
  path: string,
  make: (file: FoundFile) => Promise<ChosenPhoto | string>,
): Promise<ChosenPhoto | string | undefined> {
  const file = findFile(path);
  if (file === undefined) return "is not among the downloaded files";
  if (file === "several") return "has several files of this name, and none at this path";
  return options.isDryRun ? undefined : make(file);
}

async function make(run: ImportRun, folder: Folder, file: FoundFile): Promise<ChosenPhoto | string> {
  const bytes = await readUpTo(file, pictureBytes);
  if (bytes === undefined) return problems.tooLarge ?? "";
  const body = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const added = await makePhoto({ ctx: run.ctx, member: importer }, folder, body, {
    alt: "",
    whenSaved: async ({ db, clock }, { id, isNew }) => {
      // A photo that the library had before outlives an undo.
      if (!isNew || run.importId === undefined) return;
      const at = clock.now().toISOString();
      const key = keyOfPhoto(run.importId, id);
      await saveImported(db, { key, became: `photo:${id}`, at, import_id: run.importId, version: 1 });
    },
  });
  if ("problem" in added) return problems[added.problem] ?? "could not be read";
  if (!added.hasConsent && run.options.consentBy === undefined) run.report.waiting++;
  return added;
}

/**
 * Returns imported pictures with their consent: an earlier consent on this site stays; otherwise that of the run is
 * used.
 * @param alt alternative text for pictures without one
 */
export function withAlt({ options }: ImportRun, photos: ChosenPhoto[], alt: string): PhotoWithAlt[] {
  const hasConsent = options.consentBy !== undefined;
  return photos.map((photo) => ({
    id: photo.id,
    alt: photo.alt || (hasConsent ? alt : ""),
    notedBy: options.consentBy,
  }));
}
