import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { root } from "./sources.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const configuration = ["package.json", "react-router.config.ts", "server.ts", "tsconfig.json", "vitest.config.ts"];

/** A step creates a file, or adds lines before or after the first line that begins with `anchor`. */
export interface Step {
  path: string;
  place: "before" | "after" | undefined;
  anchor: string;
  lines: string;
}

/** Returns the number after the last migration. @param added migrations of other recipes */
function findNextNumber(added: number): string {
  const numbers = Object.keys(migrations).map((name) => Number(name.slice(0, 3)));
  return String(Math.max(...numbers) + added + 1).padStart(3, "0");
}

/** Files of `tests/fixtures/recipes/`: the recipes of CONTRIBUTING with every line to type. */
export type Recipe = "first-change" | "page" | "capability" | "content-type";

/** Returns the steps of a recipe, from its sentences and code blocks. @param before recipes that the same copy follows first */
export async function readRecipe(name: Recipe, before = 0): Promise<Step[]> {
  const written = await readFile(join(root, "tests/fixtures/recipes", `${name}.md`), "utf8");
  const recipe = written.replaceAll(/\b\d{3}(?=-(?:event-attendance|suppliers|answers)\b)/g, findNextNumber(before));
  const found = recipe.matchAll(
    /(?:Create `([^`]+)`|In `([^`]+)`,\s+(before|after)\s+`([^`]+)`):?[^`]*?(?:`\d{3}`[^`]*)?```tsx?\n([\s\S]*?)\n *```/g,
  );
  return [...found].map(([, created, path, place, anchor, lines]) => ({
    path: created ?? path ?? "",
    place: place as Step["place"],
    anchor: anchor ?? "",
    lines: (lines ?? "").replaceAll(/^ {3}/gm, ""),
  }));
}

/** Does a step. @throws if the new file exists already, or no line begins with the anchor */
export async function follow(folder: string, { path, place, anchor, lines }: Step): Promise<void> {
  const file = join(folder, path);
  if (place === undefined) {
    await mkdir(dirname(file), { recursive: true });
    return writeFile(file, `${lines}\n`, { flag: "wx" });
  }
  const all = (await readFile(file, "utf8")).split("\n");
  const at = all.findIndex((line) => line.trim().startsWith(anchor));
  expect(at, `${path} has a line that begins with ${anchor}`).toBeGreaterThan(-1);
  all.splice(place === "after" ? at + 1 : at, 0, lines);
  await writeFile(file, all.join("\n"));
}

/** Copies the project, with a link to its packages. @returns the folder, and a function that runs a package's program there */
export async function copyProject() {
  const folder = temporaryFolder();
  // Thousands of small files: `cp` takes ten times as long.
  for (const part of ["app", "bench", "content", "ops", "scripts", "tests", ...configuration])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const run = promisify(execFile);
  const program = (path: string, ...words: string[]) =>
    run(process.execPath, [join(folder, "node_modules", path), ...words], {
      cwd: folder,
      env: { ...process.env, CI: "true" },
      maxBuffer: 1e8,
    }).catch(({ stdout, stderr }) => {
      throw new Error(`${path}: ${stdout}${stderr}`);
    });
  return { folder, program };
}
