// Slow: a copy of the project, changed and compiled.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject, follow, readRecipe, type Step } from "./support/first-change.ts";

const isTest = ({ path }: Step) => path.endsWith(".test.ts");

/** Declarations that merge with others, without being imported: each content type brings its table. */
const merged = ["**/*.d.ts", "app/features/**/*.type.server.ts"];

test("a first change, followed word for word, changes six files, and they compile; npm run faults runs its test", async () => {
  const steps = await readRecipe();
  expect(steps).toHaveLength(10);
  const changed = new Set(steps.filter((step) => !isTest(step)).map(({ path }) => path));
  expect(changed.size).toBe(6);

  const { folder, program } = await copyProject();
  await expect(follow(folder, { ...(steps[0] as Step), path: "package.json" })).rejects.toThrow("EEXIST");
  for (const step of steps) await follow(folder, step);
  // Compiles these files alone, with all that they import: the whole project is compiled before the tests.
  const whole = join(folder, "tsconfig.json");
  await writeFile(
    whole,
    JSON.stringify({ ...JSON.parse(await readFile(whole, "utf8")), include: [...changed, ...merged] }),
  );
  await program("typescript/bin/tsc", "--noEmit", "--singleThreaded");
}, 300_000);
