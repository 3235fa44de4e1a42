// Slow: a copy of the project, changed and compiled.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject, follow, readRecipe, type Step } from "./support/first-change.ts";

const isTest = ({ path }: Step) => path.endsWith(".test.ts");

/**
 * Declarations that merge with others, without being imported: each feature and each content type brings its tables, and
 * the app context gets the features and the protection of children.
 */
const merged = [
  "**/*.d.ts",
  "app/features/**/*-tables.ts",
  "app/features/**/*.type.server.ts",
  "app/server/child-protection.ts",
  "app/server/define-feature.server.ts",
  "app/features/**/feature.server.ts",
];

/** Files that a recipe touches beside its tests. */
const changedBy = (steps: Step[]) => new Set(steps.filter((step) => !isTest(step)).map(({ path }) => path));

/** Compiles what a recipe touched, with all that it imports: the whole project is compiled before the tests. */
async function compileAfter(steps: Step[]): Promise<void> {
  const { folder, program } = await copyProject();
  await expect(follow(folder, { ...(steps[0] as Step), path: "package.json" })).rejects.toThrow();
  for (const step of steps) await follow(folder, step);
  await program("@react-router/dev/bin.cjs", "typegen");
  const whole = join(folder, "tsconfig.json");
  await writeFile(
    whole,
    JSON.stringify({ ...JSON.parse(await readFile(whole, "utf8")), include: [...changedBy(steps), ...merged] }),
  );
  await program("typescript/bin/tsc", "--noEmit", "--singleThreaded");
}

test("a first change, followed word for word, changes six files, and they compile; npm run faults runs its test", async () => {
  const steps = await readRecipe("A first change");
  expect(steps).toHaveLength(10);
  expect(changedBy(steps).size).toBe(6);
  await compileAfter(steps);
}, 300_000);

test("a page, followed word for word, changes three files besides its own, and they compile", async () => {
  const steps = await readRecipe("A page");
  expect(steps).toHaveLength(7);
  expect(changedBy(steps).size).toBe(5);
  await compileAfter(steps);
}, 300_000);

test("a content type is one folder, and changes seven files outside it; they compile; npm run faults runs its test", async () => {
  const steps = await readRecipe("A content type");
  expect(steps).toHaveLength(21);
  const outside = [...changedBy(steps)].filter((path) => !path.startsWith("app/features/publishing/answers/"));
  expect(outside).toHaveLength(7);
  await compileAfter(steps);
}, 300_000);

test("a capability is one folder, and changes three files outside it; they compile; npm run faults runs its test", async () => {
  const steps = await readRecipe("A capability");
  expect(steps).toHaveLength(16);
  const outside = [...changedBy(steps)].filter((path) => !path.startsWith("app/features/publishing/partners/"));
  expect(outside).toHaveLength(3);
  await compileAfter(steps);
}, 300_000);
