import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Chapter, copyProject, follow, readRecipe, type Step } from "./support/first-change.ts";

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

/** All recipes are followed in one copy, which is compiled once: each that fails is named by its files. */
const recipes: { chapter: Chapter; steps: number; touched: number; folder?: string }[] = [
  { chapter: "A first change", steps: 8, touched: 5 },
  { chapter: "A page", steps: 7, touched: 5 },
  { chapter: "A content type", steps: 21, touched: 7, folder: "app/features/publishing/answers/" },
  { chapter: "A capability", steps: 16, touched: 3, folder: "app/features/publishing/partners/" },
];

test.each(recipes)("“$chapter” has $steps steps and changes $touched files outside its folder", async (recipe) => {
  const { chapter, touched, folder = "none" } = recipe;
  const steps = await readRecipe(chapter);
  expect(steps).toHaveLength(recipe.steps);
  expect([...changedBy(steps)].filter((path) => !path.startsWith(folder))).toHaveLength(touched);
});

test("the recipes, followed word for word, compile with all that they import; npm run faults runs their tests", async () => {
  const { folder, program } = await copyProject();
  const all = (await Promise.all(recipes.map(({ chapter }) => readRecipe(chapter)))).flat();
  await expect(follow(folder, { ...(all[0] as Step), path: "package.json" })).rejects.toThrow();
  for (const step of all) await follow(folder, step);
  await program("@react-router/dev/bin.cjs", "typegen");
  const whole = join(folder, "tsconfig.json");
  // The whole project is compiled before the tests.
  await writeFile(
    whole,
    JSON.stringify({ ...JSON.parse(await readFile(whole, "utf8")), include: [...changedBy(all), ...merged] }),
  );
  await program("typescript/bin/tsc", "--noEmit", "--singleThreaded");
}, 300_000);
