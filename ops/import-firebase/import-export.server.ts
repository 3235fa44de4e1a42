import type { AppContext } from "../../app/server/context.server.ts";
import { fileFinder, findFiles } from "./find-files.server.ts";
import { gatherDocuments, holdsDocuments, type KnownDocument } from "./gather-documents.server.ts";
import { importEvent, importPost, importProject } from "./import-content.server.ts";
import { importSubscriber, importUser } from "./import-people.server.ts";
import { pictureKeeper, type SavePictures } from "./import-pictures.server.ts";
import { endImport, insertImport, wasStarted } from "./import-queries.server.ts";
import { collections, type ImportReport } from "./import-report.ts";
import { becameOf, type ImportOptions, type ImportRun, rowOf } from "./import-run.server.ts";

/** Reason why an import did not start, for the person who started it. */
export class ImportError extends Error {}

const pictureFields = [
  "imageUrl",
  "imageUrls",
  "imageURL",
  "image",
  "images",
  "profileImageUrl",
  "photoURL",
  "photoUrl",
];

/**
 * Imports the documents of the old site with their files. One transaction stores each row with a record of its import:
 * so a killed run can continue, and a second run imports nothing twice. Makes no network requests and sends no e-mail.
 * @param folder of the export
 * @param report filled during the run, so that it is complete up to an error
 * @throws ImportError before any change
 */
export async function importExport(
  ctx: AppContext,
  folder: string,
  options: ImportOptions,
  report: ImportReport,
): Promise<void> {
  if (!(await wasStarted(ctx.db)))
    throw new ImportError(
      "There is no site here yet. Start it once first, so that it has its tables and samples: npm start",
    );
  const files = await findFiles(folder).catch((error: Error) => {
    throw new ImportError("code" in error ? `The folder of the export cannot be read: ${error.code}.` : error.message);
  });
  const documents = await gatherDocuments(files.filter(holdsDocuments), (one) => report.complaints.push(one));
  if (documents.length === 0) {
    const why = report.complaints.map(({ file, sentence }) => `\n${file} ${sentence}`).join("");
    throw new ImportError(`There are no documents in this folder: no posts.json, users.json and so on.${why}`);
  }
  const pictures = files.filter((file) => !holdsDocuments(file));
  const run: ImportRun = { ctx, options, report, findFile: fileFinder(pictures), importId: undefined };
  if (pictures.length === 0 && !options.withoutPictures && documents.some((document) => namesPictures(run, document)))
    throw new ImportError(
      "The documents name pictures, and there is not one file beside them. Download the files of the storage bucket into the same folder; or say --without-pictures, and no picture ever comes with these rows.",
    );
  if (options.isDryRun) return importAll(run, documents);
  const now = () => ctx.clock.now().toISOString();
  const importId = await insertImport(ctx.db, now());
  await importAll({ ...run, importId }, documents);
  await endImport(ctx.db, importId, now());
}

function namesPictures(run: ImportRun, document: KnownDocument): boolean {
  const silent = { ...run, report: { ...run.report, complaints: [] } };
  return rowOf(silent, document).pictures(...pictureFields).length > 0;
}

async function importAll(run: ImportRun, documents: KnownDocument[]): Promise<void> {
  const { stopping, onProgress } = run.options;
  const savePictures = pictureKeeper(run);
  let done = 0;
  // People come first, as posts refer to their authors.
  for (const collection of collections) {
    for (const document of documents.filter((document) => document.collection === collection)) {
      if (stopping?.aborted) {
        run.report.isBrokenOff = true;
        return;
      }
      run.report.counts[collection].found++;
      run.report.counts[collection][await importOne(run, document, savePictures)]++;
      onProgress?.(++done, documents.length);
    }
  }
}

const contentImporters = { posts: importPost, events: importEvent, projects: importProject };

/**
 * Imports one row.
 * @returns the count to which it belongs
 */
async function importOne(
  run: ImportRun,
  document: KnownDocument,
  savePictures: SavePictures,
): Promise<"imported" | "there" | "left"> {
  const { collection, id, name } = document;
  if (collection === "subscribers") return (await importSubscriber(run, document)) ?? "left";
  if ((await becameOf(run, collection, id)) !== undefined) return "there";
  if (collection === "users") return (await importUser(run, document, savePictures)) ?? "left";
  const imported = await contentImporters[collection](run, document, savePictures);
  if (imported === undefined) return "left";
  if (imported.address !== "") run.report.became.push(`${collection} ${name.slice(0, 60)}: ${imported.address}`);
  return "imported";
}
