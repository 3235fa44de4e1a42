import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listFiles, readSources, type Source } from "./support/sources.ts";

type Node = { type: string; start: number; [key: string]: unknown };

/** The English words, by their file below `content/en/`. */
const words = import.meta.glob<Record<string, unknown>>("/content/en/*.ts", { eager: true });

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

/** Parts of the code that run later: functions, and types. */
const runsLater = ({ type }: Node): boolean => /Function|^TS(?:Type|Interface)|^MethodDefinition$|^Import/.test(type);

/** Methods that call their function while they run. */
const runsNow = (callee: unknown): boolean =>
  /^(?:every|filter|find|flatMap|forEach|from|map|reduce|some|sort|toSorted)$/.test(
    ((callee as Node).property as { name?: string } | undefined)?.name ?? "",
  );

/** Finds strings of words that a module reads while it loads, and copies of words: they would keep one language. */
function findEarlyReads({ path, text }: Source): string[] {
  const known = new Map<string, unknown>();
  const found: string[] = [];
  const complain = ({ start }: Node) => found.push(`${path}:${text.slice(0, start).split("\n").length}`);
  const readValue = (node: unknown): unknown => {
    if (!isNode(node)) return undefined;
    if (node.type === "Identifier") return known.get(node.name as string);
    if (node.type !== "MemberExpression") return undefined;
    const object = readValue(node.object) as Record<string, unknown> | undefined | null;
    // An entry whose name is not known yet is like the first one.
    if (node.computed === true) return Object.values(object ?? {})[0];
    return object?.[(node.property as { name: string }).name];
  };
  const isText = (value: unknown) => typeof value === "string" || typeof value === "number";
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const part of node) visit(part);
      return;
    }
    if (!isNode(node) || runsLater(node)) return;
    const value = readValue(node);
    if (value !== undefined) {
      if (isText(value)) complain(node);
      return;
    }
    if (node.type === "SpreadElement" && readValue(node.argument) !== undefined) complain(node);
    if (node.type === "CallExpression" && readValue(node.callee) !== undefined) complain(node);
    if (node.type === "CallExpression" && runsNow(node.callee))
      for (const given of node.arguments as Node[]) if (/Function/.test(given.type)) visit(given.body);
    if (node.type === "VariableDeclarator") remember(node);
    for (const [key, part] of Object.entries(node)) {
      const isName = (key === "property" && node.computed !== true) || (key === "key" && node.computed !== true);
      const isDeclared = key === "id" && node.type === "VariableDeclarator";
      if (key !== "typeAnnotation" && !isName && !isDeclared) visit(part);
    }
  };
  const remember = ({ id, init }: Node): void => {
    const value = readValue(init);
    if (value === undefined || !isNode(id)) return;
    if (id.type === "Identifier") known.set(id.name as string, value);
    for (const property of (id.properties as Node[] | undefined) ?? []) {
      if (property.type === "RestElement") complain(property);
      const part = (value as Record<string, unknown>)[(property.key as { name: string } | undefined)?.name ?? ""];
      if (isText(part)) complain(property);
      known.set((property.value as { name: string } | undefined)?.name ?? "", part);
    }
  };
  const { body } = parseSync(path, text).program as unknown as { body: Node[] };
  for (const statement of body)
    if (statement.type === "ImportDeclaration" && statement.importKind !== "type") {
      const file = /content\/(?:en\/)?([a-z-]+\.ts)$/.exec((statement.source as { value: string }).value)?.[1];
      for (const { local, imported } of statement.specifiers as Record<"local" | "imported", { name: string }>[])
        known.set(local.name, words[`/content/en/${file}`]?.[imported?.name]);
    }
  visit(body);
  return found;
}

const shipped = readSources(
  ["app", "ops"]
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|sample)\.|\.support\./.test(path)),
);

test("modules read words inside of functions", () => {
  expect(shipped.length).toBeGreaterThan(1_000);
  expect(shipped.flatMap(findEarlyReads), "Read it inside of a function: the language is that of the request").toEqual(
    [],
  );
});

test.each([
  ["a string", "export const heading = donate.heading;"],
  ["a string of a part", "const { bank } = donate;\nconst row = { label: bank.heading };"],
  ["a string in a pattern", "const { heading } = donate;"],
  ["a copy", "const all = { ...donate.bank };"],
  ["a copy of the rest", "const { bank, ...others } = donate;"],
  ["a string in a list", "const labels = fields.map((field) => donate.bank.rows[field]);"],
])("%s that a module reads while it loads is found", (_, line) => {
  expect(findEarlyReads({ path: "a.ts", text: `import { donate } from "content/donate.ts";\n${line}` })).toHaveLength(
    1,
  );
});

test("parts of words, and words inside of functions, are left alone", () => {
  const text = `import { donate } from "content/donate.ts";\nconst words = donate.bank;\nexport const a = () => words.heading;`;
  expect(findEarlyReads({ path: "a.ts", text })).toEqual([]);
});

test("no text file exports a bare string, which would stay English", () => {
  // Scripts of pages have a file for each language.
  const files = Object.entries(words).filter(([path]) => !/\/script(?:-[a-z]+)?\.ts$/.test(path));
  const bare = files.flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => (typeof value === "string" ? [`${path}: ${name}`] : [])),
  );
  expect(bare).toEqual([]);
});
