import type { ZipFolder } from "../../../server/exports/open-zip.server.ts";
import { openZip } from "../../../server/exports/open-zip.server.ts";
import { isNoun } from "../../publishing/content-types/content-types.server.ts";
import type { ArchiveRow, ArchiveSummary } from "./archive-rows.ts";
import { linesOf, type RowLines, type WaitingFile } from "./waiting-files.server.ts";

/** Maximum size of an item with its columns, and of a JSON file (bytes). */
const maxItem = 1_000_000;
const maxValues = 50_000_000;

/** Number of rows that are stored together. */
const pieceRows = 100;

type Row = Record<string, string | number | null>;

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
    const summary: ArchiveSummary = { site: await readAddress(zip), items: {}, pictures: 0, words: 0, settings: 0 };
    let piece: ArchiveRow[] = [];
    for await (const row of rowsOf(zip)) {
      if (row.noun === "item") summary.items[row.type] = (summary.items[row.type] ?? 0) + 1;
      else if (row.noun === "picture") summary.pictures++;
      else if (row.noun === "words") summary.words++;
      else if (row.noun === "setting") summary.settings++;
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

async function* rowsOf(zip: ZipFolder): AsyncGenerator<ArchiveRow> {
  const names = new Set(zip.names);
  for (const { id, path, alt, kind } of await readValues(zip, "photos.json")) {
    const name = `pictures/${id}.${String(path).split(".").at(-1)}`;
    if (names.has(name)) yield { noun: "picture", id: Number(id), name, alt: String(alt ?? ""), kind: String(kind) };
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
  for (const { path, noun, content_id, target } of await readValues(zip, "redirects.json"))
    yield {
      noun: "redirect",
      path: String(path),
      target: target === null || target === undefined ? null : String(target),
      type: noun === null || noun === undefined ? null : String(noun),
      id: content_id === null || content_id === undefined ? null : Number(content_id),
    };
  for (const { name, content } of await readValues(zip, "page_texts.json"))
    yield { noun: "words", page: String(name), content: String(content) };
  for (const { name, value } of await readValues(zip, "settings.json"))
    yield { noun: "setting", name: String(name), value: String(value) };
}

async function readAddress(zip: ZipFolder): Promise<string> {
  const bytes = await zip.read("site.json", maxItem);
  if (bytes === undefined || bytes === "tooLarge") return "";
  const site = JSON.parse(Buffer.from(bytes).toString("utf8")) as { address?: unknown } | null;
  return typeof site?.address === "string" ? site.address.slice(0, 300) : "";
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
async function readValues(zip: ZipFolder, name: string): Promise<Row[]> {
  const bytes = await zip.read(name, maxValues);
  if (bytes === undefined) return [];
  if (bytes === "tooLarge") throw new Error("A file without end");
  const rows: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
  if (!Array.isArray(rows)) throw new Error("No list");
  return rows.filter((row): row is Row => typeof row === "object" && row !== null);
}

async function readItem(zip: ZipFolder, name: string): Promise<Row | undefined> {
  const bytes = await zip.read(name, maxItem);
  if (bytes === undefined || bytes === "tooLarge") return undefined;
  const [, json = ""] = /^---\n([^\n]*)\n---\n/.exec(Buffer.from(bytes).toString("utf8")) ?? [];
  const row: unknown = JSON.parse(json || "null");
  return typeof row === "object" && row !== null ? (row as Row) : undefined;
}
