import { createHash } from "node:crypto";
import type { StaffMember } from "../../app/server/auth/auth.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import type { FoundFile } from "./find-files.server.ts";
import type { KnownDocument } from "./gather-documents.server.ts";
import { findImported } from "./import-queries.server.ts";
import type { Collection, ImportReport } from "./import-report.ts";
import { OldRow } from "./old-row.server.ts";

export interface ImportOptions {
  isDryRun?: boolean;
  /** Name of the person who confirms that all people in the pictures agreed; without it, the pictures stay hidden. */
  consentBy?: string | undefined;
  withoutPictures?: boolean;
  /** Aborted by the person who stops the import; the current row is completed. */
  stopping?: AbortSignal;
  /** @param done number of processed rows */
  onProgress?(done: number, total: number): void;
}

/** An import in progress. */
export interface ImportRun {
  ctx: AppContext;
  options: ImportOptions;
  report: ImportReport;
  /** Id of the import that staff see; undefined in a dry run. */
  importId: number | undefined;
  findFile(objectPath: string): FoundFile | "several" | undefined;
}

/** The actor in the audit log, with all permissions, as access to the machine gives these anyway. */
export const importer: StaffMember = {
  id: "import",
  name: "Import from the old site",
  email: "",
  roles: ["admin"],
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

/** Returns the member who states the consent for pictures. */
export function consentGiverOf({ options }: ImportRun): StaffMember {
  return { ...importer, name: options.consentBy ?? importer.name };
}

/** Returns the key under which the site records a document of the old site. */
export function keyOf(collection: Collection, id: string): string {
  return createHash("sha256").update(`firebase ${collection} ${id}`).digest("hex");
}

/** Returns the key of a photo that an import added. A later import finds photos by their content. */
export const keyOfPhoto = (importId: number, id: number): string =>
  createHash("sha256").update(`firebase photo ${importId} ${id}`).digest("hex");

/** Opens a document as a row whose problems go into the report. */
export function rowOf({ report }: ImportRun, document: KnownDocument): OldRow {
  const { file, name } = document;
  return new OldRow(document, (field, sentence) => report.complaints.push({ file, row: name, field, sentence }));
}

/** Returns the row that an earlier run made of a document. */
export function becameOf({ ctx }: ImportRun, collection: Collection, id: string): Promise<string | undefined> {
  return findImported(ctx.db, keyOf(collection, id));
}
