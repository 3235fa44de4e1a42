import type { ContentNoun } from "../../../server/db/tables.ts";

type Value = string | number | null;

/** A row of the archive of another site of this kind. */
export type ArchiveRow =
  | { noun: "picture"; id: number; name: string; alt: string; kind: string }
  | { noun: "item"; type: ContentNoun; columns: Record<string, Value>; photos: number[] }
  | { noun: "redirect"; path: string; target: string | null; type: string | null; id: number | null }
  | { noun: "words"; page: string; content: string }
  | { noun: "setting"; name: string; value: string };

export interface ArchiveSummary {
  /** Address of the other site; empty if its settings do not say it. */
  site: string;
  items: Record<string, number>;
  pictures: number;
  words: number;
  settings: number;
}
