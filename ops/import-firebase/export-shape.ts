import { type Collection, collections } from "./import-report.ts";

export interface OldDocument {
  file: string;
  collection: Collection;
  /** Id of the document in the export; undefined when there is none. */
  id: string | undefined;
  /** Content of the JSON: anything. */
  content: unknown;
}

/** Content of a file of the export. */
export interface ExportShape {
  documents: OldDocument[];
  /** Names of collections that the site has no room for. */
  others: string[];
}

type Bag = Record<string, unknown>;

/** Key in which exporters put collections, and what belongs to a document without being a field of it. */
const wrapper = "__collections__";

/** The fields by which documents of a list, and accounts, say their own id. */
const idFields = ["id", "_id", "__id__", "uid", "localId"];

/**
 * Finds the documents in one file of an export. A file is one collection, named by the file, or all of them; a collection
 * is a list of documents or a map of them by their ids; either may be wrapped.
 *
 * @param file its name, without folders
 * @param json as it was parsed
 * @returns undefined for a file without documents
 */
export function readShape(file: string, json: unknown): ExportShape | undefined {
  const named = collectionNamed(file.replace(/\.json$/i, ""));
  if (Array.isArray(json)) return named && { documents: documentsOf(file, named, json), others: [] };
  if (!isBag(json)) return undefined;
  const bag = unwrap(json);
  const inside = Object.keys(bag).filter((name) => collectionNamed(name) !== undefined && isCollection(bag[name]));
  // A file called `users.json` with `users` in it is no collection with one document of that id.
  if (inside.length === 0 && named !== undefined) return { documents: documentsOf(file, named, bag), others: [] };
  if (inside.length === 0) return undefined;
  const documents = inside.flatMap((name) => documentsOf(file, collectionNamed(name) ?? "posts", bag[name]));
  return { documents, others: Object.keys(bag).filter((name) => !inside.includes(name) && isCollection(bag[name])) };
}

/** The collection of a name like `posts`, or `posts-2` where a large one was split. */
function collectionNamed(name: string): Collection | undefined {
  const plain = name.toLowerCase().replace(/[-_. ]?\d*$/, "");
  return collections.find((collection) => collection === plain);
}

function documentsOf(file: string, collection: Collection, value: unknown): OldDocument[] {
  const entries: [string | undefined, unknown][] = Array.isArray(value)
    ? value.map((content) => [idIn(content), content])
    : Object.entries(isBag(value) ? unwrap(value) : {});
  // Lists of some exporters have gaps where something was deleted.
  const there = entries.filter(([, content]) => content !== null);
  return there.map(([id, content]) => ({ file, collection, id, content: contentOf(content) }));
}

/** Some exporters put the fields of a document beside its id. */
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

/** A list of documents, or a map of them; a single field is neither. */
function isCollection(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const contents: unknown[] = Array.isArray(value) ? value : Object.values(isBag(value) ? unwrap(value) : {});
  return contents.length === 0 || contents.some(isBag);
}

function isBag(value: unknown): value is Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field of its own, never one that all objects have. */
function own(bag: Bag, name: string): unknown {
  return Object.hasOwn(bag, name) ? bag[name] : undefined;
}
