import { staffMoveIn as moveIn } from "content/staff-move-in.ts";
import { staffMoveOut as words } from "content/staff-move-out.ts";
import * as v from "valibot";
import { findIdBySlug } from "../../../cms/content-queries.server.ts";
import type { ContentType } from "../../../cms/content-type.server.ts";
import { itemOf } from "../../../cms/define-content-type.server.ts";
import { createInTransaction } from "../../../cms/save-content.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { openZip } from "../../../server/exports/open-zip.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { isPageKey, pageWordsOf } from "../../../server/page-words.ts";
import { plainPath } from "../../../values/address.ts";
import { isPlainDate, siteDate, writeDay } from "../../../values/dates.ts";
import { readMediaBlock, writeMediaBlock } from "../../../values/media-block.ts";
import { isZone } from "../../../values/time-zones.ts";
import { labelSetting } from "../../foundation/settings/name-setting.server.ts";
import { isSetting } from "../../foundation/settings/setting-classes.ts";
import { saveWords } from "../../foundation/words/save-words.server.ts";
import { attachPhotos } from "../../media/photos/attach-photos.server.ts";
import { contentTypeOf, isNoun } from "../../publishing/content-types/content-types.server.ts";
import type { Parts, RowOf } from "./archive-parts.server.ts";
import type { ArchiveRow, ArchiveSummary } from "./archive-rows.ts";
import { bringFigures, bringPdf, bringPicture, bringPlace, undoOfFiles } from "./bring-archived-file.server.ts";
import {
  bringNumber,
  bringPerson,
  bringSetting,
  bringSwitch,
  bringWays,
  isBrought,
  undoOfProposals,
} from "./bring-proposal.server.ts";
import type { BringRows, ImportKind, ImportRun, Looked, LookRun, Outcome } from "./import-kind.server.ts";
import * as store from "./move-in-queries.server.ts";
import { keyOfRow } from "./old-keys.server.ts";
import { readArchive } from "./read-site-archive.server.ts";
import { saveOldAddress } from "./save-old-address.server.ts";
import { listWaitingFiles, type NumberedRow } from "./waiting-files.server.ts";

const megabyte = 2 ** 20;

/** The content of another site of this kind, from the archive that it made. */
export const archiveKind: ImportKind<ArchiveRow, ArchiveSummary> = {
  name: "archive",
  maxBytes: 2_048 * megabyte,
  accept: ".zip",
  read: (_ctx, files, write) => readArchive(files, write),
  promise: () => words.promise,
  describe,
  ask: async () => [],
  look,
  passes: ["pictures", "items", "rest"],
  begin,
  undo: { ...undoOfFiles, ...undoOfProposals },
};

/** Returns the lines of "What we found": the items, how they come, and what stays out. */
function describe({ items, pictures, words: pages, settings, made = "", lists = {} }: ArchiveSummary): string[] {
  const parts = Object.entries(items).map(([noun, number]) => moveIn.done.part(noun, number));
  const inLists = Object.entries(lists).map(([table, number]) => words.list(table, number));
  return [
    `${words.found([...parts, words.pictures(pictures)])}${made === "" ? "" : ` ${words.madeOn(writeDay(siteDate(new Date(made))))}`}`,
    words.beside(pages, settings),
    words.notIn,
    ...(inLists.length > 0 ? [words.lists(inLists)] : []),
    ...(lists.subscribers === undefined ? [] : [words.leavers]),
  ];
}

async function look({ ctx }: LookRun) {
  return ({ number, row }: NumberedRow<ArchiveRow>): Looked[] => {
    if (row.noun === "words") return [looked(number, row.page, words.look.words)];
    if (row.noun === "setting" && isSetting(row.name)) {
      const isOut = !isBrought(row.name);
      return [{ ...looked(number, labelSetting(row.name), isOut ? moveIn.look.out : words.look.setting), isOut }];
    }
    if (row.noun !== "item") return [];
    const day = dayOf(row.columns);
    const was = formerState(row.columns, ctx.clock.now()) === undefined ? words.look.draft : words.look.public;
    const parts = [...(day === undefined ? [] : [writeDay(day)]), was];
    const becomes = words.look.becomes(moveIn.done.part(row.type, 1), parts);
    return [looked(number, String(row.columns.title ?? ""), becomes)];
  };
}

const looked = (number: number, title: string, becomes: string): Looked => ({
  number,
  title,
  becomes,
  notes: [],
  isOut: false,
});

/** Returns the ISO date of an event, or of a post, whose moment is in seconds. */
function dayOf({ date, timestamp }: RowOf<"item">["columns"]): string | undefined {
  if (typeof date === "string" && isPlainDate(date)) return date;
  return typeof timestamp === "number" ? siteDate(new Date(timestamp * 1_000)) : undefined;
}

async function begin(run: ImportRun): Promise<BringRows<ArchiveRow>> {
  const [file] = await listWaitingFiles(run.ctx, run.import.folder);
  if (file === undefined) throw new Error("The archive is missing.");
  const zip = await openZip(file.path);
  const { site } = run.summary as ArchiveSummary;
  const key = (noun: string, id: string | number) => keyOfRow("archive", site, noun, `${id}`);
  const became = new Map<string, string>();
  const find = async (noun: string, id: string | number): Promise<number | undefined> => {
    const one = key(noun, id);
    const found = became.get(one) ?? (await store.findBecame(run.ctx.db, [one])).get(one);
    if (found !== undefined) became.set(one, found);
    const number = /:(\d+)$/.exec(found ?? "")?.[1];
    return number === undefined ? undefined : Number(number);
  };
  const isThere = async (noun: string, id: string | number) =>
    (await store.findBecame(run.ctx.db, [key(noun, id)])).size > 0;
  const parts = { run, key, find, read: zip.read };
  return {
    close: zip.close,
    async bring({ number, row }, pass) {
      const passOf = row.noun === "picture" ? "pictures" : row.noun === "item" ? "items" : "rest";
      if (pass !== passOf) return "none";
      if (await isThere(row.noun, idOf(row))) return "there";
      return bringRow(parts, row, number);
    },
  };
}

/** Returns the name of a row on the other site, within its noun. */
function idOf(row: ArchiveRow): string {
  if (row.noun === "picture") return `${row.id}`;
  if (row.noun === "item") return `${row.type}:${row.columns.id}`;
  if (row.noun === "pdf") return `${row.document}:${row.version}`;
  if (row.noun === "figures") return `${row.event}`;
  if (row.noun === "place") return row.place;
  if (row.noun === "number") return row.number;
  if (row.noun === "person") return row.email;
  if (row.noun === "ways") return "";
  if (row.noun === "redirect") return row.path;
  return row.noun === "words" ? row.page : row.name;
}

function bringRow(parts: Parts, row: ArchiveRow, number: number): Promise<Outcome> {
  if (row.noun === "picture") return bringPicture(parts, row, number);
  if (row.noun === "item") return bringItem(parts, row, number);
  if (row.noun === "pdf") return bringPdf(parts, row, number);
  if (row.noun === "figures") return bringFigures(parts, row, number);
  if (row.noun === "place") return bringPlace(parts, row);
  if (row.noun === "number") return bringNumber(parts, row, number);
  if (row.noun === "person") return bringPerson(parts, row, number);
  if (row.noun === "ways") return bringWays(parts, row, number);
  if (row.noun === "redirect") return bringRedirect(parts, row);
  if (row.noun === "words") return bringWords(parts, row, number);
  if (row.noun === "switch") return bringSwitch(parts, row);
  return bringSetting(parts, row, number);
}

async function bringItem({ run, key, find }: Parts, row: RowOf<"item">, number: number): Promise<Outcome> {
  const type = contentTypeOf(row.type) as ContentType;
  const values = itemOf(type, row.columns) as Record<string, string | string[]>;
  for (const [name, value] of Object.entries(values))
    if (Array.isArray(value)) values[name] = await Promise.all(value.map((text) => withNewPhoto(text, find)));
  if (typeof values.project === "string" && values.project !== "")
    values.project = `${(await find("item", `project:${values.project}`)) ?? ""}`;
  const checked = v.safeParse(type.schema, { ...values, status: "draft" });
  if (!checked.success) {
    await run.note(number, "invalid", String(checked.issues[0].path?.[0]?.key ?? ""));
    return "out";
  }
  const photos: { id: number; alt: string }[] = [];
  for (const photo of row.photos) {
    const id = await find("picture", photo);
    if (id !== undefined) photos.push({ id, alt: "" });
  }
  const attach: ContentType["attach"] = async (ctx, member, { formValues, ...about }) => {
    await attachPhotos(ctx, member, `${row.type}:${about.id}`, photos);
    return type.attach?.(ctx, member, about);
  };
  const columns = await firstColumns(run, row);
  await withTransaction(run.ctx, async (ctx) => {
    const options = { isImport: true, columns };
    const { id } = await createInTransaction(ctx, run.member, { ...type, attach }, checked.output, options);
    await run.record(ctx, {
      key: key("item", `${row.type}:${row.columns.id}`),
      became: `${row.type}:${id}`,
      was: formerState(row.columns, run.ctx.clock.now()),
    });
  });
  return "brought";
}

/** Returns a text with the photo's number on this site; a photo that is not here leaves its words. */
async function withNewPhoto(text: string, find: Parts["find"]): Promise<string> {
  const block = readMediaBlock(text);
  if (block?.kind !== "photo") return text;
  const id = await find("picture", block.id);
  return id === undefined ? block.caption || block.alt || "…" : writeMediaBlock({ ...block, id });
}

/** Tables whose forms do not have the address. */
const slugTables = { post: "posts", project: "projects", document: "documents" } as const;

/** Columns that a form does not have: day, author, and the address if it is free. */
async function firstColumns({ ctx }: ImportRun, { type, columns }: RowOf<"item">): Promise<object> {
  const { slug, timestamp, author_name, author_position, zone, former_date } = columns;
  const table = Object.hasOwn(slugTables, type) ? slugTables[type as keyof typeof slugTables] : undefined;
  const hasSlug =
    table !== undefined && typeof slug === "string" && (await findIdBySlug(ctx.db, table, slug)) === undefined;
  return {
    ...(hasSlug && { slug }),
    // An event's times are of its own place; a postponed event names its former day.
    ...(type === "event" && typeof zone === "string" && isZone(zone) && { zone }),
    ...(type === "event" && isDayOrMonth(former_date) && { former_date }),
    ...(type === "post" && { timestamp, old_day: timestamp, author_id: null, author_name, author_position }),
  };
}

const isDayOrMonth = (value: unknown): value is string =>
  typeof value === "string" && isPlainDate(value.length === 7 ? `${value}-01` : value);

function formerState({ status, publish_at, deleted_at }: RowOf<"item">["columns"], now: Date): string | undefined {
  if (deleted_at !== null && deleted_at !== undefined) return undefined;
  if (status === "published") return "public";
  if (status !== "scheduled" || typeof publish_at !== "string") return undefined;
  return publish_at > now.toISOString() ? publish_at : "public";
}

async function bringRedirect({ run, key, find }: Parts, row: RowOf<"redirect">): Promise<Outcome> {
  const path = plainPath(row.path);
  const type = row.type ?? "";
  const content_id = row.id === null || !isNoun(type) ? undefined : await find("item", `${type}:${row.id}`);
  if (path === undefined || (row.target === null && content_id === undefined)) return "out";
  // A target is a path of this site. Addresses of a picture came with it, as its file has another name here.
  const isFile = row.target?.startsWith("/files/") ?? false;
  if (isFile || (row.target !== null && plainPath(row.target) === undefined)) return "out";
  const to = row.target === null ? { noun: type, content_id: content_id ?? null } : { target: row.target };
  return withTransaction(run.ctx, async (ctx) => {
    if ((await saveOldAddress(ctx, path, to)) === undefined) return "there";
    await run.record(ctx, { key: key("redirect", row.path), became: `redirect:${path}` });
    return "brought";
  });
}

/** Stores words as a draft of their page, which an admin reads and publishes. Pages with own words keep them. */
async function bringWords({ run, key }: Parts, row: RowOf<"words">, number: number): Promise<Outcome> {
  const { ctx, member } = run;
  const values: unknown = JSON.parse(row.content);
  if (!isPageKey(ctx.features, row.page) || typeof values !== "object" || values === null) return "out";
  const known = new Set(Object.keys(pageWordsOf(ctx.features)[row.page].fields));
  const wanted = Object.fromEntries(Object.entries(values).filter(([path]) => known.has(path)));
  if (Object.keys(wanted).length === 0) return "out";
  try {
    await saveWords(
      { ctx, member },
      row.page,
      { values: wanted as never, status: "draft", publishAt: undefined },
      { seen: 0 },
    );
  } catch (error) {
    if (!(error instanceof FormError || error instanceof AppError)) throw error;
    await run.note(number, "words", row.page);
    return "out";
  }
  const became = `words:${row.page}` as const;
  await withTransaction(ctx, (ctx) => run.record(ctx, { key: key("words", row.page), became }));
  return "brought";
}
