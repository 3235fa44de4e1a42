import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

/** A regular expression of the project. */
export interface Expression {
  source: string;
  flags: string;
  /** Path in the project. */
  file: string;
  line: number;
}

/** A place where code makes an expression from parts. */
export type Made = Pick<Expression, "file" | "line">;

interface Node {
  type?: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

/** @returns code files of `app/` and `content/`, tests left out */
function codeFiles(root: string): string[] {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "app", "content"];
  return execFileSync("git", listed, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|contract|sample|support|journey)\.tsx?$/.test(file));
}

/** @returns every literal of the project, and every place that makes one from parts, found by a parser */
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
