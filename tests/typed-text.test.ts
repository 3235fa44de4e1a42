// Slow: every page of a site.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertIssue } from "../app/features/publishing/newsletter/issue-queries.server.ts";
import type { AppContext } from "../app/server/context.server.ts";
import { anIssue, aStaffMember } from "./support/builders.ts";
import { featureSamples, samplesOf } from "./support/feature-samples.ts";
import { subscribe } from "./support/newsletter-subscriber.ts";
import { publicPages } from "./support/public-pages.ts";
import { addStaffMember, signInAgain } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

/** What somebody types who wants other people's browsers to obey. */
const nasty = `"'></title></textarea></script><script>window.stolen=1</script><img src=x onerror=alert(1)>{{7*7}}`;

/** The nasty text as a list of texts is stored. */
const nastyList = JSON.stringify([nasty]);

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
    "taken_down_at",
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
  // What was frozen is rendered into outbox_emails only: `tests/email-previews.test.ts`.
  issues: ["state", "items", "frozen", "created_at", "started_at", "ended_at"],
  users: ["id", "email", "dob", "createdAt", "updatedAt", "image", "idempotency_key"],
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

/** Writes the nasty text into every text column of these tables, new columns included. */
async function spoil({ db }: AppContext): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const [name, kept] of Object.entries(shaped)) {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const typed = columns.filter(({ name: of, dataType }) => dataType.toLowerCase() === "text" && !kept.includes(of));
    expect([name, typed.length > 0]).toEqual([name, true]);
    for (const column of typed) {
      const value = lists.includes(column.name) ? nastyList : nasty;
      // Some columns must differ from row to row.
      const unique = lists.includes(column.name)
        ? sql`${value}`
        : sql`cast(${value} as text) || ${sql.ref(columns[0]?.name ?? "")}`;
      await sql`update ${sql.table(name)} set ${sql.ref(column.name)} = ${unique}`.execute(db);
    }
  }
}

async function spoiltSite() {
  const here = await createTestSite();
  const { ctx, send, ask } = here;
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
      .values({ name, value: JSON.stringify(nasty) })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: JSON.stringify(nasty) }))
      .execute();
  await spoil(ctx);
  return { ...here, visit: (path: string) => ask(path, { headers }) };
}

/** What a browser would obey. */
function obeyed(html: string): string[] {
  return ["<script>window.stolen", "<img src=x", 'href="javascript:', 'src="javascript:'].filter((text) =>
    html.includes(text),
  );
}

test("what people typed never runs: not on a public page, not in the feed, not for staff", async () => {
  const { ask, visit } = await spoiltSite();
  const open = publicPages.filter(({ sent }) => sent === undefined).map(({ path }) => path);
  const staff = ["", "/post", "/post/1", "/event", "/event/1", "/project", "/project/1", "/news", "/news/1", "/media"]
    .concat([
      "/manageusers",
      "/settings",
      "/messages",
      "/event/1/figures",
      "/figures",
      "/subscribers",
      "/newsletter",
      "/newsletter/1",
      "/newsletter/1/email",
      "/log",
      "/mail",
      "/account",
    ])
    .map((path) => `/admin${path}`)
    .concat(featureSamples.flatMap(({ staffPages = [] }) => staffPages));
  const previews = ["/admin/post/1/preview", "/admin/event/1/preview", "/admin/project/1/preview"];
  const shown: string[] = [];
  for (const path of [...open, "/feed.xml", "/sitemap.xml", ...staff, ...previews]) {
    const answer = path.startsWith("/admin") ? await visit(path) : await ask(path);
    const text = await answer.text();
    expect([path, answer.status < 500]).toEqual([path, true]);
    expect([path, obeyed(text)]).toEqual([path, []]);
    if (text.includes("window.stolen")) shown.push(path);
  }
  // The text is really there, as text: a page that shows none of it proves nothing.
  for (const path of [
    "/",
    "/about",
    "/blog",
    "/events",
    "/event/readmore/1",
    "/project/readmore/1",
    "/impact",
    "/media",
    "/feed.xml",
  ])
    expect(shown).toContain(path);
  for (const path of [
    "/admin/post",
    "/admin/post/1",
    "/admin/media",
    "/admin/messages",
    "/admin/subscribers",
    ...featureSamples.flatMap(({ typedInto = [] }) => typedInto),
  ])
    expect(shown).toContain(path);
  for (const path of ["/admin/newsletter", "/admin/newsletter/1", "/admin/newsletter/1/email"])
    expect(shown).toContain(path);
  for (const path of ["/admin/log", "/admin/mail", "/admin/settings", ...previews]) expect(shown).toContain(path);
});

test.each([
  ["/admin/news", { title: "T", source: "S", date: "2026-01-01", link: "javascript:alert(1)" }, "link"],
  ["/admin/project", { title: "T", theme: "T", paragraphs: "P", videoUrl: "javascript:alert(1)" }, "videoUrl"],
])("an address that is a program is refused: %s", async (path, fields, name) => {
  const { ask, ctx } = await createTestSite();
  await addStaffMember(ctx, aStaffMember({ id: "admin", role: "admin", email: "admin@example.org" }));
  const headers = { Cookie: await signInAgain(ctx, "admin@example.org"), Origin: "https://site.test" };
  const body = new URLSearchParams({ ...fields, status: "draft" });
  const answer = await ask(`${path}.data`, { method: "POST", headers, body });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(name);
});
