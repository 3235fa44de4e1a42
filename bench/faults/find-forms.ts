import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Parser } from "htmlparser2";
import { parseAst } from "vite";
import { root } from "../site-process.ts";

/** A form of a page: its address, and its fields with valid values. */
export interface FoundForm {
  action: string;
  fields: Record<string, string>;
}

/** Valid values by the type of an input. */
const samples: Record<string, string> = {
  email: "reader@example.org",
  tel: "0803 123 4567",
  number: "1",
  date: "2026-12-01",
  checkbox: "on",
  url: "https://example.org",
  password: "a long enough password",
  text: "Words",
  search: "Words",
};

/** Returns the forms that a page sends by POST, with all named fields, including hidden ones. */
export function formsIn(html: string, page: string): FoundForm[] {
  const forms: FoundForm[] = [];
  let form: FoundForm | undefined;
  let select: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "form" && attributes.method?.toLowerCase() === "post") {
        form = { action: attributes.action || page, fields: {} };
        forms.push(form);
      }
      if (form === undefined) return;
      const field = attributes.name;
      if (name === "select" && field) select = field;
      if (name === "option" && select !== undefined && attributes.value) form.fields[select] ??= attributes.value;
      if (name === "textarea" && field) form.fields[field] = "Words";
      if ((name === "input" || name === "button") && field && attributes.type !== "file")
        form.fields[field] = attributes.value || (samples[attributes.type ?? "text"] ?? "Words");
    },
    onclosetag(name) {
      if (name === "select") select = undefined;
      if (name === "form") form = undefined;
    },
  });
  parser.end(html);
  return forms;
}

interface AstNode {
  type?: string;
  name?: string;
  value?: unknown;
  key?: AstNode;
  callee?: AstNode & { property?: AstNode };
  arguments?: (AstNode & { properties?: { key?: AstNode }[] })[];
  object?: AstNode;
  property?: AstNode;
  source?: { value?: string };
}

function visit(node: unknown, see: (node: AstNode) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) see(node as AstNode);
  for (const child of Object.values(node)) visit(child, see);
}

const parse = (path: string) => parseAst(readFileSync(path, "utf8"), { lang: path.endsWith("x") ? "tsx" : "ts" }, path);

const isCode = (name: string) => /\.tsx?$/.test(name) && !/\.test\./.test(name);

const codeIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(isCode)
    .map((name) => join(folder, name));

const known = new Map<string, string[]>();

function importedSchemas(path: string): string[] {
  const found: string[] = [];
  visit(parse(path), ({ type, source }) => {
    const from = source?.value ?? "";
    if (type === "ImportDeclaration" && /^\.\.?\/.*-schema\.ts$/.test(from)) found.push(join(dirname(path), from));
  });
  return found;
}

/**
 * Returns the field names that a route's feature reads: every key of a `v.object` in its folder and in the schemas that
 * it imports, and names read from `formValues`.
 */
export function schemaFieldsOf(routeFile: string): string[] {
  const file = join(root, "app", routeFile);
  const folder = dirname(file);
  let names = known.get(file);
  if (names === undefined) {
    const found = new Set<string>();
    for (const path of new Set([...codeIn(folder), ...importedSchemas(file)]))
      visit(parse(path), ({ type, callee, arguments: given, object, property }) => {
        if (type === "MemberExpression" && /^(?:formValues|fields|form)$/.test(object?.name ?? "")) {
          const name = property?.name ?? property?.value;
          if (typeof name === "string" && /^[\w-]{2,30}$/.test(name)) found.add(name);
        }
        if (type !== "CallExpression" || !/^(?:loose|strict)?[oO]bject$/.test(callee?.property?.name ?? "")) return;
        for (const { key } of given?.[0]?.properties ?? []) {
          const name = key?.name ?? key?.value;
          if (typeof name === "string") found.add(name);
        }
      });
    names = [...found];
    known.set(file, names);
  }
  return names;
}

/**
 * Returns all query parameters that pages read.
 * @throws if there are none, as the search is then broken
 */
export function queryNames(folder = join(root, "app/features")): string[] {
  const found = new Set<string>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isCode);
  for (const path of files)
    visit(parse(join(folder, path)), ({ type, callee, arguments: given }) => {
      const isRead = type === "CallExpression" && ["get", "has"].includes(callee?.property?.name ?? "");
      const name = given?.[0]?.value;
      if (isRead && typeof name === "string" && /^[a-z][\w-]{0,20}$/i.test(name)) found.add(name);
    });
  if (found.size === 0) throw new Error(`No query parameter is read in ${folder}.`);
  return [...found];
}

/** Paths, parameters and headers that the router itself reads. */
export interface RouterDoors {
  paths: string[];
  parameters: string[];
  headers: string[];
}

/**
 * Finds these in the router's source.
 * @throws Error if one kind is not found, because the search is then broken
 */
export function findRouterDoors(
  folder = join(dirname(createRequire(import.meta.url).resolve("react-router/package.json")), "dist/production/lib"),
): RouterDoors {
  const sources = ["server-runtime", "router", "dom/ssr"]
    .flatMap((part) => readdirSync(join(folder, part)).map((name) => join(folder, part, name)))
    .filter((path) => path.endsWith(".js"))
    .map((path) => readFileSync(path, "utf8"));
  const find = (pattern: RegExp) => {
    const found = new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)));
    if (found.size === 0) throw new Error(`Nothing in ${folder} looks like ${pattern}.`);
    return [...found];
  };
  return {
    paths: find(/"(\/__?\w+)"/g),
    parameters: find(/[sS]earchParams\.(?:get|getAll|has|delete|set)\("([^"]+)"/g),
    headers: find(/[hH]eaders\.(?:get|has)\("([^"]+)"\)/g),
  };
}
