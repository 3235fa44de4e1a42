import type { Insertable } from "kysely";
import { findCurrencies } from "../../app/features/foundation/settings/find-settings.server.ts";
import { appendStep } from "../../app/features/giving/bank-details/bank-steps.server.ts";
import type { GiftTable } from "../../app/features/giving/gifts/gift-tables.ts";
import { insertIssue } from "../../app/features/publishing/newsletter/issue-queries.server.ts";
import { insertSubscriber } from "../../app/features/publishing/newsletter/subscriber-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import type { Currency } from "../../app/values/money.ts";
import { anIssue, anOwnPage, aSubscriber } from "./builders.ts";
import { featureSamples } from "./feature-samples.ts";
import { addStaffMember } from "./sign-in.ts";

const at = "2026-03-09T09:00:00.000Z";
const day = "2026-03-09";
/** Amount of the statement line that waits, and of the gift that staff recorded by hand. */
const amount = 500_000;

/** Ids of rows that `addOneOfEach` adds after rows of the samples, or beside others. */
export const ids = {
  user: "other",
  gifts: { counted: 1, announced: 2, received: 3, void: 4, byHand: 5, matched: 6 },
  credits: { open: 1, reference: 2, record: 3, refuse: 4, other: 5, hand: 6, matched: 7, setAside: 8 },
  promises: { open: 1, second: 2 },
  references: { open: "TAB-7K4-QXM", second: "TAB-M4H-JK2" },
  emails: { failed: 1, second: 2 },
} as const;

/**
 * Adds one of each thing that staff open, change or delete, so that an answer says "may" or "may not", and never
 * "there is none". Another member of staff has made what two people decide.
 */
export async function addOneOfEach(ctx: AppContext): Promise<void> {
  const { db } = ctx;
  await addStaffMember(ctx, { id: ids.user, email: "other@example.org", name: "Other Member", role: "admin" });
  await db.updateTable("users").set({ twoFactorEnabled: 1 }).where("id", "=", ids.user).execute();
  await insertIssue(db, anIssue());
  await insertIssue(db, anIssue({ state: "sending", frozen: "{}", started_at: at, until_subscriber: 1 }));
  await insertSubscriber(db, aSubscriber());
  await db.insertInto("pages").values(anOwnPage()).execute();
  const [currency] = await findCurrencies(ctx);
  await addMessages(ctx);
  await addGifts(ctx, currency);
  await addBankLines(ctx, currency);
  await addBank(ctx);
  await addGuest(ctx);
  for (const sample of featureSamples) await sample.addOneOfEach?.(ctx);
  await addSafeguarding(ctx);
  const redirect = { path: "/earlier.html", noun: null, content_id: null, target: "/about" };
  await db
    .insertInto("redirects")
    .values({ ...redirect, made_by: "staff", created_at: at })
    .execute();
  const voice = { owner: "post:1", type: "audio/mpeg", bytes: 5, seconds: 1, language: "Yoruba" };
  await db
    .insertInto("recordings")
    .values({
      ...voice,
      path: await ctx.storage.put("recordings", "mp3", Buffer.from("Voice")),
      added_by: "Other Member",
      created_at: at,
      copy_path: null,
      copy_bytes: null,
    })
    .execute();
  const version = { version: 1, saved_at: at, saved_by: "Other Member", origin: "saved" as const };
  for (const subject of ["post:1", "words:about"])
    await db
      .insertInto("versions")
      .values({ ...version, subject, content: JSON.stringify({ title: "An earlier title" }) })
      .execute();
}

async function addMessages({ db }: AppContext): Promise<void> {
  const person = { first_name: "Ada", last_name: "Sample", email: "ada@example.org" };
  for (const fingerprint of ["one", "two"])
    await db
      .insertInto("messages")
      .values({ ...person, subject: "A question", message: "When?", created_at: at, fingerprint })
      .execute();
  const email = { kind: "message", recipient: "ada@example.org", reply_to: null, subject: "S", text: "T", html: "T" };
  const failed = { state: "failed" as const, attempts: 9, next_at: at, claimed_until: null, give_up_at: at };
  for (const message_id of ["<one@site.test>", "<two@site.test>"])
    await db
      .insertInto("outbox_emails")
      .values({
        ...email,
        ...failed,
        idempotency_key: null,
        headers: "{}",
        message_id,
        expires_at: null,
        failure: "The mailbox is full.",
        permanent_failure: null,
        created_at: at,
        sent_at: null,
      })
      .execute();
}

async function addGifts({ db }: AppContext, currency: Currency): Promise<void> {
  const promise = { prefix: "TAB", amount, currency, frequency: "once" as const, project_id: null };
  const donor = { name: "Ada Sample", email: "ada@example.org", message: null, is_public: 0 };
  const dates = { created_at: at, sent_at: at, remind_at: null, fingerprint: null };
  for (const [code, link] of [
    ["7K4QXM", "abcdefgh"],
    ["M4HJK2", "bcdefghi"],
  ] as const)
    await db
      .insertInto("promises")
      .values({ ...promise, ...donor, ...dates, code, link, purpose: null, state: "open" })
      .execute();
  const gift: Insertable<GiftTable> = {
    promise_id: null,
    part: 1,
    amount,
    currency,
    method: "cash",
    value_date: day,
    project_id: null,
    purpose: null,
    goods: null,
    goods_count: null,
    name: "Ada Sample",
    email: "ada@example.org",
    is_public: 0,
    donor_hash: "hash",
    donor_salt: "salt",
    source: null,
    recorded_at: at,
    recorded_by: "Other Member",
    state: "received",
    checked_by: null,
    spent_on: null,
    spent_at: null,
    idempotency_key: null,
  };
  for (const more of [
    { state: "counted" },
    { state: "announced", method: "cheque" },
    { method: "transfer" },
    { state: "void" },
    { method: "transfer", amount: 700_000 },
    { method: "transfer", source: `credit:${ids.credits.matched}` },
  ] as const)
    await db
      .insertInto("gifts")
      .values({ ...gift, ...more })
      .execute();
}

async function addBankLines({ db }: AppContext, currency: Currency): Promise<void> {
  const days = { first_day: day, last_day: day, added_at: at, added_by: "Other Member" };
  const sums = { lines: 8, added: 8, opening: 0, closing: 4_000_000 };
  await db
    .insertInto("bank_statements")
    .values({ currency, name: "bank.csv", fingerprint: "all", ...sums, ...days })
    .execute();
  const line = { bank_statement_id: 1, currency, day, narration: "TRF FROM ADA SAMPLE", occurrence: 1 };
  const states = new Map<number, "matched" | "other">([
    [ids.credits.matched, "matched"],
    [ids.credits.setAside, "other"],
  ]);
  for (const id of Object.values(ids.credits)) {
    const state = states.get(id) ?? "open";
    await db
      .insertInto("bank_credits")
      .values({
        ...line,
        amount: id === ids.credits.hand ? 700_000 : amount,
        fingerprint: `line ${id}`,
        state,
        added_at: at,
        gift_id: state === "matched" ? ids.gifts.matched : null,
        decided_at: state === "open" ? null : at,
        decided_by: state === "open" ? null : "Other Member",
      })
      .execute();
  }
  // Only who sent it goes on with it.
  const members = await db.selectFrom("users").select("id").where("id", "!=", ids.user).execute();
  for (const { id: user_id } of members)
    await db
      .insertInto("bank_statement_files")
      .values({ user_id, currency, name: "bank.csv", content: JSON.stringify([["Date"]]), created_at: at })
      .execute();
}

/** Details in use, a change that another admin asked for, and a report of fraud. */
async function addBank(ctx: AppContext): Promise<void> {
  const details = { bank_name: "Own Bank", naira_account: "1234567890", dollar_account: "0987654321" };
  const by = { at, by_id: ids.user, by: "Other Member" };
  const whole = { ...details, account_name: "Upendo Children’s Home" };
  await withTransaction(ctx, async (ctx) => {
    await appendStep(ctx.db, ctx.config.secret, { ...whole, ...by, what: "first" });
    const asked = { ...whole, naira_account: "5555555555", reason: "Our branch moved." };
    await appendStep(ctx.db, ctx.config.secret, { ...asked, ...by, what: "asked" });
  });
  const report = { created_at: at, story: "Somebody asked me for money.", account: null, contact: null };
  await ctx.db
    .insertInto("fraud_reports")
    .values({ ...report, done_at: null, done_by: null })
    .execute();
}

/** A guest of event 1. */
async function addGuest({ db }: AppContext): Promise<void> {
  const guest = { event_id: 1, number: 1, key: "abcdefghjkmn", state: "coming" as const, name: "Ada Sample" };
  const rest = { email: "ada@example.org", phone: null, adults: 1, children: 0, other_need: null, created_at: at };
  const empty = { moved_at: null, reminded_for: null, arrived: null, arrived_by: null, tapped_at: null };
  await db
    .insertInto("guests")
    .values({ ...guest, ...rest, ...empty, fingerprint: null, idempotency_key: null })
    .execute();
  await db.updateTable("events").set({ taken: 1, last_number: 1 }).where("id", "=", 1).execute();
}

/** A concern with a file, a request about a photo, and a consent. */
async function addSafeguarding(ctx: AppContext): Promise<void> {
  const { db } = ctx;
  const told = { reference: "ABC-DEF", story: "Somebody frightens us.", place: null, is_danger: 0 };
  const concern = { ...told, name: null, contact: null, state: "new" as const, passed_to: null };
  for (const fingerprint of ["one", "two"])
    await db
      .insertInto("concerns")
      .values({ ...concern, reference: `ABC-${fingerprint}`, created_at: at, changed_at: at, fingerprint })
      .execute();
  const path = await ctx.storage.put("private", "txt", Buffer.from("A paper."));
  const file = { path, owner: "concern:1", type: "text/plain", bytes: 8, name: null, created_at: at };
  await db
    .insertInto("private_files")
    .values({ ...file, state: "kept", problem: null, claimed_at: null })
    .execute();
  const request = { photo_id: 1, who: "self" as const, wish: "down" as const, contact: null, note: null };
  await db
    .insertInto("photo_requests")
    .values({ ...request, created_at: at, done_at: null, done_by: null, outcome: null })
    .execute();
  const consent = { is_child: 1, relation: "parent" as const, given_by: "Her mother", kind: "paper" as const };
  const facts = { given_on: day, taken_by: "Other Member", language: "Yoruba", has_assent: 1, uses: "site" };
  const open = { until: null, idempotency_key: null, created_at: at };
  await db.insertInto("subjects").values({ code: "P-1", created_at: at }).execute();
  await db
    .insertInto("consents")
    .values({ ...consent, ...facts, ...open, key: "first", subject_id: 1 })
    .execute();
}
