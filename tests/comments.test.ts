import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listFiles, readSources, type Source } from "./support/sources.ts";

interface Comment {
  start: number;
  end: number;
  text: string;
}

/** Comments as a parser finds them, so that texts and expressions that look like one are none. */
function commentsIn({ path, text }: Source): Comment[] {
  if (path.endsWith(".css"))
    return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ 0: whole, 1: inside = "", index }) => ({
      start: index,
      end: index + whole.length,
      text: inside,
    }));
  const { comments } = parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" });
  return comments.map(({ start, end, value }) => ({ start, end, text: value }));
}

/** Comments, without the line comments that go on with the one above. */
function beginningsIn(source: Source): string[] {
  const comments = commentsIn(source);
  const goesOn = ({ start }: Comment, above: Comment | undefined) =>
    above !== undefined && /^\n[ \t]*$/.test(source.text.slice(above.end, start));
  return comments
    .filter((comment, place) => !goesOn(comment, comments[place - 1]))
    .map(({ text }) => text.replace(/^[*\s]+/, ""));
}

const hidesSubject = (beginning: string): boolean => /^(?:Of|In (?:its|their))\b/.test(beginning);

/** Migrations that landed are never edited. */
const isEdited = (path: string) => !path.includes("/migrations/");

test("comments name their subject first: none begins with what it is of", () => {
  const folders = ["app", "bench", "content", "ops", "scripts", "tests"].flatMap(listFiles);
  const paths = [...folders, "server.ts"].filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && isEdited(path));
  const written = readSources(paths.filter((path) => !path.includes("node_modules/")));
  expect(written.length).toBeGreaterThan(1_000);
  const candidates = written.filter(({ text }) => /(?:\/\/|\*)\s*(?:Of|In)\b/.test(text));
  const found = candidates.flatMap((source) =>
    beginningsIn(source).flatMap((text) => (hidesSubject(text) ? `${source.path}: ${text.split("\n")[0]}` : [])),
  );
  expect(found).toEqual([]);
});

test.each([
  ["a.ts", "interface Card {\n  /** Of the page. */\n  path: string;\n}"],
  ["a.ts", "// Of a form.\nconst most = 3;"],
  ["a.ts", "const most = 3; // Of each kind."],
  ["a.ts", "/**\n * In its transaction.\n */\nexport const a = 1;"],
  ["a.tsx", "export const a = <p>{/* Of the page. */}</p>;"],
  ["a.mjs", "/** Of the bar. */\nconst width = 24;"],
  ["a.css", ".a {\n  /* Of staff pages. */\n  top: 0;\n}"],
])("a comment that hides its subject is found in %s: %s", (path, text) => {
  expect(beginningsIn({ path, text }).filter(hidesSubject)).toHaveLength(1);
});

test.each([
  ["a.ts", "/** Path of the page. */\nconst path = 1;"],
  ["a.ts", "// Many phones share one address.\n// Of these, few are ours.\nconst a = 1;"],
  ["a.ts", 'const a = "/* Of the page. */";'],
  ["a.ts", "const a = `// Of the page.`;"],
  ["a.ts", "/** Office hours. */\nconst a = 1;"],
])("a comment that names its subject, and a text that is none, are left alone in %s: %s", (path, text) => {
  expect(beginningsIn({ path, text }).filter(hidesSubject)).toEqual([]);
});
