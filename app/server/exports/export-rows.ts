import type { Block, TextLosses } from "./export-blocks.ts";

/** State of an item on the old site. `private` and `password` were only for some readers. */
export type OldStatus = "public" | "scheduled" | "draft" | "private" | "password" | "members";

/** A post, a page or an item of another kind, as the old site had it. */
export interface StoryRow extends TextLosses {
  noun: "story";
  /** Kind on the old site, such as `post`, `page` or `tribe_events`. */
  kind: string;
  id: string;
  title: string;
  status: OldStatus;
  /** Local time of the old site, `YYYY-MM-DD HH:MM:SS`; empty if unknown. */
  local: string;
  /** The same in UTC. */
  utc: string;
  /** Name of the author as readers saw it; empty if unknown. */
  author: string;
  summary: string;
  blocks: Block[];
  /** Path of its page on the old site, with its query; empty if unknown. */
  path: string;
  /** Last part of its address. */
  slug: string;
  /** The picture of its head. */
  cover: { picture: string; source: string; alt: string } | undefined;
  /** Fields of an event. */
  event: OldEvent | undefined;
}

export interface OldEvent {
  /** Local times `YYYY-MM-DD HH:MM`; or a day alone. */
  start: string;
  end: string;
  zone: string;
  isAllDay: boolean;
  /** Id of its place among the rows; or empty. */
  venue: string;
  place: string;
  address: string;
  isCancelled?: boolean;
}

export interface PictureRow {
  noun: "picture";
  id: string;
  address: string;
  alt: string;
  title: string;
}

/** A text that several pages share. */
interface PartRow extends TextLosses {
  noun: "part";
  id: string;
  blocks: Block[];
}

interface VenueRow {
  noun: "venue";
  id: string;
  name: string;
  address: string;
}

export type ExportRow = StoryRow | PictureRow | PartRow | VenueRow;

/** Facts about a whole export. */
export interface ExportSummary {
  /** Address of the old site, without a slash at the end; empty if unknown. */
  site: string;
  /** Number of stories by kind, without those that the old site had thrown away. */
  kinds: Record<string, number>;
  /** First titles of each kind. */
  firsts: Record<string, string[]>;
  pictures: number;
  /** Number of entries that the site has no place for, by kind, such as `comment`. */
  leftOut: Record<string, number>;
  /** Names of shortcodes, with the number of texts. */
  shortcodes: Record<string, number>;
  /** Hosts of pictures, with their number. */
  hosts: Record<string, number>;
  /** Last parts of the addresses of lists: categories, tags, authors, and years with their months (`2024/03`). */
  lists: { category: string[]; tag: string[]; author: string[]; month: string[] };
  /** The first pages, to compare their addresses. */
  pages: OldPage[];
  /** Differences between local time and UTC (minutes), with their number. */
  offsets: Record<string, number>;
}

/** A page of the old site, whose address may be one of this site. */
interface OldPage {
  id: string;
  title: string;
  slug: string;
}

export interface ReadExport {
  rows: ExportRow[];
  /** Index of the first row of the next piece; undefined after the last one. */
  next: number | undefined;
  /** Only with the first piece. */
  summary: ExportSummary | undefined;
}

/** A piece of an export as the file worker hands it on. */
export interface PackedExport extends Omit<ReadExport, "rows"> {
  /** One row of JSON on each line. */
  lines: Uint8Array;
  count: number;
}

/** Reasons to refuse a file. */
export type ExportProblem = "unknown" | "cut" | "doctype" | "empty";

export interface ExportOptions {
  program: "wordpress" | "ghost" | "calendar";
  /** Index of the first row wanted. */
  from: number;
  /** ISO date and time of today (UTC), for the days of a series. */
  now?: string;
}

/** Maximum size of the rows of one piece (characters of JSON). */
export const pieceLength = 3_000_000;
