import { expect, test } from "vitest";
import { listFiles, readSources } from "./support/sources.ts";

const code = readSources(
  listFiles("app").filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|sample|support)\.|migration/.test(path)),
);

/** The feature of a file, or its layer below the features. */
const ownerOf = (path: string): string =>
  /^app\/features\/[^/]+\/[^/]+/.exec(path)?.[0] ?? /^app\/[^/]+/.exec(path)?.[0] ?? path;

/** The owner of each table: the file that declares its columns; a content type declares its own. */
const owners = new Map<string, string>();
for (const { path, text } of code) {
  const declared = /^( *)(?:export )?interface Tables \{\n(.*?)\n\1\}/ms.exec(text)?.[2];
  for (const [, table = ""] of (declared ?? "").matchAll(/^\s+([a-z_]+):/gm)) owners.set(table, ownerOf(path));
}

/** Features and layers that write a table of another one, each with the reason. */
const reasons: Readonly<Record<string, string>> = {
  "events app/features/events/guests": "a place that is taken moves the version of its event",
  "gift_events app/features/giving/receipts": "a receipt is an event of its gift",
  "photos app/features/media/consent": "consent decides whether a photo is shown",
  "private_files app/features/media/photos": "a covered photo leaves its original to the safeguarding lead",
  "promises app/features/giving/bank-statements": "a matched bank row is where a promise ends",
  "sessions app/features/people/users": "an account that ends is signed out",
  "sessions app/server": "the library of accounts writes them",
  "settings app/features/office/home": "the mark of the sample is a setting",
  "two_factors app/features/people/users": "an admin removes a lost second factor",
  "two_factors app/server": "the library of accounts writes them",
  "users app/features/office/home": "each account hides its own checklist",
};

const written = code.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:insertInto|updateTable|deleteFrom)\(\s*"([a-z_]+)"/g)].flatMap(([, table = ""]) => {
    const owner = owners.get(table);
    return owner === undefined || owner === ownerOf(path) ? [] : [`${table} ${ownerOf(path)}`];
  }),
);

test("each table is written by its feature, or by another one with a reason", () => {
  expect(owners.size).toBeGreaterThan(60);
  const unexplained = [...new Set(written)].filter((writer) => !Object.hasOwn(reasons, writer));
  expect(unexplained, "write the table in its own feature, or say here why not").toEqual([]);
});

test("each reason is still needed", () => {
  expect(Object.keys(reasons).filter((writer) => !written.includes(writer))).toEqual([]);
});
