import { createHash } from "node:crypto";
import { writeBytes } from "../../app/values/bytes.ts";
import { type OldDocument, readShape } from "./export-shape.ts";
import { type FoundFile, readUpTo } from "./find-files.server.ts";
import type { Complaint } from "./import-report.ts";

/** Maximum size of a file with documents (bytes): once parsed, it takes several times that in memory. */
const jsonBytes = 50_000_000;

/** A document with its identifier. */
export interface KnownDocument extends OldDocument {
  /** The same in every run; for a document without an id, derived from its content. */
  id: string;
  name: string;
  /** True for a person who is only in the list of accounts, which includes visitors who signed up. */
  isAccountAlone: boolean;
}

/**
 * Returns true for a file with documents: in the folder itself or directly in one of its folders, but not among
 * pictures.
 */
export function holdsDocuments({ path }: FoundFile): boolean {
  return /\.json$/i.test(path) && path.split("/").length <= 2;
}

/** Reads each document of an export once. Reports unreadable documents, and continues. */
export async function gatherDocuments(
  files: FoundFile[],
  complain: (complaint: Complaint) => void,
): Promise<KnownDocument[]> {
  const known = new Map<string, KnownDocument>();
  for (const file of files) {
    const about = (row: string, sentence: string) => complain({ file: file.path, row, field: "", sentence });
    const documents = await readDocuments(file, (sentence) => about("", sentence));
    for (const [index, document] of documents.entries()) {
      const name = document.id ?? `row ${index + 1}`;
      if (!isObject(document.content)) {
        about(name, "is no document: it was left out.");
        continue;
      }
      const id = document.id ?? fingerprintOf(document.content);
      if (id === undefined) about(name, "is nested too deeply: it was left out.");
      else {
        const isAccountAlone = Object.hasOwn(document.content, "localId");
        addOnce(known, { ...document, file: file.path, id, name, isAccountAlone }, (sentence) => about(name, sentence));
      }
    }
  }
  return [...known.values()];
}

async function readDocuments(file: FoundFile, complain: (sentence: string) => void): Promise<OldDocument[]> {
  const bytes = await readUpTo(file, jsonBytes);
  if (bytes === undefined) {
    complain(
      `is larger than ${writeBytes(jsonBytes)}, and was not read: split it into posts-1.json, posts-2.json and so on.`,
    );
    return [];
  }
  const json = parse(bytes.toString("utf8"));
  if (json === undefined) {
    complain("is no JSON, or only a part of it: download it again.");
    return [];
  }
  const shape = readShape(file.path.slice(file.path.lastIndexOf("/") + 1), json);
  if (shape === undefined) complain("holds none of users, posts, events, projects, subscribers: it was left alone.");
  for (const other of shape?.others ?? [])
    complain(`also holds ${other.slice(0, 40)}, which the site has no room for: left alone.`);
  return shape?.documents ?? [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/**
 * Adds a document. A person consists of two documents: the account with the address, and the record. For other kinds,
 * the first document is used.
 */
function addOnce(
  known: Map<string, KnownDocument>,
  document: KnownDocument,
  complain: (sentence: string) => void,
): void {
  const key = `${document.collection} ${document.id}`;
  const before = known.get(key);
  if (before === undefined) known.set(key, document);
  else if (document.collection === "users") {
    const content = joined(before.content, document.content);
    known.set(key, { ...before, content, isAccountAlone: before.isAccountAlone && document.isAccountAlone });
  } else complain("comes twice: the first one was taken.");
}

/**
 * Joins the fields of two documents; if both have a field, the first is used. A field named like `__proto__` must not
 * change the object.
 */
function joined(first: unknown, second: unknown): unknown {
  const fields = [...Object.entries(second as object), ...Object.entries(first as object)];
  return Object.fromEntries(fields.filter(([, value]) => value !== null && value !== ""));
}

function fingerprintOf(content: unknown): string | undefined {
  try {
    return createHash("sha256").update(JSON.stringify(content)).digest("hex");
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
