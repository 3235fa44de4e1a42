import { sql } from "kysely";
import { expect } from "vitest";
import { insertIssue } from "../../app/features/publishing/newsletter/issue-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { anIssue, aStaffMember } from "./builders.ts";
import { featureSamples, samplesOf } from "./feature-samples.ts";
import { subscribe } from "./newsletter-subscriber.ts";
import { addStaffMember, signInAgain } from "./sign-in.ts";
import { switchAllOn } from "./switch-all-on.ts";
import { createTestSite } from "./test-site.ts";

/** Columns of every content type that say who may see an item, and why not. */
const protection = ["sensitive", "dropped_reasons", "dropped_by_ids", "writer_ids", "approved_at", "approved_by_id"];

/** Columns that hold no typed text, or text of a shape that the database or a schema holds them to. */
const shaped: Record<string, string[]> = {
  posts: [...protection, "slug", "status", "publish_at", "deleted_at", "idempotency_key", "author_id"],
  events: [
    "zone",
    ...protection,
    "date",
    "date_precision",
    "start_time",
    "end_time",
    "end_date",
    "state",
    "former_date",
    "signup_until",
    "status",
    "publish_at",
    "deleted_at",
    "idempotency_key",
  ],
  projects: [...protection, "slug", "video_url", "status", "publish_at", "deleted_at", "idempotency_key"],
  news_items: [...protection, "date", "link", "status", "publish_at", "deleted_at", "idempotency_key"],
  pages: [...protection, "slug", "placement", "status", "publish_at", "deleted_at", "idempotency_key"],
  photos: [
    "path",
    "kind",
    "sizes",
    "uploaded_at",
    "consent_at",
    "withdrawn_at",
    "hidden_at",
    "shown_until",
    "allowed_uses",
  ],
  messages: ["created_at", "fingerprint", "read_at", "read_by"],
  ...samplesOf("shaped"),
  ...Object.fromEntries(
    Object.keys(samplesOf("stories")).map((table) => [
      table,
      [...protection, "status", "publish_at", "deleted_at", "idempotency_key"],
    ]),
  ),
  event_figures: ["how", "people"],
  subscribers: ["created_at", "confirmed_at"],
  pending_subscribers: ["requested_at", "expires_at"],
  // Frozen issues are rendered into outbox_emails only: `tests/email-previews.test.ts`.
  issues: ["state", "items", "frozen", "created_at", "started_at", "ended_at"],
  users: ["id", "email", "dob", "createdAt", "updatedAt", "image", "idempotency_key", "second_step_since"],
  audit_log: ["at", "who_id"],
  versions: ["subject", "saved_at", "content"],
  outbox_emails: [
    "state",
    "headers",
    "reply_to",
    "next_at",
    "claimed_until",
    "give_up_at",
    "expires_at",
    "created_at",
    "sent_at",
    "permanent_failure",
  ],
};

const lists = ["paragraphs", "description", "list", "easy_read"];

/** Writes a text into every text column of these tables, new columns included. */
async function fillWith({ db }: AppContext, text: string): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const [name, kept] of Object.entries(shaped)) {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const typed = columns.filter(({ name: of, dataType }) => dataType.toLowerCase() === "text" && !kept.includes(of));
    expect([name, typed.length > 0]).toEqual([name, true]);
    for (const column of typed) {
      const value = lists.includes(column.name) ? JSON.stringify([text]) : text;
      // Some columns must differ from row to row.
      const unique = lists.includes(column.name)
        ? sql`${value}`
        : sql`cast(${value} as text) || ${sql.ref(columns[0]?.name ?? "")}`;
      await sql`update ${sql.table(name)} set ${sql.ref(column.name)} = ${unique}`.execute(db);
    }
  }
}

/** A site with one of each, all of whose typed texts are this one. */
export async function siteFilledWith(text: string) {
  const here = await createTestSite({ withDirections: true });
  const { ctx, send, ask } = here;
  await switchAllOn(ctx);
  await addStaffMember(ctx, aStaffMember({ id: "admin", role: "admin", email: "admin@example.org" }));
  const cookie = await signInAgain(ctx, "admin@example.org");
  const headers = { Cookie: cookie, Origin: "https://site.test" };
  const message = { firstName: "A", lastName: "B", email: "a@example.org", subject: "S", message: "M" };
  await send("/contact", message);
  for (const sample of featureSamples) await sample.spoil?.(ctx, send);
  const figure = { event_id: 1, position: 0, count: 4, how: "each", people: "no", counted_by: "W" } as const;
  await ctx.db
    .insertInto("event_figures")
    .values({ ...figure, unit: "books", what: "given" })
    .execute();
  await subscribe(here, "a@example.org");
  await send("/newsletter", { email: "b@example.org" });
  await insertIssue(ctx.db, anIssue());
  const change = { title: "Changed", paragraphs: "Text", version: "1" };
  await ask("/admin/post/1", { method: "POST", headers, body: new URLSearchParams(change) });
  const names = ["name", "kind", "nameMeaning", "founded", "phone", "headOffice"];
  for (const name of names)
    await ctx.db
      .insertInto("settings")
      .values({ name, value: JSON.stringify(text) })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: JSON.stringify(text) }))
      .execute();
  await fillWith(ctx, text);
  return { ...here, visit: (path: string) => ask(path, { headers }) };
}

/** Pages on which staff see or change what people typed. */
export const staffPagesWithTexts: string[] = [
  "/admin",
  "/admin/post",
  "/admin/post/1",
  "/admin/event",
  "/admin/event/1",
  "/admin/project",
  "/admin/project/1",
  "/admin/news",
  "/admin/news/1",
  "/admin/media",
  "/admin/manageusers",
  "/admin/settings",
  "/admin/messages",
  "/admin/event/1/figures",
  "/admin/figures",
  "/admin/subscribers",
  "/admin/newsletter",
  "/admin/newsletter/1",
  "/admin/newsletter/1/email",
  "/admin/log",
  "/admin/mail",
  "/admin/account",
  ...featureSamples.flatMap(({ staffPages = [] }) => staffPages),
  "/admin/post/1/preview",
  "/admin/event/1/preview",
  "/admin/project/1/preview",
];
