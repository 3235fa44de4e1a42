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
import { canHoldPerson, isMoment } from "../../../../tests/support/personal-columns.ts";
import { addStaffMember, signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { TableDeclaration } from "../../../server/declare-table.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { hashPayer } from "../../giving/bank-statements/find-payers.server.ts";
import { features } from "../../index.server.ts";
import { erasePerson } from "./erase-person.server.ts";
import { exportPerson, findPerson } from "./find-person.server.ts";

type About = { isPublished: boolean; isConfidential?: true };

const declared = Object.entries(tablesOf(features) as Record<string, TableDeclaration<object>>);

const columnsOf = (wanted: (personal: string, table: About) => boolean) =>
  declared.flatMap(([table, about]) =>
    Object.entries(about.columns)
      .filter(([, personal]) => wanted(personal, about))
      .map(([column]) => `${table}.${column}`),
  );

const isText = (personal: string) => personal === "typed" || personal === "byline";

const bylines = columnsOf((personal) => personal === "byline");
const staff = columnsOf((personal) => personal === "staff");
const proofs = columnsOf((personal) => personal === "proof");

/** Columns in which decision 019 leaves an address. */
const addressesStay = [
  // Only staff can replace an address in published text.
  ...columnsOf((personal, { isPublished }) => isText(personal) && isPublished),
  // Only the safeguarding lead may know of it.
  ...columnsOf((personal, { isConfidential }) => isText(personal) && isConfidential === true),
];

/** Columns in which decision 019 leaves a name. */
const namesStay = [
  // Proofs of consent and of reports about children; the table's `whyNamesStay` has the reason.
  ...proofs,
  // Only the safeguarding lead may know of it.
  ...columnsOf((personal, { isConfidential }) => personal === "person" && isConfidential === true).filter(
    (place) => !isMoment(place),
  ),
];

/** Staff's words about a gift, which stays as a record. */
const wordsAboutGifts = ["gifts.goods", "gifts.spent_on"];

/** Typed texts. In a row with the person's address, the text is deleted with the row. */
const typedTexts = declared.flatMap(([table, { columns, emailSince }]) =>
  Object.entries(columns)
    .filter(([, personal]) => personal === "typed")
    .map(([column]) => `${table}.${column}`)
    .map((place) => [
      place,
      JSON.stringify([
        emailSince === undefined || wordsAboutGifts.includes(place)
          ? `Write to ${email}, please.`
          : `${words} ${email}`,
      ]),
    ]),
);

/** Texts in a format that code reads, or of a person without an address in the row. */
const shaped: Record<string, string> = {
  "accounts.accountId": email,
  "verifications.value": `id 1 ${email}`,
  "outbox_emails.reply_to": JSON.stringify({ name, address: email }),
  "outbox_emails.text": words,
  "outbox_emails.html": words,
  "outbox_emails.subject": name,
  "bank_credits.narration": `NIP/${name}`,
  "bank_credits.payer": name,
  "receipts.contents": JSON.stringify({ name, receivedBy: name, checkedBy: null }),
  ...Object.fromEntries(
    Object.entries(samplesOf("personal")).map(([column, what]) => [column, { name, email, words }[what]]),
  ),
  "drafts.content": `["${words} ${email}"]`,
  "audit_log.subject": "user:id 1",
  "audit_log.before": JSON.stringify({ name, email }),
  "audit_log.after": JSON.stringify({ name, email }),
};

/** States of rows that belong to the person. */
const states: Record<string, string> = { "bank_credits.state": "matched", "receipts.state": "valid" };

/** Finds every column of class `person` that can hold one, with its value. */
async function findPersonColumns({ db }: AppContext): Promise<Record<string, string>> {
  const stored = await db.introspection.getTables();
  return Object.fromEntries(
    declared.flatMap(([table, { columns, key }]) =>
      (stored.find((one) => one.name === table)?.columns ?? [])
        .filter((column) => (columns as Record<string, string>)[column.name] === "person")
        .flatMap((column) => {
          const place = `${table}.${column.name}`;
          if (canHoldPerson(table, column, key)) return [[place, isAddress(column.name) ? email : name]];
          // The account's id marks the row as hers.
          return isAccount(column.name) ? [[place, "id 1"]] : [];
        }),
    ),
  );
}

const isAddress = (column: string) => /email|recipient|identifier/.test(column);

const isAccount = (column: string) => /_id$/.test(column);

async function write({ db }: AppContext, columns: Record<string, string | null>): Promise<void> {
  for (const [index, value] of Object.entries(columns)) {
    const [table = "", column = ""] = index.split(".");
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db);
  }
}

/** A site in which every column that can hold a person holds Ada. */
async function aSiteFullOfAda() {
  const here = await createTestSite({ empty: true });
  const { ctx } = here;
  await ctx.db.deleteFrom("trusted_time").execute();
  await fillEveryTable(ctx.db, 1);
  const everywhere = (columns: string[], value: string) => Object.fromEntries(columns.map((column) => [column, value]));
  const hash = hashPayer(ctx, name) ?? "";
  const filled: Record<string, string> = {
    ...Object.fromEntries(typedTexts),
    ...everywhere(bylines, `${name} and two teachers, ${email}`),
    ...everywhere([...staff, ...proofs], name),
    ...(await findPersonColumns(ctx)),
    ...shaped,
  };
  await write(ctx, { ...filled, ...states, "bank_credits.payer_hash": hash });
  const placesWith = (text: string) => Object.keys(filled).filter((place) => filled[place]?.includes(text));
  return { ...here, hash, placesWith };
}

test("an erased person remains only where the decision says, in no backup", async () => {
  const { ctx, hash, placesWith } = await aSiteFullOfAda();
  const added = await addStaffMember(ctx, { id: "admin", role: "admin", email: "admin@example.org" });
  const member = { ...added, position: null, twoFactor: false, readsSafeguarding: false };
  const places = async () => ({
    email: await placesOf(ctx, email),
    name: await placesOf(ctx, name),
    words: await placesOf(ctx, words),
    hash: await placesOf(ctx, hash),
  });
  expect(await places()).toEqual({
    email: expect.arrayContaining(placesWith(email)),
    name: expect.arrayContaining(placesWith(name)),
    words: expect.arrayContaining(placesWith(words)),
    hash: ["bank_credits.payer_hash"],
  });
  const archived = async () => {
    const bytes = Buffer.concat((await backUpEntries(ctx)).map(({ content }) => content))
      .toString("latin1")
      .toLowerCase();
    return [email, name, words, hash].map((text) => bytes.includes(text.toLowerCase()));
  };
  expect(await archived()).toEqual([true, true, true, true]);
  await findPerson(ctx, member, email);
  await exportPerson(ctx, member, email);
  await erasePerson(ctx, member, email, true);
  expect(await places()).toEqual({
    email: addressesStay.toSorted(),
    name: namesStay.toSorted(),
    words: [],
    hash: [],
  });
  // The listed exceptions are removed: then a backup has nothing, even in unused parts of its database.
  const stays = [...addressesStay, ...namesStay];
  await write(ctx, Object.fromEntries(stays.map((column) => [column, "[]"])));
  expect(await archived()).toEqual([false, false, false, false]);
});

/** Columns of class `person` that the person's file leaves out. */
const notInFile: Record<string, string> = {
  "audit_log.who": "`byYou` says which lines are theirs",
  "concerns.name": "the safeguarding lead alone may know of it",
  "concerns.contact": "the safeguarding lead alone may know of it",
  "gifts.name_folded": "the same name, as the search reads it",
  "past_gifts.name_folded": "the same name, as the search reads it",
  "vouchers.payee": "somebody else, where the person spent",
  "vouchers.payee_folded": "the same name, as the search reads it",
  "messages.given_to": "the id of the member of staff who answers",
  "users.image": "a column of the auth library, which the site leaves empty",
  "volunteers.reference_1_name": "somebody else",
  "volunteers.reference_2_name": "somebody else",
};

test("a person's file has each of their columns without an excluding reason", async () => {
  const { ctx } = await aSiteFullOfAda();
  const added = await addStaffMember(ctx, { id: "admin", role: "admin", email: "admin@example.org" });
  const member = { ...added, position: null, twoFactor: false, readsSafeguarding: false };
  const columns = Object.entries(await findPersonColumns(ctx)).flatMap(([place, value]) =>
    value === name && shaped[place] === undefined ? [[place, `Ada of ${place}.`] as const] : [],
  );
  await write(ctx, Object.fromEntries(columns));
  const file = JSON.stringify(await exportPerson(ctx, member, email));
  const missing = columns.filter(([, value]) => !file.includes(value)).map(([place]) => place);
  expect(missing.toSorted()).toEqual(Object.keys(notInFile).toSorted());
});

const strangers: BankLine[] = [
  [9, "NIP/STRANGER UNCOMMON/RENT", 500],
  [9, "POS PURCHASE UNCOMMON PHARMACY", -300],
  [10, "TRANSFER TO SECOND UNCOMMON", -250],
];

const drop = { intent: "drop" };

test.each([
  ["refused and then dropped", (file: string) => file.replace(/.*PHARMACY.*\n/, ""), [chosenColumns, drop]],
  ["dropped before it was read", (file: string) => file, [drop]],
])("a statement that was %s leaves no byte in a table, a file, an e-mail or a backup", async (_, change, forms) => {
  const { ctx, ask, logged } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const file = change(writeStatement(strangers));
  const send = (body: FormData | URLSearchParams) => ask(statementPath, { method: "POST", headers, body });
  const held = await send(statementForm(file));
  const [, id = ""] = /file=(\d+)/.exec(held.headers.get("Location") ?? "") ?? [];
  expect(await placesOf(ctx, "uncommon")).toEqual(["bank_statement_files.content"]);
  // While an admin still chooses the columns, no backup has the person.
  const inBackup = async () =>
    Buffer.concat((await backUpEntries(ctx)).map(({ content }) => content))
      .toString("latin1")
      .toLowerCase()
      .includes("uncommon");
  expect(await inBackup()).toBe(false);
  for (const form of forms) await send(new URLSearchParams({ ...form, file: id }));
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
