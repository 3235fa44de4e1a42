import { staffMoveIn as words } from "content/staff-move-in.ts";
import type { Actor } from "../../../server/context.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { nameSetting } from "../../foundation/settings/name-setting.server.ts";
import { findPhotoStates } from "../../media/photos/find-photo-states.server.ts";
import { storyTables } from "../../publishing/content-types/content-types.server.ts";
import { findQuestions, isUndoable, readAnswers, requireImport, undoUntil } from "./import-commands.server.ts";
import type { Looked, LookRun } from "./import-kind.server.ts";
import { findKind, requireKind } from "./import-kinds.server.ts";
import { movingIn } from "./move-in-permissions.ts";
import * as store from "./move-in-queries.server.ts";
import { findHeld } from "./publish-imported.server.ts";
import { countChanged } from "./undo-import.server.ts";
import { countProposals } from "./use-proposal.server.ts";
import { hasFolder, readRows } from "./waiting-files.server.ts";

/** Number of rows on the page on which staff look. */
const shownRows = 50;

/** Maximum number of different notes, and of row numbers beside each. */
const shownNotes = 60;
const shownNumbers = 20;
const shownNames = 10;

/** Number of notes that are in memory together, for the list. */
const notesAtOnce = 500;

/** Returns an import for its page: what was found, the questions, what rows become, and what came in. */
export async function viewImport(
  actor: Actor,
  id: number | undefined,
  { from, isAskedWhy }: { from: number; isAskedWhy: boolean },
) {
  const { ctx } = actor;
  requireAct(actor, movingIn);
  const row = await requireImport(actor, id);
  const { state, kind, summary, rows, done, problem } = row;
  const isAsked = state === "asked" || state === "stopped";
  const of = findKind(kind);
  const isHere = await hasFolder(ctx, row.folder);
  const until = undoUntil(row);
  const counts = await store.countImported(ctx.db, row.id);
  const formerlyPublic = state === "brought" ? await countDrafts(actor, row.id) : 0;
  return {
    id: row.id,
    state,
    kind: words.choose.kinds[kind] ?? kind,
    problem: problem === null ? undefined : (words.problems[problem] ?? words.problems.other),
    waitsForPictures: state === "stopped" && problem === "pictures",
    promise: of?.promise?.() ?? words.bring.text,
    found: [
      ...(summary === null ? [] : (of?.describe(JSON.parse(summary)) ?? [])),
      ...(state === "asked" && isHere ? ((await of?.sumUp?.(lookRunOf(actor, row))) ?? []) : []),
    ],
    questions: isAsked ? await findQuestions(ctx, row) : [],
    looked: state === "asked" && isHere ? await look(actor, row, from) : undefined,
    done,
    rows,
    counts: Object.entries(counts)
      .filter(([noun]) => noun !== "redirect")
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([noun, number]) => words.done.part(noun, number)),
    photos: await countPhotos(actor, row.id),
    held: isAskedWhy && formerlyPublic > 0 ? await findHeld(actor, row.id) : undefined,
    stayed: done,
    isOfReaders: kind === "subscribers",
    proposals: await countProposals(actor, row.id),
    hasWays: counts.bank !== undefined,
    formerlyPublic,
    notes: await listNotes(actor, row.id),
    canUndo: isUndoable(row, ctx.clock.now()),
    undoUntil: until && words.done.undoUntil(writeDay(siteDate(until))),
    changed: isUndoable(row, ctx.clock.now()) ? await countChanged(ctx, row.id) : 0,
  };
}

/** Counts items that were public on the old site, and are drafts here. */
async function countDrafts({ ctx }: Actor, id: number): Promise<number> {
  const rows = await store.findFormerlyPublic(ctx.db, id);
  const drafts = await store.findDraftsAmong(
    ctx.db,
    storyTables,
    rows
      .filter(({ was }) => was === "public" || (was ?? "") <= ctx.clock.now().toISOString())
      .map(({ became }) => became),
  );
  return drafts.size;
}

/** Counts the photos that wait for an answer, and the answered ones that visitors see later. */
async function countPhotos({ ctx }: Actor, id: number) {
  const states = [...(await findPhotoStates(ctx, await store.findImportedPhotos(ctx.db, id))).values()];
  const waiting = states.filter(({ state, isDrawing }) => state === "waits" && !isDrawing);
  const asked = waiting.filter(({ isAsked }) => isAsked).length;
  return { asked, later: waiting.length - asked };
}

const lookRunOf = ({ ctx }: Actor, row: store.Import): LookRun => ({
  ctx,
  import: row,
  answers: readAnswers(row),
  summary: JSON.parse(row.summary ?? "null") as unknown,
});

async function look(actor: Actor, row: store.Import, from: number) {
  const { ctx } = actor;
  const lookAt = await requireKind(row.kind).look(lookRunOf(actor, row));
  const shown: Looked[] = [];
  for await (const rows of readRows(ctx, row.folder))
    for (const numbered of rows) {
      const looked = numbered.number < from ? [] : lookAt(numbered);
      if (looked.length > 0 && shown.length >= shownRows) return { rows: shown, next: looked[0]?.number };
      shown.push(...looked);
    }
  return { rows: shown, next: undefined };
}

const writeNote = ({ code, about }: Pick<store.ImportNote, "code" | "about">): string =>
  words.notes(code, code === "sure" ? (nameSetting(about)?.name ?? about) : about);

/** Yields all notes of an import with their rows, for the list. */
export async function* readNotes({ ctx }: Pick<Actor, "ctx">, id: number) {
  let after: store.ImportNote | undefined;
  for (;;) {
    const notes = await store.findNotesAfter(ctx.db, id, after, notesAtOnce);
    yield notes.map((note) => ({ row: note.row, title: note.name ?? "", sentence: writeNote(note) }));
    after = notes.at(-1);
    if (notes.length < notesAtOnce) return;
  }
}

async function listNotes({ ctx }: Actor, id: number) {
  const counted = await store.countNotes(ctx.db, id);
  const all = await store.findNotes(ctx.db, id, 5_000);
  return counted.slice(0, shownNotes).map(({ code, about, count }) => {
    const noted = all.filter((note) => note.code === code && note.about === about);
    return {
      key: `${code} ${about}`,
      sentence: words.done.note(count, writeNote({ code, about })),
      rows: nameRows(noted),
    };
  });
}

/** Names rows of a note: by their titles, or by their numbers in the file. */
function nameRows(noted: readonly store.ImportNote[]): string {
  const names = [...new Set(noted.flatMap(({ name }) => name ?? []))];
  const shown = names.slice(0, shownNames).map(words.found.title);
  if (names.length > 0) return words.done.names(shown, names.length - shown.length);
  const numbers = noted.map(({ row }) => row);
  return words.done.rows(numbers.slice(0, shownNumbers).join(", ") + (numbers.length > shownNumbers ? " …" : ""));
}
