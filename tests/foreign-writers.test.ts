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
  "accounts app/server": "the library of accounts writes them",
  "audit_log app/features/events/counted-figures": "one row for many figures of an import",
  "audit_log app/features/office/privacy": "an erased person is named no more",
  "changed_addresses app/cms": "a title that changes leaves its address in the same transaction",
  "concern_key_copies app/server": "the seal of concerns is a port, which safeguarding uses",
  "concern_key_wraps app/server": "the seal of concerns is a port, which safeguarding uses",
  "drafts app/cms": "content types share drafts",
  "events app/features/events/counted-figures": "a counted figure moves the version of its event",
  "events app/features/events/guests": "a place that is taken moves the version of its event",
  "gift_events app/features/giving/receipts": "a receipt is an event of its gift",
  "one_time_links app/features/people/users": "an account that ends takes its links along",
  "outbox_emails app/features/office/home": "admins send an e-mail again, or delete it",
  "outbox_emails app/features/office/privacy": "an erased person gets no e-mail",
  "outbox_emails app/features/publishing/newsletter": "a reader who leaves gets no issue that waits",
  "outbox_emails app/features/site/contact": "an answered message stops its e-mails",
  "photos app/features/media/consent": "consent decides whether a photo is shown",
  "private_files app/features/media/photos": "a covered photo leaves its original to the safeguarding lead",
  "promises app/features/giving/bank-statements": "a matched bank row is where a promise ends",
  "reading_rights app/server": "the trusted clock gives the right to read",
  "redirects app/cms": "a title that changes leaves a redirect in the same transaction",
  "sessions app/features/people/users": "an account that ends is signed out",
  "sessions app/server": "the library of accounts writes them",
  "settings app/features/giving/bank-details": "bank details were a setting before release 0.2",
  "settings app/features/office/home": "the mark of the sample is a setting",
  "settings app/features/office/privacy": "the nightly count of people is a setting",
  "two_factors app/features/people/users": "an admin removes a lost second factor",
  "two_factors app/server": "the library of accounts writes them",
  "users app/features/office/home": "each account hides its own checklist",
  "versions app/cms": "content types share versions",
  "word_answers app/cms": "content types share the answers to the words check",
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
