import type { ZipFolder } from "../../../server/exports/open-zip.server.ts";
import { openZip } from "../../../server/exports/open-zip.server.ts";
import { isSetting } from "../../foundation/settings/setting-classes.ts";
import { isNoun } from "../../publishing/content-types/content-types.server.ts";
import type { ArchiveRow, ArchiveSummary } from "./archive-rows.ts";
import { linesOf, type RowLines, type WaitingFile } from "./waiting-files.server.ts";

/** Maximum size of an item with its columns, and of a JSON file (bytes). */
const maxItem = 1_000_000;
const maxValues = 50_000_000;

/** Number of rows that are stored together. */
const pieceRows = 100;

type Row<More = never> = Record<string, string | number | null | More>;

/**
 * Reads an archive that another site of this kind made: content first, then words, settings and old addresses.
 * @returns the summary, or the name of a sentence of `staffMoveIn.problems`
 */
export async function readArchive(
  files: WaitingFile[],
  write: (rows: RowLines) => Promise<void>,
): Promise<{ summary: ArchiveSummary } | { problem: string }> {
  const [file] = files;
  if (file === undefined || files.length > 1) return { problem: "oneArchive" };
  const zip = await openZip(file.path).catch(() => undefined);
  if (zip === undefined) return { problem: "zip" };
  try {
    if (!zip.names.includes("settings.json") || !zip.names.includes("page_texts.json")) return { problem: "noArchive" };
    const { address, made } = await readSite(zip);
    const summary: ArchiveSummary = {
      site: address,
      items: {},
      pictures: 0,
      words: 0,
      settings: 0,
      made,
      lists: await countLists(zip),
    };
    let piece: ArchiveRow[] = [];
    for await (const row of rowsOf(zip, made)) {
      if (row.noun === "item") summary.items[row.type] = (summary.items[row.type] ?? 0) + 1;
      else if (row.noun === "picture") summary.pictures++;
      else if (row.noun === "words") summary.words++;
      else if (row.noun === "setting" && isSetting(row.name)) summary.settings++;
      piece.push(row);
      if (piece.length < pieceRows) continue;
      await write(linesOf(piece));
      piece = [];
    }
    await write(linesOf(piece));
    return { summary };
  } catch {
    return { problem: "noArchive" };
  } finally {
    zip.close();
  }
}

async function* rowsOf(zip: ZipFolder, made: string): AsyncGenerator<ArchiveRow> {
  const names = new Set(zip.names);
  const redirects = await readValues(zip, "redirects.json");
  const toFiles = Map.groupBy(redirects, ({ target }) => String(target));
  for (const photo of await readValues(zip, "photos.json")) {
    const path = String(photo.path);
    const name = `pictures/${photo.id}.${path.split(".").at(-1)}`;
    if (names.has(name))
      yield {
        noun: "picture",
        id: Number(photo.id),
        name,
        kind: String(photo.kind),
        alt: String(photo.alt ?? ""),
        folder: path.split("/")[0] ?? "",
        width: wholeOf(photo.width, 1, 20_000),
        height: wholeOf(photo.height, 1, 20_000),
        focal_x: wholeOf(photo.focal_x, 0, 100),
        focal_y: wholeOf(photo.focal_y, 0, 100),
        addresses: (toFiles.get(`/files/${path}`) ?? []).map((redirect) => String(redirect.path)),
      };
  }
  const photos = await readAttachments(zip);
  // Projects come first, as other items belong to them.
  const items = zip.names.filter((name) => /^[a-z]+\/\d{1,15}\.md$/.test(name));
  const rank = (name: string) => (name.startsWith("project/") ? 0 : 1);
  for (const name of items.toSorted((a, b) => rank(a) - rank(b))) {
    const columns = await readItem(zip, name);
    const type = String(columns?.noun ?? "");
    if (columns !== undefined && isNoun(type))
      yield { noun: "item", type, columns, photos: photos.get(`${type}:${columns.id}`) ?? [] };
  }
  for (const name of zip.names.toSorted(byNumbers)) {
    const [, document, version] = /^documents\/(\d{1,15})-[^/]+\/(\d{1,9})\.pdf$/.exec(name) ?? [];
    if (document !== undefined) yield { noun: "pdf", document: Number(document), version: Number(version), name };
  }
  const figures = Map.groupBy(await readValues(zip, "event_figures.json"), ({ event_id }) => Number(event_id));
  for (const [event, rows] of figures)
    yield { noun: "figures", event, figures: rows.toSorted((a, b) => Number(a.position) - Number(b.position)) };
  for (const [owner, [photo]] of photos)
    if (owner.startsWith("place:") && photo !== undefined)
      yield { noun: "place", place: owner.slice("place:".length), photo };
  for (const { name, number } of await readValues(zip, "help_numbers.json"))
    yield { noun: "number", name: String(name), number: String(number) };
  yield* peopleOf(await readValues(zip, "users.json"), await readValues(zip, "user_roles.json"));
  const ways = await readValues(zip, "ways.json");
  if (ways.length > 0) yield { noun: "ways", ways };
  for (const { path, noun, content_id, target } of redirects)
    yield {
      noun: "redirect",
      path: String(path),
      target: target === null || target === undefined ? null : String(target),
      type: noun === null || noun === undefined ? null : String(noun),
      id: content_id === null || content_id === undefined ? null : Number(content_id),
    };
  for (const { name, content, status, publish_at, next_content } of await readValues(zip, "page_texts.json")) {
    // Visitors read a scheduled change from its hour on, also before staff save the page again.
    const isDue = status === "scheduled" && publish_at !== null && String(publish_at) <= made;
    yield { noun: "words", page: String(name), content: String(isDue ? next_content : content) };
  }
  for (const { name, value } of await readValues(zip, "settings.json"))
    yield { noun: "setting", name: String(name), value: String(value) };
  for (const { name, isOn } of await readValues<boolean>(zip, "switches.json"))
    yield { noun: "switch", name: String(name), isOn: isOn === true };
}

function* peopleOf(users: Row[], given: Row[]): Generator<ArchiveRow> {
  for (const user of users) {
    const roles = given.filter(({ user_id }) => user_id === user.id).map(({ role }) => String(role));
    const [email = "", firstName = "", lastName = "", position = ""] = [
      user.email,
      user.firstName,
      user.lastName,
      user.position,
    ].map((text) => String(text ?? ""));
    if (roles.length > 0) yield { noun: "person", email, firstName, lastName, position, roles };
  }
}

/** Lists that have a kind of import. */
const listsOfKinds = ["subscribers", "volunteers", "past_gifts", "gifts"];

/** Counts the rows of the lists of people and gifts, below their heads. */
async function countLists(zip: ZipFolder): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of listsOfKinds) {
    const bytes = await zip.read(`lists/${table}.csv`, maxValues);
    if (!(bytes instanceof Uint8Array)) continue;
    let isQuoted = false;
    let rows = 0;
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) rows++;
    }
    if (rows > 0) counts[table] = rows;
  }
  return counts;
}

const quote = 0x22;
const lineFeed = 0x0a;

/** Returns a number within limits; the lower limit for anything else. */
const wholeOf = (value: unknown, min: number, max: number): number =>
  Math.max(min, Math.min(max, Math.trunc(Number(value ?? min)) || min));

/** Sorts versions by number, so that they arrive in order. */
const byNumbers = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

/** Reads the address of the other site, and when it made the archive (ISO 8601, UTC); empty if unknown. */
async function readSite(zip: ZipFolder): Promise<{ address: string; made: string }> {
  const bytes = await zip.read("site.json", maxItem);
  if (bytes === undefined || bytes === "tooLarge") return { address: "", made: "" };
  const site = JSON.parse(Buffer.from(bytes).toString("utf8")) as { address?: unknown; made?: unknown } | null;
  const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 300) : "");
  return { address: textOf(site?.address), made: textOf(site?.made) };
}

/** Reads the photos of each item, in order; those in its text are not among them. */
async function readAttachments(zip: ZipFolder): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  const rows = await readValues(zip, "photo_attachments.json");
  for (const { owner, photo_id } of rows.toSorted((a, b) => Number(a.position) - Number(b.position)))
    found.set(String(owner), [...(found.get(String(owner)) ?? []), Number(photo_id)]);
  return found;
}

/** @throws Error for another form */
async function readValues<More = never>(zip: ZipFolder, name: string): Promise<Row<More>[]> {
  const bytes = await zip.read(name, maxValues);
  if (bytes === undefined) return [];
  if (bytes === "tooLarge") throw new Error("A file without end");
  const rows: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
  if (!Array.isArray(rows)) throw new Error("No list");
  return rows.filter((row): row is Row<More> => typeof row === "object" && row !== null);
}

async function readItem(zip: ZipFolder, name: string): Promise<Row | undefined> {
  const bytes = await zip.read(name, maxItem);
  if (bytes === undefined || bytes === "tooLarge") return undefined;
  const [, json = ""] = /^---\n([^\n]*)\n---\n/.exec(Buffer.from(bytes).toString("utf8")) ?? [];
  const row: unknown = JSON.parse(json || "null");
  return typeof row === "object" && row !== null ? (row as Row) : undefined;
}
