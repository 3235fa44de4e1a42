import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

/** A regular expression in the source code. */
export interface Expression {
  source: string;
  flags: string;
  file: string;
  line: number;
}

/** A place at which code makes a regular expression from parts. */
export type Made = Pick<Expression, "file" | "line">;

interface Node {
  type?: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

/** Returns the code files of `app/` and `content/`, without tests. */
function codeFiles(root: string): string[] {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "app", "content"];
  return execFileSync("git", listed, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|contract|sample|support|journey)\.tsx?$/.test(file));
}

/** Finds all literals, and all places that make a regular expression from parts, with a parser. */
export function findExpressions(root: string): { literals: Expression[]; made: Made[] } {
  const literals: Expression[] = [];
  const made: Made[] = [];
  for (const file of codeFiles(root)) {
    const code = readFileSync(join(root, file), "utf8");
    if (!/RegExp|\//.test(code)) continue;
    const lineOf = (at: number) => code.slice(0, at).split("\n").length;
    visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file), ({ type, start, regex, callee }) => {
      const line = lineOf(start);
      if (regex !== undefined) literals.push({ source: regex.pattern, flags: regex.flags, file, line });
      if (/^(?:New|Call)Expression$/.test(type ?? "") && callee?.name === "RegExp") made.push({ file, line });
    });
  }
  return { literals, made };
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) see(node as Node);
  for (const child of Object.values(node)) visit(child, see);
}
