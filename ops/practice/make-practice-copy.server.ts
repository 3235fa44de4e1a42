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
import { dumperFor } from "../backup/open-dumper.server.ts";
import { removeSignIns } from "../backup/remove-sign-ins.server.ts";
import { copyFiles } from "../copy-database/copy-files.server.ts";
import { lockFolder, requireUnlocked, unlockFolder } from "./folder-lock.server.ts";

/** Environment of the copy: it cannot reach the outside, whatever `.env` contains. */
export type PracticeVariables = Record<string, string>;

/**
 * Copies the site's database and pictures while it runs. If copying fails, the copy is removed, as it contains
 * everybody's addresses.
 * @param folder absolute path
 * @param isKept true to continue with a complete existing copy
 * @throws BackupError or ConfigError
 */
export async function makePracticeCopy(config: Config, folder: string, isKept: boolean): Promise<PracticeVariables> {
  const places = {
    database: join(folder, "site.sqlite"),
    files: join(folder, "files"),
    secret: join(folder, "secret"),
  };
  await requireUnlocked(folder, "A practice copy");
  const kept = isKept ? await readFile(places.secret, "utf8").catch(() => undefined) : undefined;
  const secret = kept ?? randomBytes(32).toString("hex");
  if (kept === undefined) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
  await lockFolder(folder);
  if (kept === undefined)
    try {
      const dumper = await dumperFor(config);
      // Throws if there is no database yet.
      await dumper.size();
      await dumper.copy(places.database, {});
      await removeSignIns(places.database);
      leaveOutConcerns(places.database);
      await encryptAnew(places.database, config.secret, secret);
      for (const { restored } of features) restored?.reseal?.(places.database, config.secret, secret);
      await takePictures(config, places.files);
      // Written last, because without the secret, the copy is not complete.
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
    // The copy has no concerns; new ones are encrypted with its own key.
    CONCERNS_KEY: secret,
    HOST: "127.0.0.1",
    BACKUPS_URL: "off",
    WEB_CONCURRENCY: "1",
    ...Object.fromEntries(unset.map((name) => [name, ""])),
  };
}

export const endPractice = (folder: string, isKept: boolean): Promise<void> =>
  isKept ? unlockFolder(folder) : rm(folder, { recursive: true, force: true });

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

/** Encrypts second steps with the copy's own secret, so that its links and sessions are useless on the site. */
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

/** Returns confidential tables in an order for deletion: rows that refer to others come first. */
function confidentialTables(): string[] {
  const tables = Object.entries(tablesOf(features)).filter(([, { isConfidential }]) => isConfidential);
  const depth = (name: string): number =>
    Math.max(0, ...(tablesOf(features)[name as "posts"].belongsTo ?? []).map((owner) => 1 + depth(owner)));
  return tables.map(([name]) => name).toSorted((a, b) => depth(b) - depth(a));
}

/** Deletes concerns, because people who practise on this machine need not be a safeguarding lead. */
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

async function* publicFiles(from: FileStorage): ReturnType<FileStorage["list"]> {
  for await (const file of from.list()) if (canBePublic(file.path)) yield file;
}

/**
 * Adds hard links instead of copies if possible, because a picture file is never changed, and removing it only removes
 * one of its names.
 */
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
