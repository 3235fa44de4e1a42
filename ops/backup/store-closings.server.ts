import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import {
  findClosings,
  findClosingsOf,
  findLastNumber,
  insertClosings,
} from "../../app/server/closings/closing-queries.server.ts";
import { lastWords } from "../../app/server/closings/record-closing.server.ts";
import { findUsedNumbers, takeClosings } from "../../app/server/closings/take-closings.server.ts";
import { ConfigError } from "../../app/server/config/config-error.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";
import type { BackupStorage } from "./backup-storage.ts";
import {
  type ClosingList,
  closingsName,
  earlierListOf,
  isListOf,
  joinLists,
  localListOf,
  readClosings,
  readWithdrawals,
  withdrawalsName,
} from "./closings.ts";
import { diskBackupStorage } from "./disk-backup-storage.server.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { removeClosedPictures } from "./shared-pictures.server.ts";

/** Runs every ten seconds, so that a lost machine loses no withdrawal. */
export const scheduledClosings: Job = { name: "closings", every: 10, by: "each", run: storeClosings };

/** The list that each process wrote last. While the database is unchanged, the stored list is not read again. */
const written = new WeakMap<object, string>();

/** A list, by its name in a folder or store. */
interface ListPlace {
  storage: BackupStorage;
  name: string;
  /** True for the list of this database, which no other site writes. */
  isOwn: boolean;
}

/** Returns the places of the list: on this machine, and beside the backups. */
async function placesOf({ config }: Pick<AppContext, "config">): Promise<ListPlace[]> {
  const local = localListOf(config);
  const { backups, root } = config;
  return [
    ...(local === undefined
      ? []
      : [{ storage: diskBackupStorage(dirname(local)), name: basename(local), isOwn: true }]),
    ...(backups === undefined
      ? []
      : [{ storage: await openBackupStorage(backups, root), name: closingsName, isOwn: false }]),
  ];
}

/** Reads a note; empty when missing. */
async function readNote(storage: BackupStorage, name: string): Promise<string> {
  const open = await storage.find(name);
  const chunks: Buffer[] = [];
  for await (const chunk of open?.() ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Reads a list, and the list of an earlier release beside it.
 * @throws if a list is damaged: it is never overwritten
 */
async function readList(place: ListPlace) {
  const { storage, name, isOwn } = place;
  const text = await readNote(storage, name);
  const before = isOwn ? "" : await readNote(storage, withdrawalsName);
  const list = text === "" ? undefined : readClosings(text);
  if (text !== "" && list === undefined) throw new Error(`The list ${name} is damaged.`);
  return { place, list, whole: joinLists([list, before === "" ? undefined : readWithdrawals(before)]) };
}

/**
 * Applies closings in the lists that this database lacks, before the port opens: a restored site shows nothing that was
 * closed after its backup.
 */
export async function takeKnownClosings(ctx: AppContext): Promise<void> {
  const own = await readLocal(localListOf(ctx.config));
  if (own !== undefined) await takeFresh(ctx, own);
  // The list of an earlier release may belong to another database.
  const earlier = own === undefined ? await readLocal(earlierListOf(ctx.config)) : undefined;
  if (earlier !== undefined && (await isOurs(ctx, earlier))) await takeFresh(ctx, earlier);
  await markDatabase(ctx);
}

async function readLocal(path: string | undefined): Promise<ClosingList | undefined> {
  const text = path === undefined ? "" : await readFile(path, "utf8").catch(() => "");
  if (text === "") return undefined;
  const list = readClosings(text);
  if (list === undefined)
    throw new ConfigError(
      "DATABASE_URL",
      `has a damaged list beside it: ${path}. Restore that file, or delete it and ask the safeguarding lead.`,
    );
  return list;
}

const knownIds = async ({ db }: AppContext) => new Set((await findClosings(db)).map(({ id }) => id));

const isOurs = async (ctx: AppContext, list: ClosingList): Promise<boolean> =>
  isListOf(list, await knownIds(ctx), await findUsedNumbers(ctx));

/** Adds a random closing to the database, which identifies its lists: see `isListOf`. */
async function markDatabase({ db, clock }: AppContext): Promise<void> {
  if ((await findClosingsOf(db, "database")).length > 0) return;
  const id = crypto.randomUUID();
  const about = { kind: "database" as const, key: id, value: null, is_release: 0 };
  await insertClosings(db, [{ id, at: clock.now().toISOString(), ...about }]);
}

async function takeFresh(ctx: AppContext, { entries, used }: ClosingList): Promise<void> {
  const known = await knownIds(ctx);
  const fresh = entries.filter(({ id }) => !known.has(id));
  const here = await findUsedNumbers(ctx);
  const isAhead = Object.entries(used).some(([key, value]) => value > (here[key] ?? 0));
  if (fresh.length > 0 || isAhead) await takeClosings(ctx, fresh, used);
}

/**
 * Writes the list if it changed, and applies closings that another machine, or the time before a restore, wrote there.
 */
export async function storeClosings(ctx: AppContext): Promise<void> {
  await markDatabase(ctx);
  const state = JSON.stringify([await findLastNumber(ctx.db), await findUsedNumbers(ctx)]);
  if (written.get(ctx.config) === state) return;
  const all = await Promise.all((await placesOf(ctx)).map(readList));
  for (const { place, list } of all) if (place.isOwn && list !== undefined) await takeFresh(ctx, list);
  const ours: typeof all = [];
  for (const one of all)
    if (one.place.isOwn || one.list === undefined || (await isOurs(ctx, one.list))) ours.push(one);
    else
      ctx.log.error("the list of closings beside the backups is of another database, and stays as it is", {
        list: one.place.name,
      });
  await storeIn(ctx, ours);
  written.set(ctx.config, state);
}

async function storeIn(ctx: AppContext, ours: Awaited<ReturnType<typeof readList>>[]): Promise<void> {
  const lists = ours.map(({ whole }) => whole);
  await takeFresh(ctx, joinLists(lists));
  const all = joinLists([{ entries: await findClosings(ctx.db), used: await findUsedNumbers(ctx) }, ...lists]);
  const next = JSON.stringify(all);
  for (const { place, whole } of ours)
    if (JSON.stringify(whole) !== next) await place.storage.putNote(place.name, next);
  const beside = ours.find(({ place }) => !place.isOwn);
  if (beside !== undefined) await removeClosed(ctx, beside.place.storage);
}

/** Closed pictures that each process last removed from the shared folder. */
const removed = new WeakMap<object, ReadonlySet<string>>();

/** Removes closed pictures from the shared folder, if any were closed since the last time. */
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
