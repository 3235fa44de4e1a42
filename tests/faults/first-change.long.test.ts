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
  "tests/staff-places.test.ts",
  "tests/typed-text.test.ts",
];

test.each<[Recipe, string, string]>([
  ["first-change", "app/features/events/events/staff-events.test.ts", "an event shows how many people came"],
  ["page", "app/features/site/fixed-pages/how-we-decide.test.ts", "the page says how the foundation decides"],
  ["content-type", "app/features/publishing/answers/answers.test.ts", "an answer that staff publish"],
  ["capability", "app/features/publishing/suppliers/suppliers.test.ts", "a supplier that an admin adds"],
])(
  "after the recipe %s, the test of the change passes",
  async (recipe, file, name) => {
    const { folder, program } = await copyProject();
    for (const step of await readRecipe(recipe)) await follow(folder, step);
    await program("@react-router/dev/bin.cjs", "typegen");
    await program("typescript/bin/tsc", "--noEmit");
    const only = ["--project", "features", file, "--testNamePattern", name];
    const { stdout } = await program("vitest/vitest.mjs", "run", ...only);
    expect(stdout).toMatch(/Tests .*1 passed/);
    await program("vitest/vitest.mjs", "run", "--project", "features", ...ofEverything);
  },
  900_000,
);
