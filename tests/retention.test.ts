import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { jobs } from "../app/jobs.server.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

const kinds = features.flatMap(({ retention = [] }) => retention);
const declared = new Set(kinds.map(({ job }) => job?.name ?? "old records"));

/** Asks for the trusted time, too, and deletes nothing. */
const comparesPayments = "payment reconciliation";

/** Lists jobs that delete by age without a declaration. @param asking those that ask for the trusted time */
const complaints = (names: readonly string[], asking: readonly string[]): string[] =>
  names
    .filter((name) => !declared.has(name) && name !== comparesPayments)
    .filter((name) => name.startsWith("old ") || asking.includes(name))
    .map((name) => `The job "${name}" deletes by age. Declare it in the retention of its feature.`);

test("every job that deletes by age is declared as retention", async () => {
  const { ctx, clock } = await createStaffedSite({}, "admin");
  clock.at = new Date(clock.at.getTime() + 731 * 24 * 60 * 60 * 1_000);
  const asking: string[] = [];
  // The doctor runs twice, minutes apart, and deletes nothing.
  for (const { name, run } of jobs.filter((job) => job.name !== "doctor")) {
    const error = (event: string) => {
      if (event === "clock not trusted, nothing deleted by age") asking.push(name);
    };
    await run({ ...ctx, log: { ...ctx.log, error } }, new AbortController().signal);
  }
  const names = jobs.map(({ name }) => name);
  expect(complaints(names, asking)).toEqual([]);
  // Each declared job asks for the trusted time, so the test above compares a full list.
  expect(asking.toSorted()).toEqual([...declared, comparesPayments].toSorted());
  const [complaint] = complaints(["old letters"], []);
  expect(complaint).toBe('The job "old letters" deletes by age. Declare it in the retention of its feature.');
  expect(complaints(["letters"], ["letters"])).toHaveLength(1);
  expect(complaints(["letters"], [])).toEqual([]);
});

test.each(kinds)("$what has a reason with a decision that exists", ({ why }) => {
  const decisions = why.match(/docs\/decisions\/[\w-]+\.md/g) ?? [];
  expect(decisions).not.toEqual([]);
  for (const path of decisions) expect([path, existsSync(path)]).toEqual([path, true]);
});

test("no two kinds have one name, and no two jobs", () => {
  for (const names of [kinds.map(({ what }) => what), jobs.map(({ name }) => name)])
    expect(names).toEqual([...new Set(names)]);
});
