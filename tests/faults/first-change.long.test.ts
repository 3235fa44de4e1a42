import { expect, test } from "vitest";
import { copyProject, follow, type Recipe, readRecipe } from "../support/first-change.ts";

/** Tests that every feature has to pass: of tables, columns, routes, menu, kept pages and words. */
const ofEverything = [
  "app/features/foundation/words/every-word.test.ts",
  "app/features/office/home/staff-shell.test.ts",
  "app/server/db/content-version.test.ts",
  "tests/declared-tables.test.ts",
  "tests/doors-of-words.test.ts",
  "tests/page-cache.test.ts",
  "tests/permissions.test.ts",
  "tests/typed-text.test.ts",
];

/** The test that each recipe writes or changes. */
const changed: Record<Recipe, string> = {
  "first-change": "app/features/events/events/staff-events.test.ts",
  page: "app/features/site/fixed-pages/how-we-decide.test.ts",
  "content-type": "app/features/publishing/answers/answers.test.ts",
  capability: "app/features/publishing/suppliers/suppliers.test.ts",
};

const recipes = Object.keys(changed) as Recipe[];

// The recipes compile together in `tests/contributing.test.ts`.
test("after the four recipes, their tests and those of every feature pass", async () => {
  const { folder, program } = await copyProject();
  for (const [place, recipe] of recipes.entries())
    for (const step of await readRecipe(recipe, place)) await follow(folder, step);
  await program("@react-router/dev/bin.cjs", "typegen");
  const files = [...Object.values(changed), ...ofEverything];
  const only = ["--project", "features", "--testTimeout=300000"];
  const { stdout } = await program("vitest/vitest.mjs", "run", ...only, ...files);
  expect(stdout).toMatch(new RegExp(`Test Files .*\\D${files.length} passed`));
}, 900_000);
