import { expect, test } from "vitest";
import { copyProject, follow, readRecipe } from "../support/first-change.ts";

test("after a first change, followed word for word, the whole project compiles, and the test of the change passes", async () => {
  const { folder, program } = await copyProject();
  for (const step of await readRecipe()) await follow(folder, step);
  await program("typescript/bin/tsc", "--noEmit");
  const only = ["--project", "features", "app/features/events/events/staff-events.test.ts"];
  const name = "an event shows how many people came";
  const { stdout } = await program("vitest/vitest.mjs", "run", ...only, "--testNamePattern", name);
  expect(stdout).toMatch(/Tests .*1 passed/);
}, 300_000);
