import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject, follow, readRecipe, type Step } from "./support/first-change.ts";

const isTest = ({ path }: Step) => path.endsWith(".test.ts");

test("a first change, followed word for word, changes six files, and they compile; npm run faults runs its test", async () => {
  const steps = await readRecipe();
  expect(steps).toHaveLength(10);
  const changed = new Set(steps.filter((step) => !isTest(step)).map(({ path }) => path));
  expect(changed.size).toBe(6);

  const { folder, program } = await copyProject();
  await expect(follow(folder, { ...(steps[0] as Step), path: "package.json" })).rejects.toThrow("EEXIST");
  for (const step of steps) await follow(folder, step);
  // These alone, and all that they import: the whole project is compiled before the tests.
  const whole = join(folder, "tsconfig.json");
  const { include, ...options } = JSON.parse(await readFile(whole, "utf8"));
  await writeFile(whole, JSON.stringify({ ...options, include: [...changed, include.at(-1)] }));
  await program("typescript/bin/tsc", "--noEmit");
}, 300_000);
