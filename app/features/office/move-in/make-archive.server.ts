import { createReadStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { staffMoveOut as words } from "content/staff-move-out.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { writeZip, type ZipWriter } from "../../../server/exports/write-zip.server.ts";
import { switchesOf } from "../../../server/feature-switch.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { writeBytes } from "../../../values/bytes.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { fixedAmount, formatMoney, moneyOf } from "../../../values/money.ts";
import { findCurrencies, findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findSwitchedOff } from "../../foundation/use/find-features-in-use.server.ts";
import { findBank } from "../../giving/bank-details/find-bank.server.ts";
import { findOpenFiles } from "../../media/documents/find-documents.server.ts";
import { contentTypes, type Noun } from "../../publishing/content-types/content-types.server.ts";
import { tablesIn } from "./archive-plan.ts";
import * as store from "./archive-queries.server.ts";
import { canMoveIn } from "./move-in-permissions.ts";
import { archivePath, deleteFolder, makeFolder } from "./waiting-files.server.ts";
import { columnsOf, writeList } from "./write-list.server.ts";

/** Time after which another process may make an archive whose process was killed (ms). */
const holdMs = 10 * 60_000;

/** Asks for an archive of the whole site; the job makes it. @throws FormError while one is being made */
export async function askForArchive({ ctx, member }: Actor): Promise<void> {
  requireMay(member, canMoveIn);
  const folder = await makeFolder(ctx);
  try {
    await withTransaction(ctx, async (ctx, transaction) => {
      const unfinished = (await store.listArchives(transaction)).some(({ ended_at }) => ended_at === null);
      if (unfinished) throw new FormError(words.already, { status: 409 });
      const created_at = ctx.clock.now().toISOString();
      await store.insertArchive(transaction, { folder, made_by: member.name, made_by_id: member.id, created_at });
      await recordAuditEvent(ctx, transaction, member, { what: "archive asked for", subject: "archive:site" });
    });
  } catch (error) {
    await deleteFolder(ctx, folder);
    throw error;
  }
}

/** Job of each process: makes the archives whose folder is on this machine. */
export async function makeArchives(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  const now = ctx.clock.now();
  for (const archive of await store.findUnmade(ctx.db, now.toISOString())) {
    const path = archivePath(ctx, archive.folder);
    const until = new Date(now.getTime() + holdMs).toISOString();
    if (path === undefined || !(await store.holdArchive(ctx.db, archive.id, now.toISOString(), until))) continue;
    try {
      await writeZip(`${path}.new`, stopping, (zip) => fillArchive(ctx, zip));
      await rename(`${path}.new`, path);
      await store.endArchive(ctx.db, archive.id, {
        ended_at: ctx.clock.now().toISOString(),
        bytes: (await stat(path)).size,
      });
    } catch (error) {
      await rm(`${path}.new`, { force: true });
      // A stopped process leaves the archive to the next one.
      if (stopping.aborted) return;
      ctx.log.error("archive failed", errorFields(error));
      await store.endArchive(ctx.db, archive.id, { ended_at: ctx.clock.now().toISOString(), bytes: null });
    }
  }
}

/** Adds everything of the site to the archive. */
async function fillArchive(ctx: AppContext, zip: ZipWriter): Promise<void> {
  zip.addText("README.txt", async function* () {
    const [currency] = await findCurrencies(ctx);
    const money = moneyOf(500, currency);
    yield words.readme(siteDate(ctx.clock.now()), fixedAmount(money), currency, formatMoney(money));
  });
  zip.addText("site.json", async function* () {
    yield `${JSON.stringify({ address: ctx.config.siteUrl ?? "", made: ctx.clock.now().toISOString() })}\n`;
  });
  for (const table of tablesIn("list")) zip.addText(`lists/${table}.csv`, () => writeList(ctx, table));
  for (const table of tablesIn("values")) zip.addText(`${table}.json`, () => writeValues(ctx, table));
  for (const noun of Object.keys(contentTypes) as Noun[]) await addItems(ctx, noun, zip);
  zip.addText("ways.json", async function* () {
    const { isAltered, live } = await findBank(ctx);
    yield `${JSON.stringify(isAltered ? [] : (live?.ways ?? []))}\n`;
  });
  zip.addText("switches.json", async function* () {
    const off = await findSwitchedOff(ctx);
    const all = switchesOf(ctx.features).map(({ key }) => ({ name: key, isOn: !off.includes(key) }));
    yield `${JSON.stringify(all)}\n`;
  });
  await addPictures(ctx, zip);
  await addDocuments(ctx, zip);
  await addLogo(ctx, zip);
}

async function* writeValues(ctx: AppContext, table: keyof Tables): AsyncGenerator<string> {
  const { columns, key } = columnsOf(ctx, table);
  let isFirst = true;
  yield "[";
  for await (const rows of store.readTable(ctx.db, table, columns, key))
    for (const row of rows) {
      yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
  yield "\n]\n";
}

/** Adds one file for each item: its columns as JSON between two lines of dashes, then its text as Markdown. */
async function addItems(ctx: AppContext, noun: Noun, zip: ZipWriter): Promise<void> {
  const { table, fields } = contentTypes[noun];
  const { columns, key } = columnsOf(ctx, table);
  const lists = Object.values(fields).filter(({ isList }) => isList);
  for await (const rows of store.readTable(ctx.db, table, ["id"], key))
    for (const { id } of rows)
      zip.addText(`${noun}/${id}.md`, async function* () {
        const [row] = await store.readRow(ctx.db, table, columns, Number(id));
        if (row === undefined) return;
        yield `---\n${JSON.stringify({ noun, ...row })}\n---\n\n# ${row.title ?? ""}\n`;
        for (const { column } of lists)
          for (const text of JSON.parse(String(row[column] ?? "[]")) as string[]) yield `\n${text}\n`;
      });
}

/** Adds the largest JPEG of each photo, and drawings as they are. A file that is missing is left out. */
async function addPictures(ctx: AppContext, zip: ZipWriter): Promise<void> {
  for await (const rows of store.readPhotos(ctx.db))
    for (const { id, path } of rows) {
      const extension = path.slice(path.lastIndexOf(".") + 1);
      await addFile(ctx, zip, path, `pictures/${id}.${extension}`);
    }
}

/** Adds the PDFs of all documents with their earlier versions, but those that a person asked to hide. */
async function addDocuments(ctx: AppContext, zip: ZipWriter): Promise<void> {
  for await (const rows of store.readTable(ctx.db, "documents", ["id", "slug"], ["id"]))
    for (const { id, slug } of rows)
      for (const { version, path } of await findOpenFiles(ctx, Number(id)))
        await addFile(ctx, zip, path, `documents/${id}-${slug}/${version}.pdf`);
}

/** Adds the files of the logo. */
async function addLogo(ctx: AppContext, zip: ZipWriter): Promise<void> {
  for (const path of new Set(Object.values((await findSettings(ctx)).look.logo ?? {})))
    await addFile(ctx, zip, path, path);
}

/** Adds a stored file under a name. One that is missing is left out. */
async function addFile({ storage }: AppContext, zip: ZipWriter, path: string, name: string): Promise<void> {
  if ((await storage.sizeOf(path)) === undefined) return;
  zip.addStream(name, async () => (await storage.open(path))?.stream);
}

/**
 * Finds a finished archive, and notes the download in the log.
 * @throws AppError notFound, also if it is on another machine
 */
export async function openSiteArchive({ ctx, member }: Actor, id: number | undefined) {
  requireMay(member, canMoveIn);
  const archive = id === undefined ? undefined : await store.findArchive(ctx.db, id);
  if (archive === undefined || archive.bytes === null) throw new AppError("notFound");
  const path = archivePath(ctx, archive.folder);
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || found === undefined) throw new AppError("notFound");
  await withTransaction(ctx, (ctx, transaction) =>
    recordAuditEvent(ctx, transaction, member, { what: "archive downloaded", subject: "archive:site" }),
  );
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream;
  return { body, size: found.size, day: siteDate(new Date(archive.created_at)) };
}

/** Returns the archives for the page. */
export async function viewArchives({ ctx }: Pick<Actor, "ctx">) {
  return (await store.listArchives(ctx.db)).map(({ id, created_at, ended_at, bytes }) => {
    const day = writeDay(siteDate(new Date(created_at)));
    if (ended_at === null) return { id, text: words.waits(day), isReady: false };
    if (bytes === null) return { id, text: words.failed(day), isReady: false };
    return { id, text: words.made(day, writeBytes(Number(bytes))), isReady: true };
  });
}

/** Deletes archives after a day, with their files. */
export async function expireArchives(ctx: AppContext, before: Date): Promise<number> {
  let count = 0;
  for (const { id, folder, created_at } of await store.listArchives(ctx.db)) {
    if (created_at >= before.toISOString()) continue;
    await deleteFolder(ctx, folder);
    await store.deleteArchive(ctx.db, id);
    count++;
  }
  return count;
}
