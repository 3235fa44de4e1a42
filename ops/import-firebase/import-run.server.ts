import { createHash } from "node:crypto";
import type { StaffMember } from "../../app/server/auth/auth.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import type { FoundFile } from "./find-files.server.ts";
import type { KnownDocument } from "./gather-documents.server.ts";
import { findImported } from "./import-queries.server.ts";
import type { Collection, ImportReport } from "./import-report.ts";
import { OldRow } from "./old-row.server.ts";

export interface ImportOptions {
  /** Say what would happen, and write nothing. */
  isDryRun?: boolean;
  /** Name of the person who confirms that everybody in the pictures agreed; without it the pictures stay hidden. */
  consentBy?: string | undefined;
  /** Go on though not one file of a picture is there. */
  withoutPictures?: boolean;
  /** Aborted by the person who stops the import: the current row is finished. */
  stopping?: AbortSignal;
  /** @param done of all rows */
  onProgress?(done: number, total: number): void;
}

/** One import while it goes on. */
export interface ImportRun {
  ctx: AppContext;
  options: ImportOptions;
  report: ImportReport;
  /** Finds a downloaded file by its path in the bucket. */
  findFile(objectPath: string): FoundFile | "several" | undefined;
}

/** The actor in the audit log; access to the machine permits everything anyway. */
export const importer: StaffMember = {
  id: "import",
  name: "Import from the old site",
  email: "",
  roles: ["admin"],
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

/** The member who states the consents of pictures. */
export function consentGiverOf({ options }: ImportRun): StaffMember {
  return { ...importer, name: options.consentBy ?? importer.name };
}

/** Key under which the site remembers a row of the old site. */
export function keyOf(collection: Collection, id: string): string {
  return createHash("sha256").update(`firebase ${collection} ${id}`).digest("hex");
}

/** A document as a row whose complaints go into the report. */
export function rowOf({ report }: ImportRun, document: KnownDocument): OldRow {
  const { file, name } = document;
  return new OldRow(document, (field, sentence) => report.complaints.push({ file, row: name, field, sentence }));
}

/** Result for a row in an earlier run. */
export function becameOf({ ctx }: ImportRun, collection: Collection, id: string): Promise<string | undefined> {
  return findImported(ctx.db, keyOf(collection, id));
}
