import { stripTypeScriptTypes } from "node:module";
import { dirname } from "node:path";
import { posix } from "node:path/posix";
import { type Node, parse } from "acorn";
import { listFiles, readSources } from "./sources.ts";

/** A declaration at the top of a file, like `app/a.ts#saveIt`; a handler of an event, like `event#itemDeleted`. */
export interface Declaration {
  key: string;
  /** Keys of the functions that its body names. */
  uses: Set<string>;
  /** Tables that its body writes. */
  writes: Set<string>;
  /** Keys of the functions that a loop in its body names. */
  loops: Set<string>;
}

type Tree = Node & Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.type === "string";

const childrenOf = (node: Tree): Tree[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isTree));

/** The name of an identifier, or a text. */
const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown };
  return name ?? (typeof value === "string" ? value : "");
};

const loopTypes = new Set(["ForOfStatement", "ForStatement", "ForInStatement", "WhileStatement", "DoWhileStatement"]);
const loopMethods = new Set(["map", "flatMap", "forEach", "reduce"]);
const writing = new Set(["insertInto", "updateTable", "deleteFrom"]);

/** Returns the meaning of a file's names: keys of other files, by local name; `*` for a whole module. */
function importsOf(path: string, body: Tree[]): Map<string, string> {
  const named = new Map<string, string>();
  for (const line of body.filter(({ type }) => type === "ImportDeclaration")) {
    const written = nameOf(line.source);
    if (!written.startsWith(".")) continue;
    const file = posix.join(dirname(path), written);
    for (const one of line.specifiers as Tree[]) {
      const name =
        one.type === "ImportNamespaceSpecifier" ? "*" : one.imported === undefined ? "default" : nameOf(one.imported);
      named.set(nameOf(one.local), `${file}#${name}`);
    }
  }
  return named;
}

/** The declarations at the top of a file, exported or not. */
function declarationsOf(body: Tree[]): [name: string, node: Tree][] {
  return body.flatMap((line): [string, Tree][] => {
    const inner = (line.type.startsWith("Export") ? line.declaration : line) as Tree | null;
    if (inner?.type === "FunctionDeclaration") return [[nameOf(inner.id), inner]];
    if (inner?.type !== "VariableDeclaration") return [];
    return (inner.declarations as Tree[]).map((one): [string, Tree] => [nameOf(one.id), one]);
  });
}

/** Returns the name of a table in a query: `"gifts"`, also with an alias. */
const tableOf = (argument: unknown): string => nameOf(argument).replace(/ as .*/, "");

/**
 * Reads the functions of the project's server code, and what each uses. A name that is passed on counts as used. Types are
 * stripped first, so the code is read as it runs.
 */
export function readCallGraph(folder = "app"): Map<string, Declaration> {
  const graph = new Map<string, Declaration>();
  const at = (key: string): Declaration => {
    const known = graph.get(key) ?? { key, uses: new Set(), writes: new Set(), loops: new Set() };
    graph.set(key, known);
    return known;
  };
  const files = listFiles(folder).filter(
    (path) => /\.ts$/.test(path) && !/\.(?:test|sample|d)\.ts$|migrations/.test(path),
  );
  for (const { path, text } of readSources(files)) {
    const script = stripTypeScriptTypes(text);
    const { body } = parse(script, { ecmaVersion: "latest", sourceType: "module" }) as unknown as { body: Tree[] };
    const imports = importsOf(path, body);
    const declarations = declarationsOf(body);
    const own = new Set(declarations.map(([name]) => name));
    const meaning = (name: string) => imports.get(name) ?? (own.has(name) ? `${path}#${name}` : undefined);
    const use = (key: string | undefined, into: Declaration, isLooped: boolean) => {
      if (key === undefined) return;
      into.uses.add(key);
      if (isLooped) into.loops.add(key);
    };
    /** A handler of a feature counts as a part of the event's sender. */
    const readHandlers = (handlers: Tree) => {
      for (const one of handlers.properties as Tree[])
        walk((one.value ?? one) as Tree, at(`event#${nameOf(one.key)}`), false);
    };
    const readMember = ({ object, property }: Tree, into: Declaration, isLooped: boolean) => {
      const of = object as Tree;
      const whole = of.type === "Identifier" ? imports.get(nameOf(of)) : undefined;
      if (whole?.endsWith("#*")) use(`${whole.slice(0, -1)}${nameOf(property)}`, into, isLooped);
      else if (nameOf(of.property) === "events") use(`event#${nameOf(property)}`, into, isLooped);
      else walk(of, into, isLooped);
    };
    const readCall = (call: Tree, into: Declaration, isLooped: boolean) => {
      const method = nameOf((call.callee as Tree).property);
      const given = call.arguments as Tree[];
      if (writing.has(method)) into.writes.add(tableOf(given[0]));
      walk(call.callee as Tree, into, isLooped);
      for (const one of given) walk(one, into, isLooped || loopMethods.has(method));
    };
    const walk = (node: Tree, into: Declaration, isLooped: boolean): void => {
      const isPlain = node.computed !== true;
      const value = node.value as Tree;
      if (node.type === "Identifier") use(meaning(nameOf(node)), into, isLooped);
      else if (node.type === "MemberExpression" && isPlain) readMember(node, into, isLooped);
      else if (node.type === "CallExpression") readCall(node, into, isLooped);
      else if (node.type === "Property" && isPlain && nameOf(node.key) === "on" && value.type === "ObjectExpression")
        readHandlers(value);
      else if (node.type === "Property" && isPlain) walk(value, into, isLooped);
      else for (const child of childrenOf(node)) walk(child, into, isLooped || loopTypes.has(node.type));
    };
    for (const [name, node] of declarations) walk(node, at(`${path}#${name}`), false);
  }
  return graph;
}

/** Keys that a page names, whose JSX no parser of ours reads. */
export function readUses(path: string, text: string): string[] {
  const imports = [...text.matchAll(/^import\s+(?!type\b)([^;]+?)\s+from\s+"(\.[^"]+)"/gm)];
  return imports.flatMap(([, names = "", written = ""]) => {
    const file = posix.join(dirname(path), written);
    const whole = /^\* as (\w+)$/.exec(names)?.[1];
    if (whole !== undefined)
      return [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, "g"))].map(([, member]) => `${file}#${member}`);
    return names
      .replace(/[{}]/g, ",")
      .split(",")
      .map((name) => name.trim().replace(/\s+as\s+.*/, ""))
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => `${file}#${name}`);
  });
}
