import { expect, test } from "vitest";
import { actsOfSite } from "./support/acts-of-site.ts";
import { type Declaration, readCallGraph } from "./support/call-graph.ts";
import { findDoors, findUndeclaredActs } from "./support/find-undeclared-acts.ts";

const graph = readCallGraph();
const doors = findDoors(graph);
const names = Object.keys(actsOfSite);

test("every command that moves money, says whom to call or writes to many declares its act", () => {
  expect(doors.size).toBeGreaterThan(300);
  // Declare the act in the permissions of its feature, and call `requireAct` first in the command.
  expect(findUndeclaredActs(graph, doors, new Set(names))).toEqual([]);
});

test("each act of the site would be undeclared without its entry", () => {
  const keys = [...graph.keys()].map((key) => key.replace(/^.*#/, ""));
  for (const name of names) {
    expect(keys).toContain(name);
    const others = new Set(names.filter((other) => other !== name));
    expect([name, findUndeclaredActs(graph, doors, others).length > 0]).toEqual([name, true]);
  }
});

/** The same code, in which one function does not ask. */
function withoutAsking(name: string): Map<string, Declaration> {
  const changed = new Map(graph);
  const [key, known] = [...graph].find(([key]) => key.endsWith(`#${name}`)) ?? [];
  if (key === undefined || known === undefined) throw new Error(`There is no ${name}.`);
  const uses = new Set([...known.uses].filter((use) => !use.endsWith("#requireAct")));
  return changed.set(key, { ...known, uses });
}

test.each([
  ["refundGift", "refunds"],
  ["askForLimits", "gift_limits"],
  ["recordByHand", "gifts"],
  ["actOnGift", "receipts"],
  ["stopChange", "bank_details"],
  ["callHelpNumber", "help_numbers"],
  ["changeSettingsIn", "settings"],
  ["saveWords", "page_texts"],
  ["startIssue", "issues"],
  ["writeToGuests", "e-mails to many"],
])("%s without its act is found", (name, what) => {
  const found = findUndeclaredActs(withoutAsking(name), doors, new Set(names));
  expect(found.filter((sentence) => sentence.startsWith(`${what}: `))).not.toEqual([]);
});
