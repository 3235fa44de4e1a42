import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listFiles, readSources, type Source } from "./support/sources.ts";

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

/** Attributes of elements that a person never reads. */
const unread =
  /^(?:className|d|viewBox|style|media|sizes|rel|src|href|points|transform|accept|pattern|autoComplete|type|name|id|key|fill|srcSet)$/;

/** Properties that hold reasons, for readers of the code. */
const reasons = new Set(["none", "when", "why", "help"]);

/** Calls whose texts only programs read. */
const programs =
  /(?:^|\.)(?:querySelector(?:All)?|prepare|exec|raw|matchMedia|closest|supports|ref|table|select|join|startsWith|includes)$/;

/** A sentence, or a label of several words. */
const isSentence = (text: string): boolean =>
  /^[A-Z“][\p{L}’']*(?:,? (?:[\p{L}\p{N}’'“”{}()-]+[,:;.]?)){2,}/u.test(text.trim());

/** Finds the sentences of a file. Messages of internal errors, of logs and of commands stay English. */
function findSentences({ path, text }: Source): string[] {
  const found: string[] = [];
  const nameOf = (node: unknown) => (isNode(node) ? text.slice(node.start, node.end) : "");
  const isInternal = (node: Node): boolean =>
    (node.type === "Property" && reasons.has(nameOf(node.key))) ||
    (node.type === "NewExpression" &&
      /Error$/.test(nameOf(node.callee)) &&
      !/^(?:FormError|AppError)$/.test(nameOf(node.callee))) ||
    node.type === "TaggedTemplateExpression" ||
    (/^(?:Import|Export(?:All|Named)Declaration$)/.test(node.type) === true && isNode(node.source)) ||
    (node.type === "CallExpression" &&
      (programs.test(nameOf(node.callee)) || /\b(?:console|logger|log|process\.std\w+)\./.test(nameOf(node.callee)))) ||
    (node.type === "JSXAttribute" && unread.test((node.name as { name?: string }).name ?? ""));
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const part of node) visit(part);
      return;
    }
    if (!isNode(node) || isInternal(node)) return;
    const said =
      node.type === "Literal" && typeof node.value === "string"
        ? node.value
        : node.type === "JSXText"
          ? String(node.value)
          : node.type === "TemplateLiteral"
            ? (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("{}")
            : "";
    if (isSentence(said)) found.push(`${path}: ${said.trim().slice(0, 70)}`);
    for (const [key, part] of Object.entries(node)) if (key !== "typeAnnotation") visit(part);
  };
  visit(parseSync(path, text).program);
  return found;
}

/** Files whose sentences are no words of the site, each with the reason. */
const exceptions: [path: RegExp, why: string][] = [
  [/-migrations\.ts$|\/migrations\//, "texts that are stored already"],
  [/\/(?:words|money)-guard\//, "words that the guards look for"],
  [
    /\/server\/(?:file-worker|sealed-process|sealing|metadata)\/|sealed-files/,
    "reasons of internal errors, for the process log",
  ],
  [/\/http\/metrics/, "names of metrics, which programs read"],
  [/object-store\.server|store-error/, "errors of a store, in the process log"],
  [/\/editor\/warm-up/, "a text that is never shown"],
  [/-emails\.tsx$|sample-bank/, "examples in the list of e-mails, and the sample's own name"],
  [/end-after/, "an error that code catches"],
  [/generated-secret/, "stops the start before the database is open: the language is unknown"],
];

test("sentences that a person reads stand in content/, one folder for each language", () => {
  const files = listFiles("app").filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.sample\.|\.contract\.|\.support\./.test(file),
  );
  const sources = readSources(files).filter(({ path }) => !exceptions.some(([one]) => one.test(path)));
  expect(sources.flatMap(findSentences)).toEqual([]);
});
