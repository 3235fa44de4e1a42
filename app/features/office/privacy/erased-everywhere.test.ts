import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { backUpEntries, filesBelow } from "../../../../tests/support/backups.ts";
import {
  type BankLine,
  chosenColumns,
  statementForm,
  statementPath,
  writeStatement,
} from "../../../../tests/support/bank-statement.ts";
import { fillEveryTable } from "../../../../tests/support/every-table.ts";
import { samplesOf } from "../../../../tests/support/feature-samples.ts";
import { email, name, placesOf, words } from "../../../../tests/support/known-person.ts";
import { addStaffMember, signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { hashPayer } from "../../giving/bank-statements/find-payers.server.ts";
import { features } from "../../index.server.ts";
import { erasePerson } from "./erase-person.server.ts";

type About = { isPublished: boolean; isConfidential?: true };

const columnsOf = (wanted: (personal: string, table: About) => boolean) =>
  Object.entries(tablesOf(features)).flatMap(([table, about]) =>
    Object.entries(about.columns)
      .filter(([, personal]) => wanted(personal, about))
      .map(([column]) => `${table}.${column}`),
  );

const isText = (personal: string) => personal === "typed" || personal === "byline";

/** Columns in which decision 019 leaves an address: public text, which only staff can rewrite, and what safeguarding alone may know. */
const addressesStay = columnsOf(
  (personal, { isPublished, isConfidential }) => isText(personal) && (isPublished || isConfidential === true),
);

const proofs = columnsOf((personal) => personal === "proof");
const typed = columnsOf(isText);
const named = columnsOf((personal) => personal === "staff" || personal === "proof");

/** Columns of a person's own rows, beside those that staff or anybody typed. */
const own: Record<string, string> = {
  "users.name": name,
  "users.firstName": name,
  "users.lastName": name,
  "users.email": email,
  "accounts.accountId": email,
  "verifications.identifier": email,
  "verifications.value": `id 1 ${email}`,
  "sessions.userAgent": words,
  "messages.first_name": name,
  "messages.last_name": name,
  "messages.email": email,
  "messages.message": words,
  "subscribers.email": email,
  "pending_subscribers.email": email,
  "outbox_emails.recipient": email,
  "outbox_emails.reply_to": JSON.stringify({ name, address: email }),
  "outbox_emails.text": words,
  "outbox_emails.html": words,
  "outbox_emails.subject": name,
  "pledges.name": name,
  "pledges.email": email,
  "pledges.message": words,
  "gifts.name": name,
  "gifts.email": email,
  "bank_credits.narration": `NIP/${name}`,
  "bank_credits.payer": name,
  "receipts.contents": JSON.stringify({ name, receivedBy: name, checkedBy: null }),
  "guests.name": name,
  "guests.email": email,
  "guests.phone": words,
  "guests.needs": words,
  "guests.other_need": words,
  ...Object.fromEntries(
    Object.entries(samplesOf("personal")).map(([column, what]) => [column, { name, email, words }[what]]),
  ),
  "account_changes.email_before": email,
  "drafts.content": `["${words} ${email}"]`,
  "audit_log.who": name,
  "audit_log.who_id": "id 1",
  "audit_log.subject": "user:id 1",
  "audit_log.before": JSON.stringify({ name, email }),
  "audit_log.after": JSON.stringify({ name, email }),
  "account_changes.account_id": "id 1",
  "event_figures.counted_by": `${name} and two teachers, ${email}`,
};

/** States of the rows that are the person's. */
const states: Record<string, string> = { "bank_credits.state": "matched", "receipts.state": "valid" };

async function write({ db }: AppContext, columns: Record<string, string | null>): Promise<void> {
  for (const [place, value] of Object.entries(columns)) {
    const [table = "", column = ""] = place.split(".");
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db);
  }
}

/** A site in which every column that can hold a person holds this one. */
async function aSiteFullOfAda() {
  const here = await createTestSite({ empty: true });
  const { ctx } = here;
  await ctx.db.deleteFrom("trusted_time").execute();
  await fillEveryTable(ctx.db, 1);
  const everywhere = (columns: string[], value: string) => Object.fromEntries(columns.map((column) => [column, value]));
  const hash = hashPayer(ctx, name) ?? "";
  await write(ctx, {
    ...everywhere(typed, JSON.stringify([`Write to ${email}, please.`])),
    ...everywhere(named, name),
    ...own,
    ...states,
    "bank_credits.payer_hash": hash,
  });
  return { ...here, hash };
}

test("a person who stood in every column of every table is, once erased, where the decision says, and in no backup", async () => {
  const { ctx, hash } = await aSiteFullOfAda();
  const added = await addStaffMember(ctx, { id: "admin", role: "admin", email: "admin@example.org" });
  const member = { ...added, position: null, twoFactor: false, readsSafeguarding: false };
  const places = async () => ({
    email: await placesOf(ctx, email),
    name: await placesOf(ctx, name),
    words: await placesOf(ctx, words),
    hash: await placesOf(ctx, hash),
  });
  const before = await places();
  expect(before.email).toEqual(expect.arrayContaining([...typed].filter((column) => !(column in own))));
  expect(before.name).toEqual(expect.arrayContaining(named));
  expect([before.words, before.hash].map(({ length }) => length)).toEqual([12, 1]);
  const archived = async () => {
    const bytes = Buffer.concat((await backUpEntries(ctx)).map(({ content }) => content))
      .toString("latin1")
      .toLowerCase();
    return [email, name, words, hash].map((text) => bytes.includes(text.toLowerCase()));
  };
  expect(await archived()).toEqual([true, true, true, true]);
  await erasePerson(ctx, member, email, true);
  expect(await places()).toEqual({
    email: addressesStay.toSorted(),
    name: proofs.toSorted(),
    words: [],
    hash: [],
  });
  // What the decision lists goes too: then a backup has nothing, not even in the unused parts of its database.
  const stays = [...addressesStay, ...proofs];
  await write(ctx, Object.fromEntries(stays.map((column) => [column, "[]"])));
  expect(await archived()).toEqual([false, false, false, false]);
});

const strangers: BankLine[] = [
  [9, "NIP/STRANGER UNCOMMON/RENT", 500],
  [9, "POS PURCHASE UNCOMMON PHARMACY", -300],
  [10, "TRANSFER TO SECOND UNCOMMON", -250],
];

test.each([
  ["refused", (file: string) => file.replace(/.*PHARMACY.*\n/, ""), chosenColumns],
  ["dropped before it was read", (file: string) => file, { intent: "drop" }],
])("a statement that was %s leaves no byte in a table, a file, an e-mail or a backup", async (_, change, form) => {
  const { ctx, ask, logged } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const file = change(writeStatement(strangers));
  const send = (body: FormData | URLSearchParams) => ask(statementPath, { method: "POST", headers, body });
  const held = await send(statementForm(file));
  const [, id = ""] = /file=(\d+)/.exec(held.headers.get("Location") ?? "") ?? [];
  expect(await placesOf(ctx, "uncommon")).toEqual(["statement_files.content"]);
  // While somebody looks at its columns: no backup has it.
  const inBackup = async () =>
    Buffer.concat((await backUpEntries(ctx)).map(({ content }) => content))
      .toString("latin1")
      .toLowerCase()
      .includes("uncommon");
  expect(await inBackup()).toBe(false);
  await send(new URLSearchParams({ ...form, file: id }));
  expect(await placesOf(ctx, "uncommon")).toEqual([]);
  expect(await inBackup()).toBe(false);
  const { root, databaseUrl } = ctx.config;
  const [, database] = /^sqlite:(.*)/.exec(databaseUrl) ?? [];
  const files = [
    ...filesBelow(root).map((path) => join(root, path)),
    ...(database === undefined ? [] : [database, `${database}-wal`]),
  ];
  for (const path of files) expect([path, holds(path)]).toEqual([path, false]);
  expect(logged.join().toLowerCase()).not.toContain("uncommon");
});

const holds = (path: string): boolean =>
  existsSync(path) && readFileSync(path).toString("latin1").toLowerCase().includes("uncommon");
