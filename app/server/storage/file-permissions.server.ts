import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { isMainThread } from "node:worker_threads";
import type { Config } from "../config/config.server.ts";

type Places = Pick<
  Config,
  "root" | "databaseUrl" | "files" | "backups" | "mail" | "pages" | "secretFile" | "concernsKeyFile"
>;

/** Permission bits of all other users of the machine. */
const others = 0o007;

/**
 * Protects stored data from other users of the machine. New files get mode 0600 and new folders 0700; existing ones
 * that other users can open are closed. A folder that is open only to its group was set up so by its owner, and stays.
 * `PAGES_FOLDER` is not changed, because the web server reads it.
 * @returns the paths that were closed
 */
export function closeToOthers(settings: Places): string[] {
  // A worker thread has no umask of its own.
  if (isMainThread) process.umask(0o077);
  const home = homeOf(settings);
  if (home.isPassage) makePassage(home.folder);
  return placesOf(settings).flatMap(([place, mode]) => close(place, mode) ?? []);
}

/** Lists paths that other users of the machine can open. Changes nothing. */
export const placesOpenToOthers = (settings: Places): string[] =>
  placesOf(settings).flatMap(([place, mode]) => (isOpen(place, mode) ? place : []));

/**
 * Returns `var` with its mode, because a web server that reads a folder inside must be able to pass through, without
 * seeing names.
 */
function homeOf({ root, pages }: Places) {
  const folder = join(root, "var");
  return { folder, isPassage: pages.folder !== undefined && isInside(folder, pages.folder) };
}

function placesOf(settings: Places): [place: string, mode: number][] {
  const { root, databaseUrl, files, backups, mail, secretFile, concernsKeyFile } = settings;
  const home = homeOf(settings);
  const folders = [
    files.by === "folder" ? files.folder : undefined,
    backups?.by === "folder" ? backups.folder : undefined,
    mail.by === "mailbox" ? mail.folder : undefined,
  ].filter((folder) => folder !== undefined);
  const db = databaseUrl.startsWith("sqlite:") ? resolve(root, databaseUrl.slice("sqlite:".length)) : undefined;
  const privateFiles = db === undefined ? [] : ["", "-wal", "-shm"].map((end) => db + end);
  for (const file of [secretFile, concernsKeyFile]) if (file !== undefined) privateFiles.push(file);
  return [
    [home.folder, home.isPassage ? 0o711 : 0o700],
    ...folders.map((folder): [string, number] => [folder, 0o700]),
    ...privateFiles.map((file): [string, number] => [file, 0o600]),
  ];
}

function makePassage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (isOwn(folder)) chmodSync(folder, statSync(folder).mode | 0o011);
}

/** Returns true if this process may change the folder: a folder of another user is left to that user. */
const isOwn = (place: string): boolean => process.getuid?.() === 0 || statSync(place).uid === process.getuid?.();

/**
 * Closes a path.
 * @returns the path if it was open to others
 */
function close(place: string, mode: number): string | undefined {
  if (!isOpen(place, mode) || !isOwn(place)) return undefined;
  chmodSync(place, mode);
  return place;
}

function isOpen(place: string, mode: number): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & others & ~mode) !== 0;
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way.split(sep)[0] !== "..";
}
