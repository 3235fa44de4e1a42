import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { CleanFile } from "../../../server/file-worker/file-worker.ts";
import { clientNetworkOf } from "../../../server/http/client-network.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { hashUnderKey, keyIdOf } from "../../../server/sealing/seal.server.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import { abandonPaths, deleteFiles } from "../photos/delete-photo.server.ts";
import { cleanFile } from "./clean-file.server.ts";
import * as store from "./private-file-queries.server.ts";
import type { FileProblem } from "./private-file-tables.ts";
import { withFilesStoredBy } from "./private-files.server.ts";
import { FileGone, FileLocked, putSealed, readPieces, type SealedDraft } from "./sealed-files.server.ts";

/** A check whose process ended is taken up again after this time (ms); one that goes on renews its claim. */
const leaseMs = 60_000;
const renewMs = 20_000;

/** A file that ended so many processes of the site is not opened once more. */
const maxTries = 3;

/** Maximum of waiting files from strangers: each can take 20 MB of disk, and some seconds of the process that opens them. */
const maxWaiting = 20;

/** Maximum of waiting files per network: at so many, no files of a further form are taken. */
const maxOfNetwork = 5;

/** A file in file storage as it came, for `attachUnchecked`. */
export type UncheckedFile = { path: string; key_id: string; bytes: number };

/** Nobody who has not the key of concerns learns by it which network a report came from; it goes with the check. */
const senderOf = ({ config }: Pick<AppContext, "config">, address: string): string =>
  hashUnderKey(config, `network ${clientNetworkOf(address)}`);

/**
 * Is there room for files of a stranger? All of a form, or none. Certain in the transaction that attaches them.
 * @param address of the sender
 */
export async function canQueueFiles(
  ctx: Pick<AppContext, "db" | "config">,
  address: string,
  count: number,
): Promise<boolean> {
  const keyId = keyIdOf(ctx.config);
  const own = await store.countUnchecked(ctx.db, keyId, senderOf(ctx, address));
  return own < maxOfNetwork && (await store.countUnchecked(ctx.db, keyId)) + count <= maxWaiting;
}

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
  const put = async (file: SealedDraft): Promise<UncheckedFile> => ({ ...(await file.put("raw")), bytes: file.size });
  return withFilesStoredBy(ctx, files, put, work);
}

/**
 * Records stored files that are not checked yet, in the transaction of their owner, in place of those that came while too
 * many waited. @param address of the sender
 */
export async function attachUnchecked(ctx: InTransaction, owner: string, files: UncheckedFile[], address: string) {
  await store.deleteBusy(ctx.db, owner);
  const row = { owner, type: "", created_at: ctx.clock.now().toISOString(), state: "checking" as const };
  const sender = senderOf(ctx, address);
  for (const file of files) {
    const turn = await store.findNextTurn(ctx.db, keyIdOf(ctx.config), sender);
    await store.insertPrivateFile(ctx.db, { ...row, ...file, sender, turn });
  }
}

/** Records that files are missing, and why. */
export async function noteMissing(ctx: InTransaction, owner: string, problem: FileProblem): Promise<void> {
  const row = { owner, type: "", created_at: ctx.clock.now().toISOString(), path: "", bytes: 0 };
  await store.insertPrivateFile(ctx.db, { ...row, state: "refused", problem });
}

/** One file at a time: the next call waits for this one. */
const lastChecks = new WeakMap<object, Promise<void>>();

/** Job, and after each report: checks what waits, network by network. It ends with the last one, or when the worker is busy. */
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
  const kept = "problem" in made ? undefined : await putSealed(ctx, made.extension, made.bytes);
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
