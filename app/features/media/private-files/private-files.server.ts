import { errors } from "content/error-sentences.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireConcern, requireReader } from "../../../server/auth/require-reader.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { CleanFile } from "../../../server/file-worker/file-worker.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import { abandonPaths } from "../photos/delete-photo.server.ts";
import * as store from "./private-file-queries.server.ts";
import { putSealed, readSealed, type SealedFile } from "./sealed-files.server.ts";

const privateFileErrors = defineErrors({ fileLocked: 409 }, errors.privateFile);

type StoredFile = Omit<CleanFile, "extension"> & SealedFile;

/** Stores files, then runs the work that attaches them. Files without a record are removed afterwards. */
export async function withFilesStoredBy<File, Stored extends object, Result>(
  ctx: AppContext,
  files: File[],
  put: (file: File) => Promise<Stored>,
  work: (stored: Stored[]) => Promise<Result>,
): Promise<Result> {
  const stored: Stored[] = [];
  try {
    for (const file of files) stored.push(await put(file));
    return await work(stored);
  } finally {
    await removeOwnerless(
      ctx,
      stored.flatMap((file) => ("path" in file && typeof file.path === "string" ? file.path : [])),
    );
  }
}

/** Stores cleaned files, then runs the work whose transaction attaches them. @throws StorageError */
export const withStoredFiles = <Result>(
  ctx: AppContext,
  files: CleanFile[],
  work: (stored: StoredFile[]) => Promise<Result>,
): Promise<Result> =>
  withFilesStoredBy(
    ctx,
    files,
    async ({ extension, ...file }) => ({ ...file, ...(await putSealed(ctx, extension, file.bytes)) }),
    work,
  );

/** Attaches stored files in the transaction of their owner. @returns their ids */
export async function attachPrivateFiles(ctx: InTransaction, owner: string, files: StoredFile[], name?: string) {
  const created_at = ctx.clock.now().toISOString();
  const ids: number[] = [];
  for (const { path, key_id, type, bytes } of files) {
    const row = { path, key_id, owner, type, bytes: bytes.length, name: name ?? null, created_at };
    ids.push(await store.insertPrivateFile(ctx.db, row));
  }
  return ids;
}

export const listPrivateFiles = ({ db }: Pick<AppContext, "db">, owner: string) => store.findPrivateFilesOf(db, owner);

/** Opens a checked file after logging it. @throws AppError safeguardingOnly, notReleased, notFound, fileLocked */
export async function openPrivateFile({ ctx, member }: Actor, id: number) {
  // First of all: other errors would reveal that the file exists.
  requireReader(member);
  const row = await store.findPrivateFile(ctx.db, id);
  const concern = /^concern:(\d+)$/.exec(row?.owner ?? "")?.[1];
  if (concern !== undefined) requireConcern(member, Number(concern));
  const bytes = row?.state === "kept" ? await readSealed(ctx, row) : undefined;
  if (row === undefined || bytes === undefined) throw new AppError("notFound");
  if (bytes === "locked") throw new AppError(privateFileErrors.fileLocked);
  await withTransaction(ctx, (ctx, transaction) =>
    recordAuditEvent(ctx, transaction, member, { what: "paper opened", subject: row.owner, after: { file: id } }),
  );
  return { bytes, type: row.type, extension: row.path.split(".").at(-1) ?? "" };
}

/** Deletes file records with their owner. @returns paths for `deleteFiles` after the commit */
export async function deletePrivateFilesOf({ db }: InTransaction, owner: string): Promise<string[]> {
  const paths = await store.deletePrivateFiles(db, owner);
  await abandonPaths(db, paths);
  return paths;
}
