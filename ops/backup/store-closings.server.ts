import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { findClosings, findClosingsOf, findLastNumber } from "../../app/server/closings/closing-queries.server.ts";
import { lastWords } from "../../app/server/closings/record-closing.server.ts";
import { findUsedNumbers, takeClosings } from "../../app/server/closings/take-closings.server.ts";
import { ConfigError } from "../../app/server/config/config-error.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";
import type { BackupStorage } from "./backup-storage.ts";
import {
  type ClosingList,
  closingsName,
  joinLists,
  localListOf,
  readClosings,
  readWithdrawals,
  withdrawalsName,
} from "./closings.ts";
import { diskBackupStorage } from "./disk-backup-storage.server.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { removeClosedPictures } from "./shared-pictures.server.ts";

/** Every ten seconds, so that a machine that is lost takes no withdrawal with it. */
export const closingsJob: Job = { name: "closings", every: 10, by: "each", run: storeClosings };

/** What each process wrote last: an unchanged database asks no storage. */
const written = new WeakMap<object, string>();

/** A list, by its name in a folder or store. */
interface ListPlace {
  storage: BackupStorage;
  name: string;
}

/** Places of the list: on this machine, and beside the backups. */
async function placesOf({ config }: Pick<AppContext, "config">): Promise<ListPlace[]> {
  const local = localListOf(config);
  const { backups, root } = config;
  return [
    ...(local === undefined ? [] : [{ storage: diskBackupStorage(dirname(local)), name: basename(local) }]),
    ...(backups === undefined ? [] : [{ storage: await openBackupStorage(backups, root), name: closingsName }]),
  ];
}

/** Reads a note; empty where there is none. */
async function readNote(storage: BackupStorage, name: string): Promise<string> {
  const open = await storage.find(name);
  const chunks: Buffer[] = [];
  for await (const chunk of open?.() ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** @throws where a list is damaged: it is never overwritten */
async function readList({ storage, name }: ListPlace): Promise<ClosingList | undefined> {
  const isBesideBackups = name === closingsName;
  const text = await readNote(storage, name);
  const before = isBesideBackups ? await readNote(storage, withdrawalsName) : "";
  const list = text === "" ? undefined : readClosings(text);
  if (text !== "" && list === undefined) throw new Error(`The list ${name} is damaged.`);
  return joinLists([list, before === "" ? undefined : readWithdrawals(before)]);
}

/**
 * Takes over what the lists know and this database does not, before the port opens: a restored site shows nothing that
 * was closed after its backup.
 */
export async function takeKnownClosings(ctx: AppContext): Promise<void> {
  const local = localListOf(ctx.config);
  const text = local === undefined ? "" : await readFile(local, "utf8").catch(() => "");
  if (text === "") return;
  const list = readClosings(text);
  if (list === undefined)
    throw new ConfigError(
      "DATABASE_URL",
      `has a damaged list beside it: ${local}. Restore that file, or delete it and ask the safeguarding lead.`,
    );
  await takeFresh(ctx, list);
}

async function takeFresh(ctx: AppContext, { entries, used }: ClosingList): Promise<void> {
  const known = new Set((await findClosings(ctx.db)).map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const here = await findUsedNumbers(ctx);
  const isAhead = Object.entries(used).some(([key, value]) => value > (here[key] ?? 0));
  if (fresh.length > 0 || isAhead) await takeClosings(ctx, fresh, used);
}

/** Writes the list where it changed, and takes over what another machine, or a time before a restore, wrote there. */
export async function storeClosings(ctx: AppContext): Promise<void> {
  const state = JSON.stringify([await findLastNumber(ctx.db), await findUsedNumbers(ctx)]);
  if (written.get(ctx.config) === state) return;
  const places = await placesOf(ctx);
  if (places.length === 0) return;
  const lists = await Promise.all(places.map(readList));
  await takeFresh(ctx, joinLists(lists));
  const all = joinLists([{ entries: await findClosings(ctx.db), used: await findUsedNumbers(ctx) }, ...lists]);
  const next = JSON.stringify(all);
  for (const [place, { storage, name }] of places.entries())
    if (JSON.stringify(lists[place]) !== next) await storage.putNote(name, next);
  const beside = places.find(({ name }) => name === closingsName);
  if (beside !== undefined) await removeClosed(ctx, beside.storage);
  written.set(ctx.config, state);
}

/** What each process removed last from the pictures that backups share. */
const removed = new WeakMap<object, ReadonlySet<string>>();

/** Removes closed pictures from the folder that backups share, where something was closed since the last time. */
async function removeClosed(ctx: AppContext, { pictures }: BackupStorage): Promise<void> {
  const photos = await Promise.all(ctx.features.map(({ restored }) => restored?.findClosedPhotos?.(ctx.db) ?? []));
  const closed = new Set(photos.flat());
  for (const kind of ["picture", "recording"] as const)
    for (const { key, is_release } of lastWords(await findClosingsOf(ctx.db, kind)).values())
      if (is_release === 0) closed.add(key);
  const before = removed.get(ctx.config) ?? new Set();
  if ([...closed].some((owner) => !before.has(owner))) {
    const count = await removeClosedPictures(pictures, (owner) => closed.has(owner));
    if (count > 0) ctx.log.info("closed pictures removed from the backups", { count });
  }
  removed.set(ctx.config, closed);
}
