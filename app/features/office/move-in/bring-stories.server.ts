import { staffMoveIn as words } from "content/staff-move-in.ts";
import type { Block } from "../../../server/exports/export-blocks.ts";
import type { ExportRow, ExportSummary, PictureRow } from "../../../server/exports/export-rows.ts";
import { hasPicture } from "../../../server/exports/gather-rows.ts";
import { openPictureArchive, type PictureArchive } from "../../../server/exports/open-picture-archive.server.ts";
import { PictureIndex, pictureName } from "../../../server/exports/picture-index.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { sampleDrawing } from "../../foundation/look/drawings.server.ts";
import { addDrawing } from "../../media/photos/add-photo.server.ts";
import { bringPicture, type PictureSources } from "./bring-picture.server.ts";
import { bringStory } from "./bring-story.server.ts";
import type { BringRows, ImportRun, Looked, LookRun, Outcome } from "./import-kind.server.ts";
import * as store from "./move-in-queries.server.ts";
import { keyOfRow } from "./old-keys.server.ts";
import { planStory, type StoryContext, targetOf, wantsDrawing } from "./plan-story.server.ts";
import { isZip, listWaitingFiles, type NumberedRow, readRows } from "./waiting-files.server.ts";

interface Parts {
  index: PictureIndex;
  parts: Map<string, Block[]>;
  venues: Map<string, { name: string; address: string }>;
}

/** Gathers what stories refer to. */
async function gather({ ctx, import: { folder } }: LookRun): Promise<Parts> {
  const found: Parts = { index: new PictureIndex(), parts: new Map(), venues: new Map() };
  for await (const rows of readRows<ExportRow>(ctx, folder))
    for (const { row } of rows) {
      if (row.noun === "picture") found.index.add(row);
      else if (row.noun === "part") found.parts.set(row.id, row.blocks);
      else if (row.noun === "venue") found.venues.set(row.id, row);
    }
  return found;
}

const contextOf = (
  { ctx, summary, answers }: LookRun,
  { parts, venues }: Parts,
  findPhoto: StoryContext["findPhoto"],
): StoryContext => ({
  summary: summary as ExportSummary,
  answers,
  pages: ctx.features.flatMap(({ pages }) => pages ?? []),
  now: ctx.clock.now(),
  parts,
  venues,
  findPhoto,
});

export async function lookAtStories(run: LookRun) {
  const parts = await gather(run);
  // Photos are not here yet: those that will come are shown as a sentence.
  const context = contextOf(run, parts, () => 1);
  return ({ number, row }: NumberedRow<ExportRow>): Looked[] => {
    if (row.noun !== "story") return [];
    const planned = planStory(row, context);
    if ("out" in planned) {
      const notes = [words.notes(planned.out, planned.about ?? "")];
      return [{ number, title: row.title, becomes: words.look.out, notes, isOut: true }];
    }
    const { noun, moment, losses, title, texts, when } = planned;
    const day = when ?? (moment === undefined ? undefined : writeDay(siteDate(new Date(moment))));
    const notes = [...new Set(losses.map(({ code, about = "" }) => words.notes(code, about)))];
    return [{ number, title, becomes: words.look.becomes(noun, day), notes, isOut: false, texts }];
  };
}

export async function beginStories(run: ImportRun): Promise<BringRows<ExportRow>> {
  const summary = run.summary as ExportSummary;
  const parts = await gather(run);
  const files = await listWaitingFiles(run.ctx, run.import.folder);
  const archives: PictureArchive[] = [];
  for (const file of files) if (await isZip(file)) archives.push(await openPictureArchive(file.path));
  const hosts = [run.answers.hosts ?? []].flat();
  const sources: PictureSources = { archives, hosts };
  const key = (noun: string, id: string) => keyOfRow(run.import.kind, summary.site, noun, id);
  const pictureKey = (used: { picture: string; source: string }) =>
    key("picture", parts.index.find(used) ?? used.source);
  const keysIn = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === "photo" ? pictureKey(block) : []));
  const partPhotos = keysIn([...parts.parts.values()].flat());
  // Photos by the key of their picture; each is looked up once.
  const photos = new Map<string, number | undefined>();
  const findPhotos = async (keys: string[]) => {
    const unknown = keys.filter((one) => !photos.has(one));
    const found = await store.findBecame(run.ctx.db, unknown);
    for (const one of unknown) photos.set(one, photoOf(found.get(one)));
  };
  await store.deleteNotesOf(run.ctx.db, run.import.id, "picture-failed");

  const bringOnePicture = async (row: PictureRow, number: number): Promise<Outcome> => {
    const one = key("picture", pictureName(row));
    await findPhotos([one]);
    if (photos.get(one) !== undefined) return "there";
    const outcome = await bringPicture(run, sources, { row, key: one, number });
    photos.delete(one);
    return outcome;
  };

  const bring = async ({ number, row }: NumberedRow<ExportRow>, pass: string): Promise<Outcome> => {
    if (pass === "pictures") {
      if (row.noun === "picture") return bringOnePicture(row, number);
      if (row.noun !== "story" || targetOf(row.kind, run.answers) === "out") return "none";
      // Pictures that stand in a text alone, and not among the pictures of the export.
      for (const block of row.blocks)
        if (block.kind === "photo" && block.source !== "" && parts.index.find(block) === undefined)
          await bringOnePicture({ noun: "picture", id: "", address: block.source, alt: block.alt, title: "" }, number);
      return "none";
    }
    if (row.noun !== "story") return "none";
    const own = key("story", row.id);
    const cover = row.cover && pictureKey(row.cover);
    const used = keysIn(row.blocks);
    await findPhotos([...used, ...partPhotos, ...(cover ? [cover] : [])]);
    if ((await store.findBecame(run.ctx.db, [own])).has(own)) return "there";
    const planned = planStory(
      row,
      contextOf(run, parts, (picture) => photos.get(pictureKey(picture))),
    );
    if ("out" in planned) {
      if (planned.out !== "kind") await run.note(number, planned.out, planned.about, row.title);
      return "out";
    }
    const coverId = cover === undefined ? undefined : photos.get(cover);
    const needsDrawing = planned.noun === "event" && !hasPicture(row) && wantsDrawing(run.answers);
    await bringStory(run, planned, {
      key: own,
      author: row.author || words.author,
      cover:
        coverId !== undefined
          ? { id: coverId, alt: row.cover?.alt ?? "" }
          : needsDrawing
            ? { id: await addEventDrawing(run), alt: "" }
            : undefined,
      paths: pathsOf(row.path, row.id, row.kind, run.import.kind),
    });
    for (const { code, about } of planned.losses) await run.note(number, code, about, row.title);
    return "brought";
  };
  const close = () => {
    for (const archive of archives) archive.close();
  };
  return { bring, close };
}

/** Size of the drawing for events, as its source has it (pixels). */
const drawingSize = { width: 960, height: 540 };

/** Adds the site's drawing for events without a picture, once. @returns the id of the photo */
async function addEventDrawing({ ctx }: ImportRun): Promise<number> {
  let added = 0;
  const facts = { ...drawingSize, alt: words.questions.drawingAlt, focal_x: 50, focal_y: 50 };
  await addDrawing(ctx, "events", sampleDrawing("poster"), facts, async (_, { id }) => {
    added = id;
  });
  return added;
}

const photoOf = (became: string | undefined): number | undefined => {
  const id = /^(?:known-)?photo:(\d+)$/.exec(became ?? "")?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Returns the addresses of an item on the old site, also those without a name that WordPress understands. */
function pathsOf(path: string, id: string, kind: string, program: string): string[] {
  if (program !== "wordpress") return path === "" ? [] : [path];
  return [...(path === "" ? [] : [path]), kind === "page" ? `/?page_id=${id}` : `/?p=${id}`];
}

/** Returns a reason to wait: pictures that the old site did not send, so that a person can try again. */
export async function findMissingPictures(run: ImportRun): Promise<string | undefined> {
  if (run.answers.goOn === "yes") return undefined;
  const notes = await store.countNotes(run.ctx.db, run.import.id);
  return notes.some(({ code }) => code === "picture-failed") ? "pictures" : undefined;
}
