import { giving } from "content/giving.ts";
import { notices } from "content/notices.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { waysOfAccounts } from "../../../../tests/support/bank.ts";
import { findFixedTexts } from "../../../../tests/support/fixed-texts.ts";
import { publicPages } from "../../../../tests/support/public-pages.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { errorCodes } from "../../../server/http/errors.ts";
import { pageWordsOf, type WordField } from "../../../server/page-words.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import { fillPlaces, placesIn } from "../../../values/places.ts";
import { appendStep } from "../../giving/bank-details/bank-steps.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { savePageText } from "./page-text-queries.server.ts";
import { type Card, valueAt, type WordValue } from "./word-field.ts";

/** Returns a text that names its owner and keeps the places of the original. */
const mark = (owner: string, original: unknown = "") =>
  `⟦${owner}⟧${placesIn(JSON.stringify(original))
    .map((name) => `{${name}}`)
    .join("")}`;

function marked(owner: string, { kind, parts = [] }: WordField, original: WordValue): WordValue {
  if (kind === "rich") return [`## ${mark(owner)}`, mark(owner, original)];
  if (kind !== "cards") return mark(owner, original);
  const part = ({ name, kind }: (typeof parts)[number]) =>
    kind === "glyph" ? "girl" : kind === "points" ? [mark(owner)] : mark(`${owner}.${name}`);
  return [Object.fromEntries(parts.map((one) => [one.name, part(one)])) as Card];
}

/** Marks every word that staff can change with its owner: pages, settings, content and photos. */
async function markEverything(ctx: AppContext): Promise<void> {
  const { db } = ctx;
  for (const [name, { fields, original }] of Object.entries(pageWordsOf(ctx.features))) {
    const all = Object.entries(fields).map(([path, field]) => [
      path,
      marked(`${name}.${path}`, field, valueAt(original, path)),
    ]);
    const content = JSON.stringify(Object.fromEntries(all));
    await savePageText(db, { name, content, status: "published", version: 1 });
  }
  const one = mark("setting");
  for (const name of ["name", "kind", "nameMeaning", "founded", "phone", "headOffice"])
    await saveSetting(db, name, one);
  await saveSetting(db, "figures", [{ value: one, label: one }]);
  await saveSetting(db, "social", [{ name: one, url: "https://example.org/" }]);
  const label = mark("setting");
  await saveSetting(db, "donationDistribution", { label, shares: [{ label, percent: 100 }] });
  const accounts = waysOfAccounts({ bankName: one, nairaAccount: one, dollarAccount: `${one} `, accountName: one });
  const ways = JSON.stringify(accounts);
  await withTransaction(ctx, ({ db, config, clock }) =>
    appendStep(db, config.secret, { ways, what: "first", at: clock.now().toISOString(), by_id: "admin" }),
  );
  const texts = {
    posts: { title: "", post_text: "", paragraphs: "list", author_name: "", author_position: "" },
    events: { title: "", theme: "", location: "", description: "list", list: "list" },
    projects: { title: "", theme: "", paragraphs: "list" },
    news_items: { title: "", source: "" },
    photos: { alt: "" },
  };
  for (const [table, columns] of Object.entries(texts))
    for (const [column, kind] of Object.entries(columns)) {
      const value = kind === "list" ? JSON.stringify([mark(table)]) : mark(table);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db);
    }
}

/** Returns the texts that visitors read or hear: between tags, and in these attributes. */
function textsOf(html: string): string[] {
  const body = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, "").replace(/<!--.*?-->/gs, "");
  const attributes = [
    ...body.matchAll(
      /\s(?:alt|aria-label|title|placeholder|data-not-yet|data-copied|data-selected|data-offline|data-from|data-outdated|data-retry|data-unreachable|data-marked|data-marked-several|data-pictures|aria-description)="([^"]*)"/g,
    ),
  ];
  const meta = [...body.matchAll(/<meta (?:name="description"|property="og:[a-z_]+") content="([^"]*)"/g)];
  const between = body.split(/<[^>]+>/);
  return [...between, ...[...attributes, ...meta].map(([, text = ""]) => text)];
}

/** Removes marks, filled places, numbers, days, addresses and signs from a text. */
const ownerless = (text: string) =>
  text
    .replace(/⟦[^⟧]*⟧/g, " ")
    // The page script fills these.
    .replace(/\{(?:count|what|when)\}/g, " ")
    .replace(/https:\/\/\S+/g, " ")
    .replace(/\S+@\S+/g, " ")
    .replace(/&#?\w+;/g, " ")
    .replace(
      /(?<!\p{Letter})(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?!\p{Letter})/gu,
      " ",
    )
    .replace(/[^\p{Letter}]+/gu, " ")
    .trim();

/** Texts without a field, each with its reason. */
const exceptions = [
  // The specification (5, validation rules) fixes these errors of the two forms.
  "Email is required",
  "First name is required",
  "Last name is required",
  "Subject is required",
  "Message is required",
  "Required",
  // The design of promises fixes these.
  "Choose an amount or type one",
  // Only programs read these: the kind of a page, and a field for robots.
  "website",
  "article",
  "Leave this empty",
  // The search of a visitor.
  "school",
  "schoool",
  // The settings name the place of the foundation and its currency.
  "Lagos",
  "state",
  "Naira or dollars",
  "Naira",
  "naira",
  "Dollar",
  "dollar",
  // The settings have the number; the country's file names law and authority.
  "months months Nigeria Data Protection Act Nigeria Data Protection Commissionndpc gov ng",
];

test("the server's rejection sentences begin like those of the page", () => {
  const { forms, rejected } = notices;
  for (const [code, sentence] of Object.entries(rejected))
    expect(errorCodes[code as keyof typeof errorCodes].sentence).toBe(sentence);
  expect(markedFields(1)).toBe(forms.marked);
  expect(markedFields(2)).toBe(fillPlaces(forms.markedSeveral, { count: "2" }));
});

test("a request without a page gets the foundation's own sentence", async () => {
  const { ctx, ask, headers } = { ...(await createTestSite()), headers: { Origin: "https://elsewhere.example" } };
  const content = JSON.stringify({ "rejected.foreignForm": "Not from here." });
  await savePageText(ctx.db, { name: "notices", content, status: "published", version: 1 });
  await ask("/");
  const answer = await ask("/contact", { method: "POST", headers, body: "" });
  expect([answer.status, await answer.text()]).toEqual([403, "Not from here."]);
});

test("every public text has an owner in the staff area or a reason", async () => {
  const fixed = findFixedTexts();
  expect(fixed).toContain(giving.check.no);
  expect(fixed).not.toContain(giving.check.guard.heading);
  const { ctx, ask, send } = await createTestSite();
  await markEverything(ctx);
  const found = new Set<string>();
  const look = async (answer: Response) => {
    for (const text of textsOf(await answer.text())) {
      const rest = ownerless(fixed.reduce((left, one) => left.replaceAll(one, " "), text));
      if (rest !== "") found.add(rest);
    }
  };
  for (const { path, sent } of publicPages) await look(sent === undefined ? await ask(path) : await send(path, sent));
  // A promised gift, with figures for a reference.
  await send("/donate/promise", { own: "5000", email: "friend@example.org" });
  await ctx.db.updateTable("promises").set({ prefix: "22", code: "234679", link: "23467923" }).execute();
  for (const path of ["/g/234679-2346-7923", "/g/234679-2346-7923/send"]) await look(await ask(path));
  expect([...found].filter((text) => !exceptions.includes(text))).toEqual([]);
  expect(exceptions.filter((text) => !found.has(text))).toEqual([]);
});
