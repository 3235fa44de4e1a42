import type { ArchiveRow } from "./archive-rows.ts";
import type { ImportRun } from "./import-kind.server.ts";

/** Helpers for a row of an archive that comes in. */
export interface Parts {
  run: ImportRun;
  key(noun: string, id: string | number): string;
  /** Returns the id on this site of a row of the archive. */
  find(noun: string, id: string | number): Promise<number | undefined>;
  /** Reads a file of the archive. */
  read(name: string, maxBytes: number): Promise<Uint8Array | "tooLarge" | undefined>;
}

export type RowOf<Noun extends ArchiveRow["noun"]> = Extract<ArchiveRow, { noun: Noun }>;
