import { existsSync } from "node:fs";
import { join } from "node:path";
import { posix } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { listFiles, readSources, root, type Source } from "./support/sources.ts";

const inFolders = ["docs", "ops", "deploy", "tests/fixtures/recipes"].flatMap(listFiles);
const documents = readSources([
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "tests/words-guard/figures.md",
  ...inFolders.filter((path) => path.endsWith(".md") && !path.includes("node_modules")),
]);
const find = (path: string) => documents.find((document) => document.path === path)?.text ?? "";
const decisions = documents.filter(({ path }) => /decisions\/\d{3}-/.test(path));

/** Scripts without a row: they become parts of `npm run bench -- NAME`, or go. The list may only shrink. */
const leaving = /^(?:bench:.+|detector|pictures|plots)$/;

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** Returns the text that a person wrote: without code, and without the table that `npm run faults` writes. */
const withoutCode = ({ text }: Source) =>
  text
    .replaceAll(/<!-- faults -->[\s\S]*?<!-- \/faults -->/g, "")
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, "")
    .replaceAll(/`[^`\n]+`/g, "code")
    .replaceAll(/“[^”]*”|"[^"\n]*"/g, "quoted");

/** Returns the sentences of a document, each with its last sign. */
const sentencesOf = (document: Source) =>
  withoutCode(document)
    .replaceAll(/\n(?![\n|#*-]|\s*(?:\d+\.|[-*])\s)/g, " ")
    .split(/\n|\s*\|\s*|(?<=[.?!…]["”)]?)\s+/)
    .map((sentence) => sentence.replace(/^\s*(?:#+|[-*]|\d+\.)?\s*\**/, "").trim());

describe("documents", () => {
  test("the README has at most 80 lines", () => {
    expect(find("README.md").trimEnd().split("\n").length, "move details to docs/").toBeLessThanOrEqual(80);
  });

  test("CONTRIBUTING has at most 12,000 bytes", () => {
    expect(Buffer.byteLength(find("CONTRIBUTING.md"))).toBeLessThanOrEqual(12_000);
  });

  test.each(decisions)("$path has at most 400 words below its headings", ({ text }) => {
    expect(countWords(text), "move figures to docs/performance.md").toBeLessThanOrEqual(400);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect([headings, [...headings, "Figures"]]).toContainEqual(["Context", "Decision", "Consequences", "Figures"]);
  });

  test("each line of the CHANGELOG begins with Added, Changed, Fixed or Removed", () => {
    const lines = find("CHANGELOG.md")
      .split("\n")
      .filter((line) => line.startsWith("- "));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => !/^- (?:Added|Changed|Fixed|Removed)\b/.test(line))).toEqual([]);
  });

  test("each entry of the CHANGELOG has at most two lines", () => {
    expect(find("CHANGELOG.md").match(/^- .*\n {2}.*\n {2}.*$/gm) ?? []).toEqual([]);
  });

  test("each linked file is there", () => {
    const gone = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g)]
        .map(([, target = ""]) => posix.join(posix.dirname(path), target))
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${path}: ${target} is gone. Link to the file that shows this step now.`),
    );
    expect(gone).toEqual([]);
  });

  test("each test that the coverage of the specification names is there", () => {
    const ending = /(?:\.(?:long|postgres))?\.(?:test\.tsx?|journey\.ts)$/;
    const tests = new Set(["app", "ops", "tests"].flatMap(listFiles).flatMap((path) => path.replace(ending, "") || []));
    const folders = { test: ["app/features/", "app/", ""], journey: ["tests/journeys/"] };
    const rows = find("docs/specification-coverage.md").match(/^\| .+ \|$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(100);
    const named = rows.flatMap((row) => {
      const [, cell = ""] = /\| ([^|]*) \|$/.exec(row) ?? [];
      const [beside = "", ...journeys] = cell.split("journey ");
      const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
      return [
        ...namesIn(beside).map((name) => ({ name, kind: "test" as const })),
        ...namesIn(journeys.join()).map((name) => ({
          name,
          kind: name.includes("/") ? ("test" as const) : ("journey" as const),
        })),
      ];
    });
    const gone = named.filter(({ name, kind }) => !folders[kind].some((folder) => tests.has(folder + name)));
    expect(gone, "name the test that covers this line now").toEqual([]);
  });

  test("each script of package.json has a line in the README or CONTRIBUTING", () => {
    const { scripts } = JSON.parse(readSources(["package.json"])[0]?.text ?? "{}") as {
      scripts: Record<string, string>;
    };
    const lines = `${find("README.md")}${find("CONTRIBUTING.md")}`;
    const written = new Set([...lines.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name));
    expect(Object.keys(scripts).filter((name) => !written.has(name) && !leaving.test(name))).toEqual([]);
    expect(
      [...written].filter((name = "") => !(name in scripts)),
      "remove the row of a script that is gone",
    ).toEqual([]);
  });
});

describe("sentences of documents", () => {
  const sentences = documents.flatMap((document) =>
    sentencesOf(document).map((sentence) => ({ path: document.path, sentence })),
  );

  test("were found", () => expect(sentences.length).toBeGreaterThan(1_500));

  test("begin with a noun or “you”, not with a clause", () => {
    const clause = /^(?:What|Who|Whoever|Where|Whether|How)\b(?! to\b)/;
    const clauses = sentences.filter(({ sentence }) => clause.test(sentence) && !sentence.endsWith("?"));
    expect(clauses, "begin with the noun: “A failed upload …”").toEqual([]);
  });

  test("contain no vague word for an earlier state or a repetition", () => {
    const old = sentences.filter(({ sentence }) => /\b(?:of before|anew)\b/i.test(sentence));
    expect(old, "write “the previous …” or “again”").toEqual([]);
  });
});
