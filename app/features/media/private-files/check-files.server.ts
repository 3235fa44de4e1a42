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

/** Time after which another process takes over a check that is not renewed (ms). */
const leaseMs = 60_000;
const renewMs = 20_000;

/** Maximum number of tries: a file that crashed as many processes is never opened again. */
const maxTries = 3;

/** Maximum number of unchecked files from visitors; each takes up to 20 MB of disk and seconds of the worker. */
const maxWaiting = 20;

/** Maximum number of unchecked files from one network; files of further forms are rejected. */
const maxOfNetwork = 5;

export type UncheckedFile = { path: string; key_id: string; bytes: number };

/**
 * Hashes the sender's network with the key of concerns, so that only this key can compare it. Deleted after the check.
 */
const hashSender = ({ config }: Pick<AppContext, "config">, address: string): string =>
  hashUnderKey(config, `network ${clientNetworkOf(address)}`);

/**
 * Returns true if all files of a form can wait for a check; only the later transaction is certain.
 * @param address of the sender
 */
export async function canQueueFiles(
  ctx: Pick<AppContext, "db" | "config">,
  address: string,
  count: number,
): Promise<boolean> {
  const keyId = keyIdOf(ctx.config);
  const own = await store.countUnchecked(ctx.db, keyId, hashSender(ctx, address));
  return own < maxOfNetwork && (await store.countUnchecked(ctx.db, keyId)) + count <= maxWaiting;
}

/** Stores a visitor's files, then runs `work`, which attaches them. @throws StorageError */
export async function withUncheckedFiles<Result>(
  ctx: AppContext,
  files: SealedDraft[],
  work: (stored: UncheckedFile[]) => Promise<Result>,
): Promise<Result> {
  const put = async (file: SealedDraft): Promise<UncheckedFile> => ({ ...(await file.put("raw")), bytes: file.size });
  return withFilesStoredBy(ctx, files, put, work);
}

/**
 * Attaches unchecked files. They replace files that were rejected because the server was busy.
 * @param address of the sender
 */
export async function attachUnchecked(ctx: InTransaction, owner: string, files: UncheckedFile[], address: string) {
  await store.deleteBusy(ctx.db, owner);
  const row = { owner, type: "", created_at: ctx.clock.now().toISOString(), state: "checking" as const };
  const sender = hashSender(ctx, address);
  for (const file of files) {
    const turn = await store.findNextTurn(ctx.db, keyIdOf(ctx.config), sender);
    await store.insertPrivateFile(ctx.db, { ...row, ...file, sender, turn });
  }
}

export async function noteMissing(ctx: InTransaction, owner: string, problem: FileProblem): Promise<void> {
  const row = { owner, type: "", created_at: ctx.clock.now().toISOString(), path: "", bytes: 0 };
  await store.insertPrivateFile(ctx.db, { ...row, state: "refused", problem });
}

/** Last check of each worker; checks run one after another. */
const lastChecks = new WeakMap<object, Promise<void>>();

/**
 * Job that also runs after each report: checks waiting files, alternating between networks. Stops while the worker is
 * busy.
 */
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
      // A later check tries again, because the key may become available.
      if (made === "locked") {
        await store.waitForKey(ctx.db, file.id);
        continue;
      }
      // The worker is busy; this try is not counted.
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
    // After a restore, the record may exist without the file.
    if (error instanceof FileGone) return { problem: "unknown" as const };
    if (error instanceof FileLocked) return "locked" as const;
    throw error;
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof store.claimUnchecked>>>;

/** Stores the cleaned file and removes the original. If the owner was deleted meanwhile, removes both. */
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
