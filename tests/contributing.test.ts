import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject, follow, type Recipe, readRecipe, type Step } from "./support/first-change.ts";

const isTest = ({ path }: Step) => path.endsWith(".test.ts");

/** Declarations that TypeScript merges without an import, such as the tables of every feature. */
const merged = [
  "**/*.d.ts",
  "app/**/*-tables.ts",
  "app/features/**/*.type.server.ts",
  "app/server/child-protection.ts",
  "app/server/define-feature.server.ts",
  "app/server/feature-facts.ts",
  "app/features/**/feature.server.ts",
];

/** Returns the files that a recipe touches, without its tests. */
const changedBy = (steps: Step[]) => new Set(steps.filter((step) => !isTest(step)).map(({ path }) => path));

const recipes: { recipe: Recipe; steps: number; touched: number; folder?: string }[] = [
  { recipe: "first-change", steps: 12, touched: 8 },
  { recipe: "page", steps: 15, touched: 12 },
  { recipe: "content-type", steps: 29, touched: 13, folder: "app/features/publishing/answers/" },
  { recipe: "capability", steps: 17, touched: 4, folder: "app/features/publishing/suppliers/" },
];

test.each(recipes)("the recipe $recipe changes $touched files outside its folder in $steps steps", async (expected) => {
  const { recipe, touched, folder = "none" } = expected;
  const steps = await readRecipe(recipe);
  expect(steps).toHaveLength(expected.steps);
  expect([...changedBy(steps)].filter((path) => !path.startsWith(folder))).toHaveLength(touched);
});

test("the recipes compile when every step is followed", async () => {
  const { folder, program } = await copyProject();
  const all = (await Promise.all(recipes.map(({ recipe }) => readRecipe(recipe)))).flat();
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
