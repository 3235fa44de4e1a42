import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newsletter } from "content/newsletter.ts";
import { missing } from "content/site.ts";
import { staffGuests } from "content/staff-guests.ts";
import { staffSettings } from "content/staff-settings.ts";
import { staffVolunteers } from "content/staff-volunteers.ts";
import { expect, test } from "vitest";
import { originalSentences } from "../support/own-words.ts";

const folder = join(import.meta.dirname, "..", "..", "build", "client", "assets");

interface Route {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Omit<Route, "id">;
  routes: Record<string, Route>;
}

/** Reads the framework's list of the built routes. */
function readManifest(): Manifest {
  const texts = readdirSync(folder)
    .filter((name) => /^manifest-\w+\.js$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const found = texts.flatMap((text) => /^window\.__reactRouterManifest=(.*?);?\s*$/s.exec(text)?.[1] ?? []);
  expect(found).toHaveLength(1);
  return JSON.parse(found[0] as string);
}

/** All scripts that staff pages load at once or later, by name. */
function staffScripts(): Map<string, string> {
  const { entry, routes } = readManifest();
  const own = Object.values(routes).filter(
    ({ id, parentId }) => id === "root" || id === "staff-layout" || parentId === "staff-layout",
  );
  expect(own.length).toBeGreaterThan(60);
  const first = [entry, ...own].flatMap(({ module, imports = [] }) => [module, ...imports]);
  const names = new Set(first.map((path) => path.replace("/assets/", "")));
  const scripts = new Map<string, string>();
  // A set that grows while it is read is read to its new end.
  for (const name of names) {
    const text = readFileSync(join(folder, name), "utf8");
    scripts.set(name, text);
    for (const [, imported] of text.matchAll(/["'`](?:\.\/|assets\/)([\w.~-]+\.js)["'`]/g))
      names.add(imported as string);
  }
  return scripts;
}

/** A script writes some letters in another way than its source: the longest part without them. */
const plainPart = (sentence: string): string =>
  [...sentence.matchAll(/[\w ,.:?!-]+/g)]
    .map(([part]) => part)
    .reduce((one, other) => (other.length > one.length ? other : one), "");

/** Pages whose words the staff area also needs: its error card has them, and the sentences of errors. */
const shared = ["missing", "newsletter", "notices"] as const;

/** Staff forms say the same as those of visitors. */
const twins: string[] = [staffGuests.someoneNew.badChildren, staffVolunteers.references.half, staffSettings.telephone];

test("no script of the staff area has the words of public pages", () => {
  const scripts = staffScripts();
  expect(scripts.size).toBeGreaterThan(100);
  const sentences = originalSentences(shared)
    .map(plainPart)
    .filter((part) => part.length > 40 && !twins.includes(part));
  expect(sentences.length).toBeGreaterThan(200);
  const found = [...scripts].flatMap(([name, text]) =>
    sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${name}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test("the error card also has its words in the browser", () => {
  const all = [...staffScripts().values()].join("\n");
  expect(all).toContain(missing.notFound.heading);
  expect(all).toContain(newsletter.deadConfirmation.title);
});
