import { randomBytes } from "node:crypto";
import { copyFile, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { features } from "../../app/features/index.server.ts";
import { isHashedList } from "../../app/server/auth/recovery-codes.server.ts";
import type { Config } from "../../app/server/config/config.server.ts";
import { tablesOf } from "../../app/server/define-feature.server.ts";
import { openStorage } from "../../app/server/storage/open-storage.server.ts";
import { canBePublic, type FileStorage } from "../../app/server/storage/storage.ts";
import { BackupError } from "../backup/backup-error.ts";
import { dumperFor } from "../backup/open-dumper.server.ts";
import { removeSignIns } from "../backup/remove-sign-ins.server.ts";
import { copyFiles } from "../copy-database/copy-files.server.ts";

/** The environment of the copy: every way out is closed, whatever `.env` says. */
export type PracticeVariables = Record<string, string>;

/** Path of the file with the id of the process that practises there. */
const lockOf = (folder: string) => join(folder, "pid");

/**
 * Copies the site's database and pictures, while it serves. A copy that fails is removed: it has everybody's addresses.
 *
 * @param folder absolute path @param isKept goes on with a whole copy that is there already
 * @throws BackupError or ConfigError
 */
export async function makePracticeCopy(config: Config, folder: string, isKept: boolean): Promise<PracticeVariables> {
  const places = {
    database: join(folder, "site.sqlite"),
    files: join(folder, "files"),
    secret: join(folder, "secret"),
  };
  await requireUnused(folder);
  const kept = isKept ? await readFile(places.secret, "utf8").catch(() => undefined) : undefined;
  const secret = kept ?? randomBytes(32).toString("hex");
  if (kept === undefined) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
  await writeFile(lockOf(folder), String(process.pid));
  if (kept === undefined)
    try {
      const dumper = await dumperFor(config);
      // Says so where there is no database yet.
      await dumper.size();
      await dumper.copy(places.database, {});
      await removeSignIns(places.database);
      leaveOutConcerns(places.database);
      await encryptAnew(places.database, config.secret, secret);
      for (const { restored } of features) restored?.reseal?.(places.database, config.secret, secret);
      await takePictures(config, places.files);
      // Last: without it the copy is not whole.
      await writeFile(places.secret, secret, { mode: 0o600 });
    } catch (error) {
      await endPractice(folder, false);
      throw error;
    }
  return {
    TABASAMU_PRACTICE: "1",
    DATABASE_URL: `sqlite:${places.database}`,
    FILES_URL: `file:${places.files}`,
    MAIL_URL: `mailbox:${join(folder, "mail")}`,
    SESSION_SECRET: secret,
    // It has no concerns; new ones are written under a key of its own.
    CONCERNS_KEY: secret,
    HOST: "127.0.0.1",
    BACKUPS_URL: "off",
    WEB_CONCURRENCY: "1",
    ...Object.fromEntries(unset.map((name) => [name, ""])),
  };
}

export const endPractice = (folder: string, isKept: boolean): Promise<void> =>
  rm(isKept ? lockOf(folder) : folder, { recursive: true, force: true });

/** Practice copies on different ports share the folder. */
async function requireUnused(folder: string): Promise<void> {
  const pid = Number(await readFile(lockOf(folder), "utf8").catch(() => ""));
  if (pid > 0 && pid !== process.pid && isRunning(pid))
    throw new BackupError(`A practice copy runs already, as process ${pid}. End that one first: Ctrl+C there.`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const unset = [
  "SITE_URL",
  "DATABASE_READ_URL",
  "MAIL_FROM",
  "PAGES_FOLDER",
  "TRUSTED_PROXIES",
  "CDN_PURGE_URL",
  "CDN_PURGE_TOKEN",
  "BACKUP_PING_URL",
  "METRICS_TOKEN",
  "CONCERNS_PHRASE",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",

  "INDEXNOW_KEY",
  "INDEXNOW_URL",
  "PAYSTACK_SECRET_KEY",
  "PAYSTACK_URL",
  "FLUTTERWAVE_SECRET_KEY",
  "FLUTTERWAVE_WEBHOOK_HASH",
  "FLUTTERWAVE_URL",
];

/** The second step of each account, for the copy's own secret: its links and sessions open nothing of the site. */
async function encryptAnew(file: string, from: string, to: string): Promise<void> {
  const db = new DatabaseSync(file);
  try {
    const rows = db.prepare("select id, secret, backupCodes from two_factors").all();
    const change = db.prepare("update two_factors set secret = ?, backupCodes = ? where id = ?");
    const again = async (data: unknown) =>
      symmetricEncrypt({ key: to, data: await symmetricDecrypt({ key: from, data: String(data) }) });
    for (const { id, secret, backupCodes } of rows) {
      const codes = String(backupCodes);
      change.run(await again(secret), isHashedList(codes) ? codes : await again(codes), String(id));
    }
  } finally {
    db.close();
  }
}

/** Confidential tables in an order that allows deletion: rows that refer to others go first. */
function confidentialTables(): string[] {
  const tables = Object.entries(tablesOf(features)).filter(([, { isConfidential }]) => isConfidential);
  const depth = (name: string): number =>
    Math.max(0, ...(tablesOf(features)[name as "posts"].belongsTo ?? []).map((owner) => 1 + depth(owner)));
  return tables.map(([name]) => name).toSorted((a, b) => depth(b) - depth(a));
}

/** People who practise need not be a safeguarding lead, and sign in on this machine. */
function leaveOutConcerns(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON");
    const more = ["consent_names", "photo_requests", "concern_key_copies", "concern_key_wraps"] as const;
    for (const table of [...confidentialTables(), ...more]) db.exec(`delete from ${table}`);
    db.exec("update consents set given_by = null");
  } finally {
    db.close();
  }
}

/** Lists the files without private ones. */
async function* publicFiles(from: FileStorage): ReturnType<FileStorage["list"]> {
  for await (const file of from.list()) if (canBePublic(file.path)) yield file;
}

/** Links where it can: a picture's file is never changed, only removed, and that removes one of its names. */
async function takePictures({ files }: Config, folder: string): Promise<void> {
  const from = await openStorage(files);
  if (files.by === "store") {
    await copyFiles({ ...from, list: () => publicFiles(from) }, await openStorage({ by: "folder", folder }));
    return;
  }
  for await (const { path } of publicFiles(from)) {
    const source = join(files.folder, path);
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
  }
}
