import { type Collection, collections } from "./import-report.ts";

export interface OldDocument {
  file: string;
  collection: Collection;
  /** Id of the document in the export; undefined if there is none. */
  id: string | undefined;
  /** Parsed JSON of any shape. */
  content: unknown;
}

/** Content of a file of the export. */
export interface ExportShape {
  documents: OldDocument[];
  /** Names of collections that this site cannot store. */
  others: string[];
}

type Bag = Record<string, unknown>;

/** Key under which exporters put collections, and parts of a document that are not fields. */
const wrapper = "__collections__";

/** Fields in which documents of a list, and accounts, have their id. */
const idFields = ["id", "_id", "__id__", "uid", "localId"];

/**
 * Finds the documents in one file of an export. A file contains one collection, whose name is the file's, or all
 * collections. A collection is a list of documents, or a map by id; both may be inside a wrapper.
 * @param file its name, without folders
 * @param json parsed content
 * @returns undefined for a file without documents
 */
export function readShape(file: string, json: unknown): ExportShape | undefined {
  const named = collectionNamed(file.replace(/\.json$/i, ""));
  if (Array.isArray(json)) return named && { documents: documentsOf(file, named, json), others: [] };
  if (!isBag(json)) return undefined;
  const bag = unwrap(json);
  const inside = Object.keys(bag).filter((name) => collectionNamed(name) !== undefined && isCollection(bag[name]));
  // A field `users` in a file `users.json` is not a document with that id.
  if (inside.length === 0 && named !== undefined) return { documents: documentsOf(file, named, bag), others: [] };
  if (inside.length === 0) return undefined;
  const documents = inside.flatMap((name) => documentsOf(file, collectionNamed(name) ?? "posts", bag[name]));
  return { documents, others: Object.keys(bag).filter((name) => !inside.includes(name) && isCollection(bag[name])) };
}

/** Finds the collection for a name such as `posts`, or `posts-2` if a large one was split. */
function collectionNamed(name: string): Collection | undefined {
  const plain = name.toLowerCase().replace(/[-_. ]?\d*$/, "");
  return collections.find((collection) => collection === plain);
}

function documentsOf(file: string, collection: Collection, value: unknown): OldDocument[] {
  const entries: [string | undefined, unknown][] = Array.isArray(value)
    ? value.map((content) => [idIn(content), content])
    : Object.entries(isBag(value) ? unwrap(value) : {});
  // Some exporters leave gaps in lists for deleted documents.
  const there = entries.filter(([, content]) => content !== null);
  return there.map(([id, content]) => ({ file, collection, id, content: contentOf(content) }));
}

/** Returns the fields of a document, which some exporters put beside its id. */
function contentOf(document: unknown): unknown {
  if (!isBag(document)) return document;
  const inner = ["data", "fields"].map((name) => own(document, name)).find(isBag);
  const isWrapped = inner !== undefined && Object.keys(document).length <= 3 && idIn(document) !== undefined;
  return isWrapped ? inner : document;
}

function idIn(document: unknown): string | undefined {
  if (!isBag(document)) return undefined;
  const found = idFields
    .map((name) => own(document, name))
    .find((id) => typeof id === "string" || typeof id === "number");
  return found === undefined || found === "" ? undefined : String(found);
}

function unwrap(bag: Bag): Bag {
  const inner = own(bag, wrapper);
  return isBag(inner) ? inner : bag;
}

/** Returns true for a list of documents, or a map of them; a single field is neither. */
function isCollection(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const contents: unknown[] = Array.isArray(value) ? value : Object.values(isBag(value) ? unwrap(value) : {});
  return contents.length === 0 || contents.some(isBag);
}

function isBag(value: unknown): value is Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an own field, never one that all objects inherit. */
function own(bag: Bag, name: string): unknown {
  return Object.hasOwn(bag, name) ? bag[name] : undefined;
}
