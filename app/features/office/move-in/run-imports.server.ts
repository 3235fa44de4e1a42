import { randomUUID } from "node:crypto";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { FileTooCostly, FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { AppError, isDiskFull, Unavailable } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { type BringRows, HoldLost, type ImportKind, type ImportRun, type Outcome } from "./import-kind.server.ts";
import { requireKind } from "./import-kinds.server.ts";
import * as store from "./move-in-queries.server.ts";
import { paceRows } from "./pace-rows.server.ts";
import { publishImported } from "./publish-imported.server.ts";
import { undoImport } from "./undo-import.server.ts";
import {
  deleteFolder,
  deletePieces,
  hasFolder,
  listWaitingFiles,
  type RowLines,
  readRows,
  writePiece,
} from "./waiting-files.server.ts";

/** Time after which another process may take over an import whose process was killed (ms). */
const holdMs = 60_000;

/** Job of each process: works on the imports whose files are on this machine. */
export async function runImports(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  for (const waiting of await store.findWaitingWork(ctx.db, ctx.clock.now().toISOString())) {
    if (stopping.aborted) return;
    const needsFiles = waiting.state === "reading" || waiting.state === "running";
    if (needsFiles && !(await hasFolder(ctx, waiting.folder))) continue;
    await workOn(ctx, waiting, stopping);
  }
}

async function workOn(ctx: AppContext, waiting: store.Import, stopping: AbortSignal): Promise<void> {
  const holder = randomUUID();
  const now = ctx.clock.now().toISOString();
  if (!(await store.hold(ctx.db, waiting, holder, now, heldUntil(ctx)))) return;
  const run = openRun(ctx, waiting, holder, stopping);
  try {
    if (waiting.state === "reading") await readFiles(run);
    else if (waiting.state === "running") await bringRows(run);
    else if (waiting.state === "publishing") await publishImported(run);
    else await undoImport(run);
  } catch (error) {
    if (!(error instanceof HoldLost)) ctx.log.error("import failed", { id: waiting.id, ...errorFields(error) });
  } finally {
    await store.letGo(ctx.db, waiting.id, holder);
  }
}

const heldUntil = ({ clock }: AppContext): string => new Date(clock.now().getTime() + holdMs).toISOString();

function openRun(ctx: AppContext, waiting: store.Import, holder: string, stopping: AbortSignal): ImportRun {
  const { id, state } = waiting;
  const keepHold = async (db: Database, done?: number) => {
    if (!(await store.keepHold(db, { id, state, holder }, heldUntil(ctx), done))) throw new HoldLost();
  };
  return {
    ctx,
    member: memberOf(waiting),
    import: waiting,
    answers: JSON.parse(waiting.answers) as ImportRun["answers"],
    summary: JSON.parse(waiting.summary ?? "null"),
    stopping,
    keepHold: (done) => keepHold(ctx.db, done),
    note: async (row, code, about = "") => {
      await store.noteRow(ctx.db, { import_id: id, row, code, about: about.slice(0, 100) });
    },
    record: async ({ db, clock }, { key, became, was, version = 1 }) => {
      await keepHold(db);
      const at = clock.now().toISOString();
      await store.insertImported(db, { key, became, at, import_id: id, was: was ?? null, version });
    },
  };
}

/** The person who began the import, with all permissions, as only admins begin one. */
const memberOf = ({ made_by, made_by_id }: store.Import): StaffMember => ({
  id: made_by_id,
  name: made_by,
  email: "",
  roles: ["admin"],
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
});

async function readFiles({ ctx, import: waiting, keepHold }: ImportRun): Promise<void> {
  const { id, folder } = waiting;
  await deletePieces(ctx, folder);
  let pieces = 0;
  let rows = 0;
  const write = async (some: RowLines) => {
    await keepHold();
    if (some.count > 0) await writePiece(ctx, folder, pieces++, some);
    rows += some.count;
  };
  const read = await openFiles(ctx, waiting, write);
  if (read === undefined) return;
  if ("problem" in read) {
    await store.act(ctx.db, id, "refuse", { problem: read.problem });
    await deleteFolder(ctx, folder);
  } else await store.act(ctx.db, id, "ask", { summary: JSON.stringify(read.summary), rows });
}

/** @returns undefined if the file worker is busy, so that the job tries again */
async function openFiles(ctx: AppContext, waiting: store.Import, write: (rows: RowLines) => Promise<void>) {
  try {
    return await requireKind(waiting.kind).read(ctx, await listWaitingFiles(ctx, waiting.folder), write);
  } catch (error) {
    if (error instanceof FileWorkerBusy) return undefined;
    if (error instanceof FileTooCostly) return { problem: "costly" };
    throw error;
  }
}

/** Brings in all rows, one transaction for each; rows of an earlier run are skipped by their keys. */
async function bringRows(run: ImportRun): Promise<void> {
  const kind = requireKind(run.import.kind);
  const rows = await kind.begin(run);
  try {
    const problem = await bringAll(run, kind, rows);
    if (run.stopping.aborted) return;
    const { id, folder } = run.import;
    if (problem !== undefined) await store.act(run.ctx.db, id, "stop", { problem });
    else {
      await kind.end?.(run);
      const ended_at = run.ctx.clock.now().toISOString();
      if (await store.act(run.ctx.db, id, "end", { ended_at, problem: null })) await deleteFolder(run.ctx, folder);
    }
  } finally {
    rows.close?.();
  }
}

/**
 * Notes a row that the site refused, so that one row does not stop the others.
 * @throws the error, if the row can come in later: an outage, a full disk, or an import of another process
 */
async function noteFailure({ ctx, import: { id }, note }: ImportRun, row: number, error: unknown): Promise<Outcome> {
  const isTemporary = error instanceof Unavailable || error instanceof StorageError || error instanceof FileWorkerBusy;
  if (isTemporary || error instanceof HoldLost || isDiskFull(error)) throw error;
  if (error instanceof FormError) await note(row, "refused", error.message);
  else if (error instanceof AppError) await note(row, "refused", error.data.sentence);
  else {
    ctx.log.error("row of an import failed", { id, row, ...errorFields(error) });
    await note(row, "failed");
  }
  return "out";
}

/** @returns a reason to wait for a person */
async function bringAll(run: ImportRun, kind: ImportKind, { bring }: BringRows<unknown>): Promise<string | undefined> {
  let done = 0;
  const pace = paceRows(() => run.keepHold(done));
  for (const pass of kind.passes) {
    for await (const rows of readRows(run.ctx, run.import.folder)) {
      for (const row of rows) {
        if (run.stopping.aborted) return undefined;
        const outcome = await bring(row, pass).catch((error: unknown) => noteFailure(run, row.number, error));
        if (outcome !== "none") done++;
        await pace(outcome === "brought");
      }
    }
    await run.keepHold(done);
    const problem = await kind.between?.(run, pass);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
