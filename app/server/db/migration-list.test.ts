import { expect, test } from "vitest";
import { type DeclaredMigrations, joinMigrations, type Migrate } from "./migration-list.ts";
import { earlierMigrations } from "./migrations/index.ts";

const change: Migrate = async () => {};
const declare = (...names: string[]) => ({
  migrations: Object.fromEntries(names.map((name) => [name, change])) as DeclaredMigrations,
});

test("migrations of all features run in the order of their numbers", () => {
  const joined = joinMigrations([declare("121-third"), {}, declare("119-first", "120-second")]);
  expect(Object.keys(joined)).toEqual([...Object.keys(earlierMigrations), "119-first", "120-second", "121-third"]);
  expect(joined["119-first"]?.up).toBe(change);
});

test("one out of order, without a number, or with the number of another is refused in a sentence", () => {
  expect(() => joinMigrations([declare("118-late")])).toThrow(
    "The migration 118-late is out of order: 118-days-of-statements came before. Give it the number 119.",
  );
  expect(() => joinMigrations([declare("119-first"), declare("119-second")])).toThrow(
    "The migrations 119-first and 119-second have one number. Give the later one the number 120.",
  );
  expect(() => joinMigrations([declare("add-partners")])).toThrow(
    "The migration add-partners has no number. Name it by three digits and its change",
  );
  expect(() => joinMigrations([declare("119-Partners")])).toThrow("Name it by three digits and its change");
});
