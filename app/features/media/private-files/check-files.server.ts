import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { FileProblem } from "../../../server/db/safeguarding-tables.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { CleanFile } from "../../../server/file-worker/file-worker.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import { abandonPaths, deleteFiles } from "../photos/delete-photo.server.ts";
import { cleanFile } from "./clean-file.server.ts";
import * as store from "./private-file-queries.server.ts";
import { withFilesStoredBy } from "./private-files.server.ts";
import { FileGone, FileLocked, keepSealed, readPieces, type SealedDraft } from "./sealed-files.server.ts";

/** A check whose process ended is taken up again after this time (ms); one that goes on renews its claim. */
const leaseMs = 60_000;
const renewMs = 20_000;

/** A file that ended so many processes of the site is not opened once more. */
const maxTries = 3;

/** Of strangers, for the whole site: each can hold the disk with 20 MB. */
const maxWaiting = 200;

/** In file storage as they came, for `attachUnchecked`. */
export type UncheckedFile = { path: string; key_id: string; bytes: number } | { problem: FileProblem };

/**
 * Stores files of a stranger as they came, then runs the work whose transaction gives them to their owner. Nobody is sent
 * them before `checkPrivateFiles` has made them anew.
 * @throws StorageError
 */
export async function withUncheckedFiles<Result>(
  ctx: AppContext,
  files: SealedDraft[],
  work: (stored: UncheckedFile[]) => Promise<Result>,
): Promise<Result> {
  const isFull = files.length > 0 && (await store.countUnchecked(ctx.db)) + files.length > maxWaiting;
  const keep = async (file: SealedDraft): Promise<UncheckedFile> =>
    isFull ? { problem: "busy" } : { ...(await file.keep("raw")), bytes: file.size };
  return withFilesStoredBy(ctx, files, keep, work);
}

/** Records stored files that are not checked yet, and those that were refused, in the transaction of their owner. */
export async function attachUnchecked(ctx: InTransaction, owner: string, files: UncheckedFile[]): Promise<void> {
  const created_at = ctx.clock.now().toISOString();
  for (const file of files) {
    const row = { owner, type: "", created_at, path: "", bytes: 0 };
    const state = "path" in file ? { ...file, state: "checking" as const } : { ...file, state: "refused" as const };
    await store.insertPrivateFile(ctx.db, { ...row, ...state });
  }
}

/** One file at a time: the next call waits for this one. */
const lastChecks = new WeakMap<object, Promise<void>>();

/** Job, and after each report: checks what waits, the oldest first. It ends with the last one, or when the worker is busy. */
export function checkPrivateFiles(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const before = lastChecks.get(ctx.fileWorker) ?? Promise.resolve();
  const checks = before.then(() => checkAll(ctx, stopping));
  lastChecks.set(
    ctx.fileWorker,
    checks.catch(() => {}),
  );
  return checks;
}

async function checkAll(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const now = ctx.clock.now();
    const file = await store.claimUnchecked(ctx.db, now.toISOString(), new Date(now.getTime() - leaseMs).toISOString());
    if (file === undefined) return;
    const renewal = setInterval(() => {
      store.renewClaim(ctx.db, file.id, ctx.clock.now().toISOString()).catch(() => {});
    }, renewMs);
    try {
      const made = file.tries > maxTries ? { problem: "costly" as const } : await open(ctx, file, stopping);
      // The key may come back: the next check tries again, and others go on.
      if (made === "locked") {
        await store.waitForKey(ctx.db, file.id);
        continue;
      }
      // Not the fault of the file.
      if ("problem" in made && made.problem === "busy") return await store.unclaim(ctx.db, file.id);
      await finish(ctx, file, made);
    } catch (error) {
      await store.unclaim(ctx.db, file.id).catch(() => {});
      if (stopping?.aborted) return;
      ctx.log.error("private file not checked", errorFields(error));
      return;
    } finally {
      clearInterval(renewal);
    }
  }
}

/** @throws StorageError */
async function open(ctx: AppContext, file: Pick<Claimed, "path" | "key_id" | "bytes">, stopping?: AbortSignal) {
  try {
    return await cleanFile(ctx, { size: file.bytes, read: () => readPieces(ctx, file) }, "stranger", stopping);
  } catch (error) {
    // A restored backup can have the record alone.
    if (error instanceof FileGone) return { problem: "unknown" as const };
    if (error instanceof FileLocked) return "locked" as const;
    throw error;
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof store.claimUnchecked>>>;

/** The file as it came goes, whatever is made of it; where its owner is deleted meanwhile, all goes. */
async function finish(
  ctx: AppContext,
  { id, path }: Claimed,
  made: CleanFile | { problem: FileProblem },
): Promise<void> {
  const kept = "problem" in made ? undefined : await keepSealed(ctx, made.extension, made.bytes);
  const result =
    "problem" in made
      ? { state: "refused" as const, path: "", problem: made.problem }
      : { state: "kept" as const, path: "", ...kept, type: made.type, bytes: made.bytes.byteLength };
  try {
    await withTransaction(ctx, async (_, transaction) => {
      if (await store.finishCheck(transaction, id, result)) await abandonPaths(transaction, [path]);
    });
  } finally {
    if (kept !== undefined) await removeOwnerless(ctx, [kept.path]);
  }
  await deleteFiles(ctx, [path]);
}
