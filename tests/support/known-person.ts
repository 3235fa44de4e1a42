import { sql } from "kysely";
import { createPromise } from "../../app/features/giving/gifts/promise-commands.server.ts";
import { receiveGift } from "../../app/features/giving/gifts/receive-gift.server.ts";
import { addPhoto, attachPhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import { insertSubscriber } from "../../app/features/publishing/newsletter/subscriber-queries.server.ts";
import { insertPost } from "../../app/features/publishing/posts/post-queries.server.ts";
import { sendMessage } from "../../app/features/site/contact/message-commands.server.ts";
import { recordAuditEvent } from "../../app/server/audit-log/record-audit-event.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { enqueueEmail } from "../../app/server/mail/outbox.server.ts";
import { aPost, aSubscriber } from "./builders.ts";
import { addStaffMember, signInAgain } from "./sign-in.ts";
import { createStaffedSite } from "./staff-visitor.ts";

export const email = "ada.sample_1@example.org";
/** A unique name. */
export const name = "Ada Uncommon";
/** From the message to the foundation. */
export const words = "the blue bicycle in our yard";
const member = { id: "ada", name };

/** Finds columns that contain a text, like `messages.message`. */
export async function placesOf(ctx: AppContext, text: string): Promise<string[]> {
  const places = new Set<string>();
  for (const { name: table } of await ctx.db.introspection.getTables()) {
    // A search index shows its table's columns, and stores none.
    if (table.endsWith("_words")) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(ctx.db);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (String(value).toLowerCase().includes(text.toLowerCase())) places.add(`${table}.${column}`);
      }
    }
  }
  return [...places].toSorted();
}

export const aMessage = (options: Partial<Parameters<typeof sendMessage>[1]> = {}) => ({
  firstName: "Ada",
  lastName: "Uncommon",
  email,
  subject: "A question",
  message: words,
  ...options,
});

/** The bank's row of their gift, and the bank statement that they imported. */
async function addBankLine({ db }: AppContext): Promise<void> {
  const day = "2026-02-01";
  const added_at = "2026-02-01T09:00:00.000Z";
  const sums = { lines: 1, added: 1, opening: 0, closing: 500_000 };
  const days = { first_day: day, last_day: day, added_at, added_by: name };
  const statement = { currency: "NGN" as const, name: "bank.csv", fingerprint: "all", ...sums, ...days };
  await db.insertInto("bank_statements").values(statement).execute();
  const decided = { state: "matched" as const, gift_id: 1, decided_at: added_at, decided_by: name };
  const line = { currency: "NGN" as const, day, amount: 500_000, narration: `NIP/${name}/GIFT`, added_at };
  await db
    .insertInto("bank_credits")
    .values({ ...line, ...decided, bank_statement_id: 1, fingerprint: "one", occurrence: 1 })
    .execute();
}

/** An app with an admin, and a person with all kinds of personal data. */
export async function aSiteWithAda() {
  const here = await createStaffedSite({}, "admin");
  const { ctx } = here;
  const { db } = ctx;
  await addStaffMember(ctx, { id: "ada", name, firstName: "Ada", lastName: "Uncommon", email, dob: "1990-12-31" });
  await signInAgain(ctx, email);
  const created = { what: "user created", subject: "user:ada", after: { name, email, role: "editor" } };
  await withTransaction(ctx, (inside, transaction) =>
    recordAuditEvent(inside, transaction, { id: "admin", name: "Sample Admin" }, created),
  );
  await withTransaction(ctx, (inside, transaction) =>
    recordAuditEvent(inside, transaction, member, { what: "post saved as published", subject: "post:1" }),
  );
  const change = { what: "user changed", subject: "user:third", before: { name: "Third Person" } };
  await withTransaction(ctx, (inside, transaction) => recordAuditEvent(inside, transaction, member, change));
  const setting = { what: "setting changed", subject: "setting:email", before: email, after: "hello@example.org" };
  await withTransaction(ctx, (inside, transaction) =>
    recordAuditEvent(inside, transaction, { id: "admin", name: "Sample Admin" }, setting),
  );
  const other = { firstName: "Other", lastName: "Writer" };
  // The address as typed, not in lower case.
  await sendMessage(ctx, aMessage({ email: "Ada.Sample_1@Example.org" }));
  await sendMessage(ctx, aMessage({ ...other, email: "other@example.org", message: `Write to ${email}, she knows.` }));
  await sendMessage(ctx, aMessage({ ...other, email: `x${email}`, message: "Quite another person" }));
  await insertSubscriber(db, aSubscriber({ email }));
  const invitation = { to: email, subject: "Your invitation", text: "Dear Ada", html: "<p>Dear Ada</p>" };
  await withTransaction(ctx, (inside, transaction) =>
    enqueueEmail(inside, transaction, invitation, { kind: "invitation" }),
  );
  await insertPost(db, aPost({ author_id: "ada", author_name: name, author_position: "Reader" }));
  const version = { version: 1, saved_at: "2026-02-01T09:00:00.000Z", content: JSON.stringify({ title: email }) };
  await db
    .insertInto("versions")
    .values({ ...version, subject: "post:1", saved_by: name })
    .execute();
  const seen_at = "2026-03-10T09:00:00.000Z";
  const draft = { user_id: "ada", subject: "post:new", saved_at: seen_at, seen_at };
  await db
    .insertInto("drafts")
    .values({ ...draft, content: JSON.stringify({ title: [email] }) })
    .execute();
  const consent = { consent_by: name, consent_at: "2026-02-01T09:00:00.000Z", uploaded_by: name };
  const facts = { width: 480, height: 480, uploaded_at: "2026-02-01T09:00:00.000Z", kind: "photograph" as const };
  await addPhoto(db, { ...facts, ...consent, path: "images/class.jpg", alt: "A class" });
  const path = await ctx.storage.put("profile_images", "jpg", Buffer.from("portrait"));
  const portrait = await addPhoto(db, { ...facts, ...consent, path, alt: name });
  await attachPhoto(db, { owner: "user:ada", position: 0, photo_id: portrait });
  // An earlier profile photo, now detached.
  await addPhoto(db, { ...facts, ...consent, path: "profile_images/older.jpg", alt: name });
  const fields = { name: "Ada Uncommon", email, message: words, isPublic: true, project: "" };
  const money = { amount: 500_000, currency: "NGN" as const, frequency: "once" as const };
  const promise = await createPromise(ctx, "https://site.test", { ...money, ...fields }, "0123456789abcdef".repeat(2));
  await withTransaction(ctx, (inside) =>
    receiveGift(inside, { ...money, promise, method: "transfer", by: { id: "ada", name } }),
  );
  await addBankLine(ctx);
  await db.updateTable("messages").set({ read_at: "2026-03-01T09:00:00.000Z", read_by: name }).execute();
  return { ...here, path };
}
