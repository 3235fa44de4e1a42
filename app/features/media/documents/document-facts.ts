/** Kinds of documents, in the order of a year. */
export const documentKinds = ["report", "accounts", "certificate", "policy", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Maximum size of a PDF (bytes). */
export const maxDocumentBytes = 20 * 1024 * 1024;

/** Maximum number of places about money that staff compare; a file with more is compared as a whole. */
export const maxFindings = 10;

/** Prefix of the field names for "Who said yes?". */
export const peopleAnswer = "consent";

/** A document for visitors. */
export interface PublicDocument {
  id: number;
  slug: string;
  title: string;
  kind: DocumentKind;
  year: number;
  description: string;
  /** Number of the current version. */
  version: number;
  bytes: number;
}

/** Returns the key of a version in closings. @param path of its file */
export const placeOfDocument = (path: string): string => `document ${path}`;
