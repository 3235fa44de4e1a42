import { execFile } from "node:child_process";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "./support/temporary-folder.ts";

const configuration = ["package.json", "react-router.config.ts", "server.ts", "tsconfig.json", "vitest.config.ts"];
const project = join(import.meta.dirname, "..");

/** A step: a new file, or lines before or after the first line that begins so. */
interface Step {
  path: string;
  place: "before" | "after" | undefined;
  anchor: string;
  lines: string;
}

/** The steps of CONTRIBUTING's first change, from its sentences and code blocks. */
function readRecipe(page: string): Step[] {
  const [recipe = ""] = page.split("# Conventions");
  const found = recipe.matchAll(
    /(?:Create `([^`]+)`|In `([^`]+)`,\s+(before|after)\s+`([^`]+)`):?[^`]*?(?:`\d{3}`[^`]*`[^`]*`[^`]*)?```tsx?\n([\s\S]*?)\n *```/g,
  );
  return [...found].map(([, created, path, place, anchor, lines]) => ({
    path: created ?? path ?? "",
    place: place as Step["place"],
    anchor: anchor ?? "",
    lines: (lines ?? "").replaceAll(/^ {3}/gm, ""),
  }));
}

async function follow(folder: string, { path, place, anchor, lines }: Step): Promise<void> {
  const file = join(folder, path);
  if (place === undefined) return writeFile(file, `${lines}\n`, { flag: "wx" });
  const all = (await readFile(file, "utf8")).split("\n");
  const at = all.findIndex((line) => line.trim().startsWith(anchor));
  expect(at, `${path} has a line that begins with ${anchor}`).toBeGreaterThan(-1);
  all.splice(place === "after" ? at + 1 : at, 0, lines);
  await writeFile(file, all.join("\n"));
}

test("a first change, followed word for word, changes six files, compiles, and its test passes", async () => {
  const steps = readRecipe(await readFile(join(project, "CONTRIBUTING.md"), "utf8"));
  expect(steps).toHaveLength(10);
  const changed = new Set(steps.map(({ path }) => path));
  expect([...changed].filter((path) => !path.endsWith(".test.ts"))).toHaveLength(6);

  const folder = temporaryFolder();
  for (const part of ["app", "bench", "content", "ops", "scripts", "tests", ...configuration])
    await cp(join(project, part), join(folder, part), { recursive: true });
  await symlink(join(project, "node_modules"), join(folder, "node_modules"));
  await expect(follow(folder, { ...(steps[0] as Step), path: "package.json" })).rejects.toThrow("EEXIST");
  for (const step of steps) await follow(folder, step);

  const run = promisify(execFile);
  const node = (...words: string[]) =>
    run(process.execPath, words, { cwd: folder, env: { ...process.env, CI: "true" }, maxBuffer: 1e8 });
  const bin = (name: string) => join(folder, "node_modules", name);
  await node(bin("@react-router/dev/bin.cjs"), "typegen");
  await node(bin("typescript/bin/tsc"), "--noEmit");
  const name = "an event shows how many people came";
  const { stdout } = await node(
    bin("vitest/vitest.mjs"),
    ...["run", "--project", "features", "app/features/events/staff-events.test.ts", "--testNamePattern", name],
  );
  expect(stdout).toMatch(/Tests .*1 passed/);
}, 300_000);
