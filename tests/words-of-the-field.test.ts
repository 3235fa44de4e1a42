import { basename, dirname } from "node:path/posix";
import { expect, test } from "vitest";
import { listFiles, readSources, type Source } from "./support/sources.ts";

/** Words that a newcomer searches for, each with the one folder or file where most names say it. */
const homes: Record<string, string> = {
  audit: "app/server/audit-log",
  backup: "ops/backup",
  "bank statement": "app/features/giving/bank-statements",
  cache: "app/server/page-cache",
  calendar: "app/features/events/events",
  consent: "app/features/media/consent",
  draft: "app/cms/drafts",
  face: "app/features/media/photos",
  invitation: "app/features/people/users",
  job: "app/jobs.server.ts",
  match: "app/features/giving/bank-statements",
  migration: "app/server/db",
  "rate limit": "app/server/http",
  receipt: "app/features/giving/receipts",
  redirect: "app/features/reach/redirects",
  refund: "app/features/giving/refunds",
  retention: "app/server",
  retry: "app/server/db",
  search: "app/features/reach/search",
  session: "app/features/people/auth",
  "share card": "app/features/reach/share-cards",
  timeout: "app/server/config",
  upload: "app/features/media/photos",
  webhook: "app/features/giving/online-payments",
  withdraw: "app/features/media/consent",
};

/** Words of most features, each with the folder or file that all features share. Its name or first comment says the word. */
const sharedHomes: Record<string, string> = {
  email: "app/emails",
  permission: "app/server/auth/staff-access.ts",
};

/** Names that a feature has for its own part, by the rule of file names. They say nothing about the home. */
const ownParts: Record<string, RegExp> = {
  migration: /-migrations\.ts$|[a-z]Migrations$/,
  retention: /[a-z]Retention$/,
};

const isMigration = ({ path }: Source) => path.startsWith("app/server/db/migrations/");

/** Migrations keep the names of their release. */
const code = readSources(
  ["app", "ops"]
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|contract|sample|support|journey)\.tsx?$/.test(path)),
).filter((source) => !isMigration(source));

/** Returns the words of `findShareCards`, `share-cards.server.ts` or a sentence in one form. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, " ");

const says = (name: string, word: string): boolean => new RegExp(`\\b${word}(?:e?s)?\\b`).test(wordsOf(name));

const exported =
  /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type|abstract class) (\w+)/gm;

/** Counts names that say the word: the file, also by its folder, and its exports. */
function countNames(word: string, { path, text }: Source): number {
  const own = ownParts[word];
  const counts = (name: string) => says(name, word) && !own?.test(name);
  const isNamed = counts(basename(path)) || says(basename(dirname(path)), word);
  return Number(isNamed) + [...text.matchAll(exported)].filter(([, name = ""]) => counts(name)).length;
}

const isIn = (home: string, path: string): boolean => path === home || dirname(path) === home;

/** Returns why a home is wrong: all other files together say the word as often. */
function complaintAbout(word: string, home: string): string | undefined {
  let here = 0;
  const elsewhere = new Map<string, number>();
  for (const source of code) {
    const count = countNames(word, source);
    const folder = dirname(source.path);
    if (isIn(home, source.path)) here += count;
    else if (count > 0) elsewhere.set(folder, (elsewhere.get(folder) ?? 0) + count);
  }
  if (here === 0) return `${home} does not say ${word}`;
  const sum = [...elsewhere.values()].reduce((total, count) => total + count, 0);
  return here > sum ? undefined : `${home} says ${word} ${here} times, others ${sum}: ${[...elsewhere.keys()].join()}`;
}

test.each(Object.entries(homes))("%s is found in %s", (word, home) => {
  expect(complaintAbout(word, home)).toBeUndefined();
});

const commentsBeforeCode = /^(?:import\b[^;]*;\s*)*(?<comment>\/\*\*[\s\S]*?\*\/|(?:\/\/[^\n]*\n)+)/;

test.each(Object.entries(sharedHomes))("the shared part of %s is found in %s", (word, home) => {
  const file = code.find(({ path }) => path === home);
  const comment = commentsBeforeCode.exec(file?.text ?? "")?.groups?.comment ?? "";
  expect(code.some(({ path }) => isIn(home, path))).toBe(true);
  expect([basename(home), comment].some((text) => says(text, word))).toBe(true);
  const named = new Set(code.map(({ path }) => dirname(path)).filter((folder) => says(basename(folder), word)));
  expect([...named].filter((folder) => folder !== home)).toEqual([]);
});

test.each([
  ["receipt", "app/features/giving/gifts", /others .*receipts/],
  ["draft", "app/staff-kit", /others .*cms\/drafts/],
  ["upload", "app/features/foundation/look", /others .*media\/photos/],
  ["calendar", "app/values", /others .*events\/events/],
  ["audit", "app/features/giving/gifts", /does not say/],
  ["webhook", "app/server/payments", /does not say/],
  ["refund", "app/features/giving/online-payments", /does not say/],
  ["retention", "app/jobs.server.ts", /does not say/],
])("%s is not found in %s", (word, home, complaint) => {
  expect(complaintAbout(word, home)).toMatch(complaint);
});
