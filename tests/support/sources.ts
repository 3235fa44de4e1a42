import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { posix } from "node:path/posix";

/** The folder of the whole project. */
export const root = join(import.meta.dirname, "..", "..");

/** One file by its path from the project's folder. */
export interface Source {
  path: string;
  text: string;
}

/** One import of a file: where it stands, what it leads to, what it takes, and whether only types. */
export interface ImportLine {
  from: string;
  /** A path from the project's folder, or `node:fs`, or `npm:react`. */
  to: string;
  names: string[];
  typesOnly: boolean;
}

/** The paths of all files in a folder of the project, or the one file itself. */
export function listFiles(path: string): string[] {
  const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => fromRoot(join(entry.parentPath, entry.name)));
}

function fromRoot(path: string): string {
  return path.slice(root.length + 1).replaceAll("\\", "/");
}

/** Reads files of the project. */
export function readSources(paths: string[]): Source[] {
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const statement =
  /^[ \t]*(?:import|export)\s+(?<type>type\s+)?(?<names>[\w*{},\s$]+?)\s+from\s+["'](?<to>[^"']+)["']/gm;
const bare = /(?:^[ \t]*import\s+|\bimport\(\s*)["'](?<to>[^"']+)["']/gm;

/** Every import of a file, static or not, and every export from elsewhere. */
export function readImports({ path, text }: Source): ImportLine[] {
  const named = [...text.matchAll(statement)].map(({ groups = {} }) => {
    const names = (groups.names ?? "").split(/[{},]/).flatMap((part) => part.trim() || []);
    const typesOnly = groups.type !== undefined || names.every((name) => name.startsWith("type "));
    return { from: path, to: resolveImport(path, groups.to ?? ""), names: names.map(withoutAlias), typesOnly };
  });
  const others = [...text.matchAll(bare)].map(({ groups = {} }) => {
    return { from: path, to: resolveImport(path, groups.to ?? ""), names: [], typesOnly: false };
  });
  return [...named, ...others];
}

function withoutAlias(name: string): string {
  return name.replace(/^type /, "").replace(/\s+as\s+.*/, "");
}

function resolveImport(from: string, written: string): string {
  const to = written.replace(/\?.*$/, "");
  // The types of a route, which the framework writes.
  if (to.startsWith("./+types/")) return "npm:react-router";
  if (to.startsWith(".")) return posix.join(dirname(from), to);
  if (to.startsWith("content/")) return to;
  if (to.startsWith("~/")) return `app/${to.slice(2)}`;
  return /^(?:node|virtual):/.test(to) ? to : `npm:${to}`;
}
