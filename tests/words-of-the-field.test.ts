import { basename, dirname } from "node:path/posix";
import { expect, test } from "vitest";
import { listFiles, readSources, type Source } from "./support/sources.ts";

/** Words that a newcomer searches for, each with the one folder where it lives, or the file of what every folder has. */
const homes: Record<string, string> = {
  audit: "app/server/audit-log",
  backup: "ops/backup",
  cache: "app/server/page-cache",
  calendar: "app/features/events/events",
  consent: "app/features/media/consent",
  draft: "app/cms/drafts",
  email: "app/emails",
  face: "app/server/faces",
  invitation: "app/features/people/users",
  job: "app/jobs.server.ts",
  match: "app/features/giving/bank-statements",
  migration: "app/server/db/migrations",
  permission: "app/server/auth/staff-access.ts",
  "rate limit": "app/server/http",
  receipt: "app/features/giving/receipts",
  redirect: "app/features/reach/redirects",
  refund: "app/features/giving/refunds",
  retention: "app/server/retention.ts",
  retry: "app/server/mail/retry-delays.ts",
  search: "app/features/reach/search",
  session: "app/features/people/auth/session-queries.server.ts",
  "share card": "app/features/reach/share-cards",
  statement: "app/features/giving/bank-statements",
  timeout: "app/server/http/open-server.server.ts",
  upload: "app/features/media/photos",
  webhook: "app/features/giving/online-payments",
  withdraw: "app/features/media/consent",
};

const code = readSources(
  ["app", "ops"]
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|contract|sample|support|journey)\.tsx?$/.test(path)),
);

const isMigration = ({ path }: Source) => path.startsWith("app/server/db/migrations/");

/** `findShareCards`, `share-cards.server.ts` and prose say the same words. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, " ");

const says = (name: string, word: string): boolean => new RegExp(`\\b${word}(?:e?s)?\\b`).test(wordsOf(name));

const exported =
  /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type|abstract class) (\w+)/gm;

const namesIn = ({ path, text }: Source): string[] => [
  basename(path),
  ...[...text.matchAll(exported)].map(([, name = ""]) => name),
];

const commentsBeforeCode = /^(?:import\b[^;]*;\s*)*(?<comment>\/\*\*[\s\S]*?\*\/|(?:\/\/[^\n]*\n)+)/;

/** Names of the files and exports of each folder. Migrations keep the names of their day. */
const namesOf = new Map<string, string[]>();
for (const source of code.filter((one) => !isMigration(one))) {
  const folder = dirname(source.path);
  namesOf.set(folder, [...(namesOf.get(folder) ?? []), ...namesIn(source)]);
}

const countIn = (folder: string, word: string): number =>
  (namesOf.get(folder) ?? []).filter((name) => says(name, word)).length;

/**
 * Why a place is no home of a word; undefined where it is one. The name of a home says the word; or no other folder's
 * does, and more names of files and exports say it in the home than in any other. A file may say it in its first comment.
 */
function complaintAbout(word: string, home: string): string | undefined {
  const file = code.find(({ path }) => path === home);
  if (file !== undefined) {
    const comment = commentsBeforeCode.exec(file.text)?.groups?.comment ?? "";
    return [basename(home), comment].some((text) => says(text, word)) ? undefined : `${home} does not say ${word}`;
  }
  if (!code.some(({ path }) => path.startsWith(`${home}/`))) return `${home} does not exist`;
  if (says(basename(home), word)) return undefined;
  const own = countIn(home, word);
  if (own === 0) return `${home} does not say ${word}`;
  const others = [...namesOf.keys()].filter(
    (folder) => folder !== home && (says(basename(folder), word) || countIn(folder, word) >= own),
  );
  return others.length === 0 ? undefined : `${word} is said as often in ${others.join(", ")}`;
}

test.each(Object.entries(homes))("%s is found in %s", (word, home) => {
  expect(complaintAbout(word, home)).toBeUndefined();
});

test.each(Object.entries(homes))("%s has no second home in this table besides %s", (word, home) => {
  const others = new Set(Object.values(homes).filter((one) => one !== home));
  expect([...others].filter((other) => complaintAbout(word, other) === undefined)).toEqual([]);
});

test.each([
  ["receipt", "app/features/giving/gifts", /as often in .*receipts/],
  ["upload", "app/features/foundation/look", /as often in .*media\/photos/],
  ["calendar", "app/values", /as often in .*events\/events/],
  ["webhook", "app/server/payments", /does not say/],
  ["refund", "app/features/giving/online-payments", /does not say/],
  ["retention", "app/jobs.server.ts", /does not say/],
])("%s is not found in %s", (word, home, complaint) => {
  expect(complaintAbout(word, home)).toMatch(complaint);
});
