import type { ContentNoun } from "../../../server/db/tables.ts";

type Value = string | number | null;

/** A row of the archive of another site of this kind. */
export type ArchiveRow =
  | {
      noun: "picture";
      id: number;
      name: string;
      kind: string;
      alt: string;
      /** First part of its path in the other site's file storage. */
      folder: string;
      width: number;
      height: number;
      focal_x: number;
      focal_y: number;
      /** Old addresses that lead to its file. */
      addresses: string[];
    }
  | { noun: "item"; type: ContentNoun; columns: Record<string, Value>; photos: number[] }
  /** A version of a document, by the document's id on the other site. */
  | { noun: "pdf"; document: number; version: number; name: string }
  | { noun: "figures"; event: number; figures: Record<string, Value>[] }
  /** A photo of a fixed page. */
  | { noun: "place"; place: string; photo: number }
  | { noun: "number"; name: string; number: string }
  /** A person of the team, with at least one role. */
  | { noun: "person"; email: string; firstName: string; lastName: string; position: string; roles: string[] }
  /** The ways to give that were public on the other site. */
  | { noun: "ways"; ways: unknown }
  | { noun: "redirect"; path: string; target: string | null; type: string | null; id: number | null }
  | { noun: "words"; page: string; content: string }
  | { noun: "setting"; name: string; value: string }
  /** A switch of the page "What we use". */
  | { noun: "switch"; name: string; isOn: boolean };

export interface ArchiveSummary {
  /** Address of the other site; empty if its settings do not say it. */
  site: string;
  items: Record<string, number>;
  pictures: number;
  words: number;
  settings: number;
  /** When the archive was made (ISO 8601, UTC); missing in a summary of an earlier release. */
  made?: string;
  /** Numbers of rows of its lists of people and gifts, by table. */
  lists?: Record<string, number>;
}
