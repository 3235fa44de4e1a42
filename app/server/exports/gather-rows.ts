import type { LeftKind } from "content/staff-move-in-nouns.ts";
import type { ExportRow, ExportSummary, ReadExport, StoryRow } from "./export-rows.ts";
import { pieceLength } from "./export-rows.ts";

/** Maximum number of different names in a list of the summary. */
const maxNames = 5_000;
/** Maximum number of pages whose addresses are compared with those of this site. */
const maxPages = 2_000;
const firstTitles = 3;
/** Maximum number of names of entries that stay out, of each kind. */
const leftTitles = 5;
const maxTitle = 120;

/** Collects the rows of one piece, and the facts about the whole export. */
export class RowGatherer {
  readonly #from: number;
  readonly #rows: ExportRow[] = [];
  #length = 0;
  #index = 0;
  #next: number | undefined;
  readonly summary: ExportSummary = {
    site: "",
    kinds: {},
    firsts: {},
    pictures: 0,
    bareEvents: 0,
    leftOut: {},
    leftNames: {},
    shortcodes: {},
    hosts: {},
    lists: { category: [], tag: [], author: [], month: [] },
    pages: [],
    offsets: {},
  };

  /** @param from index of the first row wanted; 0 also wants the summary */
  constructor(from: number) {
    this.#from = from;
  }

  /** Returns true once this piece is full, and no later row can change the result. */
  get isDone(): boolean {
    return this.#next !== undefined && this.#from > 0;
  }

  /** Returns false for a row of an earlier piece, whose content is not needed. */
  get isWanted(): boolean {
    return this.#from === 0 || this.#index >= this.#from;
  }

  add(row: ExportRow): void {
    if (this.#from === 0) this.#note(row);
    const index = this.#index++;
    if (index < this.#from || this.#next !== undefined) return;
    const length = JSON.stringify(row).length;
    if (this.#rows.length > 0 && this.#length + length > pieceLength) {
      this.#next = index;
      return;
    }
    this.#length += length;
    this.#rows.push(row);
  }

  /** @param name title of the entry; none for one about a person */
  countOut(kind: LeftKind, times = 1, name = ""): void {
    if (times === 0) return;
    countIn(this.summary.leftOut, kind, times);
    const { leftNames = {} } = this.summary;
    const names = leftNames[kind] ?? [];
    if (name !== "" && names.length < leftTitles) leftNames[kind] = [...names, name.slice(0, maxTitle)];
  }

  read(): ReadExport {
    return { rows: this.#rows, next: this.#next, summary: this.#from === 0 ? this.summary : undefined };
  }

  #note(row: ExportRow): void {
    const { kinds, firsts, hosts, shortcodes } = this.summary;
    if (row.noun === "picture") this.summary.pictures++;
    for (const address of picturesToFetch(row)) countIn(hosts, hostOf(address));
    if (row.noun !== "story") return;
    countIn(kinds, row.kind);
    if (row.kind === "tribe_events" && !hasPicture(row)) this.summary.bareEvents = (this.summary.bareEvents ?? 0) + 1;
    if (row.kind === "page" && this.summary.pages.length < maxPages)
      this.summary.pages.push({ id: row.id, title: row.title.slice(0, maxTitle), slug: row.slug });
    const titles = Object.hasOwn(firsts, row.kind) ? (firsts[row.kind] ?? []) : [];
    if (titles.length < firstTitles && row.title !== "") firsts[row.kind] = [...titles, row.title.slice(0, maxTitle)];
    const [, year = "", month] = /^\/(\d{4})\/(?:(\d\d)\/)?/.exec(row.path) ?? [];
    for (const list of [year, month === undefined ? "" : `${year}/${month}`]) addOnce(this.summary.lists.month, list);
    for (const name of row.shortcodes) countIn(shortcodes, name);
  }
}

/** Counts a name; a list without end is not counted further. */
export function countIn(counts: Record<string, number>, name: string, times = 1): void {
  if (name === "" || (!Object.hasOwn(counts, name) && Object.keys(counts).length >= maxNames)) return;
  counts[name] = (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0) + times;
}

export const addOnce = (names: string[], name: string): void => {
  if (name !== "" && names.length < maxNames && !names.includes(name)) names.push(name);
};

export const hasPicture = ({ cover, blocks }: Pick<StoryRow, "cover" | "blocks">): boolean =>
  cover !== undefined || blocks.some(({ kind }) => kind === "photo");

/** Returns the addresses of pictures that a row brings: its own, and those that stand in its text alone. */
export function picturesToFetch(row: ExportRow): string[] {
  if (row.noun === "picture") return [row.address];
  if (row.noun !== "story") return [];
  return row.blocks.flatMap((block) =>
    block.kind === "photo" && block.picture === "" && /^(?:https?:)?\/\//.test(block.source) ? block.source : [],
  );
}

export const hostOf = (address: string): string =>
  URL.parse(address, "https://site.invalid")?.hostname.replace("site.invalid", "") ?? "";
