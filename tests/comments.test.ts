import { expect, test } from "vitest";
import { complaintAboutComment, complaintAboutTitle, readComments, readTitles } from "./support/plain-language.ts";
import { listFiles, readSources } from "./support/sources.ts";

/** Migrations that landed are never edited. */
const isEdited = (path: string) => !path.includes("/migrations/");

const written = readSources(
  [...["app", "bench", "content", "ops", "scripts", "tests"].flatMap(listFiles), "server.ts"].filter(
    (path) => /\.(?:tsx?|mjs|css)$/.test(path) && isEdited(path) && !path.includes("node_modules/"),
  ),
);

test("comments are plain", () => {
  expect(written.length).toBeGreaterThan(1_000);
  const found = written.flatMap((source) =>
    readComments(source).flatMap((text) => {
      const complaint = complaintAboutComment(text);
      return complaint === undefined ? [] : [`${source.path}: “${text.split("\n")[0]}” ${complaint}`];
    }),
  );
  expect(found).toEqual([]);
});

test("test titles are plain", () => {
  const tests = written.filter(({ path }) => /\.test\.tsx?$/.test(path));
  const found = tests.flatMap((source) =>
    readTitles(source).flatMap((title) => {
      const complaint = complaintAboutTitle(title);
      return complaint === undefined ? [] : [`${source.path}: “${title}” ${complaint}`];
    }),
  );
  expect(tests.flatMap(readTitles).length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

test.each([
  ["a.ts", "interface Card {\n  /** Of the page. */\n  path: string;\n}"],
  ["a.ts", "// Where there is no line.\nconst most = 3;"],
  ["a.ts", "const most = 3; // Of each kind."],
  ["a.ts", "/**\n * Whether it is over.\n */\nexport const a = 1;"],
  ["a.tsx", "export const a = <p>{/* What follows. */}</p>;"],
  ["a.mjs", "/** Somebody signs in. */\nconst width = 24;"],
  ["a.css", ".a {\n  /* Who reads it. */\n  top: 0;\n}"],
  ["a.ts", "/** Sends the form. Nobody waits. */\nconst a = 1;"],
  ["a.ts", "// Escape closes it too.\nconst a = 1;"],
  ["a.ts", "/** The address of what visitors see. */\nconst a = 1;"],
])("a hard comment is found in %s: %s", (path, text) => {
  expect(readComments({ path, text }).filter(complaintAboutComment)).toHaveLength(1);
});

test.each([
  ["a.ts", "/** Path of the page. */\nconst path = 1;"],
  ["a.ts", "// Many phones share one address.\n// Of these, few are ours.\nconst a = 1;"],
  ["a.ts", 'const a = "/* Of the page. */";'],
  ["a.ts", "const a = `// Where it is.`;"],
  ["a.ts", "/** Office hours. */\nconst a = 1;"],
  ["a.ts", "/** Stores the answer `nobody`. Too many phones share one address. */\nconst a = 1;"],
])("a plain comment, or a text that is none, is left alone in %s: %s", (path, text) => {
  expect(readComments({ path, text }).filter(complaintAboutComment)).toEqual([]);
});

test.each([
  ["with rows on several lines", 'test.each([\n  ["a", 1],\n])("a day that %s", run);', "a day that %s"],
  ["with rows in a template", 'test.each`\n  a\n  b\n`("a row", run);', "a row"],
  ["that runs on a condition", "describe.skipIf(isSlow)(`a page of a writer`, run);", "a page of a writer"],
])("the title of a test %s is read", (_, text, title) => {
  expect(readTitles({ path: "a.test.ts", text })).toEqual([title]);
});

test.each([
  "what staff typed",
  "of two at once, one wins",
  "a button is refused, too",
  "an answer goes to who asked",
  "a deleted admin is told",
  "a ".repeat(46),
])("a hard title is found: %s", (title) => {
  expect(complaintAboutTitle(title)).toBeDefined();
});
