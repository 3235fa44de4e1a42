import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { isMainThread } from "node:worker_threads";
import type { Config } from "../config/config.server.ts";

type Places = Pick<Config, "root" | "databaseUrl" | "files" | "backups" | "mail" | "pages" | "secretFile">;

/** Permission bits of every other user of the machine. */
const others = 0o007;

/**
 * Keeps what the site stores from the other users of the machine: files that this process makes from now on are 0600
 * and folders 0700, and places of the site that others may enter are closed. A place that is open to its group alone
 * was arranged so by its owner, and stays. `PAGES_FOLDER` is not touched: a server in front reads it.
 * @returns the places that were open and are closed now
 */
export function closeToOthers(settings: Places): string[] {
  // A worker thread has no mask of its own.
  if (isMainThread) process.umask(0o077);
  const { root, databaseUrl, files, backups, mail, pages, secretFile } = settings;
  const home = join(root, "var");
  // A server in front that reads a folder inside must be able to pass through, and still sees no names.
  const isPassage = pages.folder !== undefined && isInside(home, pages.folder);
  if (isPassage) makePassage(home);
  const folders = [
    files.by === "folder" ? files.folder : undefined,
    backups?.by === "folder" ? backups.folder : undefined,
    mail.by === "mailbox" ? mail.folder : undefined,
  ];
  const db = databaseUrl.startsWith("sqlite:") ? resolve(root, databaseUrl.slice("sqlite:".length)) : undefined;
  const closed = [
    close(home, isPassage ? 0o711 : 0o700),
    ...folders.map((folder) => folder && close(folder, 0o700)),
    ...(db === undefined ? [] : ["", "-wal", "-shm"].map((end) => close(db + end, 0o600))),
    secretFile && close(secretFile, 0o600),
  ];
  return closed.filter((place) => place !== undefined);
}

function makePassage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (isOwn(folder)) chmodSync(folder, statSync(folder).mode | 0o011);
}

/** A folder of another user cannot be changed, and is for that user to arrange. */
const isOwn = (place: string): boolean => process.getuid?.() === 0 || statSync(place).uid === process.getuid?.();

/** @returns the place, when it was open to others */
function close(place: string, mode: number): string | undefined {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & others & ~mode) === 0 || !isOwn(place)) return undefined;
  chmodSync(place, mode);
  return place;
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way.split(sep)[0] !== "..";
}
