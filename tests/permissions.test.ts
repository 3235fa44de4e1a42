import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { insertIssue } from "../app/features/newsletter/issue-queries.server.ts";
import { anIssue } from "./support/builders.ts";
import { oneTimeCode } from "./support/one-time-code.ts";
import { cookiesOf, samplePassword, signIn } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

type Fields = Record<string, string>;
type Site = Awaited<ReturnType<typeof createTestSite>>;

/** What people are answered, by status. */
interface Answers {
  editor: number;
  admin: number;
  /** The safeguarding lead; as an editor where not said. */
  lead?: number;
  /** An admin whom a lead named to read safeguarding; as an admin where not said. */
  named?: number;
}

const people = ["editor", "admin", "lead", "named"] as const;
type Person = (typeof people)[number];

const answerTo = (person: Person, { editor, admin, lead = editor, named = admin }: Answers): number =>
  ({ editor, admin, lead, named })[person];

interface Row {
  /** An address of the route. */
  path: string;
  /** Opening it. */
  get: Answers;
  /** Each thing that can be sent there. */
  posts?: (Answers & { fields: Fields })[];
}

const both = (status: number): Answers => ({ editor: status, admin: status });
const all = both(200);
/** Who may read safeguarding. */
const readers = (status: number) => ({ lead: status, named: status });
const adminsOnly: Answers = { editor: 403, admin: 200 };
const nothingThere = both(400);

/** Every route of the staff area, by its path. Visitors are sent to sign in, everywhere. */
const table: Record<string, Row> = {
  admin: {
    path: "/admin",
    get: all,
    posts: [
      { fields: { intent: "confirm-clock", moment: "2026-03-10T09:00:00.000Z" }, ...adminsOnly },
      { fields: { intent: "put-away" }, ...adminsOnly },
    ],
  },
  "admin/post": {
    path: "/admin/post",
    get: all,
    posts: [
      { fields: { title: "New" }, ...all },
      { fields: { act: "unpublish:1" }, ...adminsOnly },
      { fields: { act: "delete:1" }, ...adminsOnly },
    ],
  },
  // The samples are nobody's: an admin may change them, an editor may not.
  "admin/post/:id": {
    path: "/admin/post/1",
    get: adminsOnly,
    posts: [
      { fields: { title: "Changed", version: "1" }, ...adminsOnly },
      { fields: { intent: "unpublish" }, ...adminsOnly },
      { fields: { intent: "delete" }, ...adminsOnly },
      { fields: { intent: "undelete" }, ...adminsOnly },
      // There is no earlier version of a sample yet.
      { fields: { intent: "restore", restore: "9" }, editor: 403, admin: 404 },
    ],
  },
  "admin/event": { path: "/admin/event", get: all, posts: [{ fields: {}, ...both(422) }] },
  "admin/event/:id": {
    path: "/admin/event/1",
    get: all,
    posts: [
      { fields: { version: "1" }, ...both(422) },
      { fields: { intent: "unpublish" }, ...all },
      { fields: { intent: "delete" }, ...all },
      { fields: { intent: "undelete" }, ...all },
    ],
  },
  "admin/event/:id/guests": {
    path: "/admin/event/1/guests",
    get: all,
    posts: [
      { fields: { intent: "here", guest: "1" }, ...both(404) },
      { fields: { intent: "new", adults: "1", idempotencyKey: "somebody" }, ...all },
    ],
  },
  "admin/event/:id/guests/contacts": {
    path: "/admin/event/1/guests/contacts",
    get: all,
    posts: [
      { fields: { intent: "end", id: "1" }, ...both(404) },
      { fields: { intent: "write" }, ...both(422) },
    ],
  },
  "admin/event/:id/guests/export": { path: "/admin/event/1/guests/export", get: all },
  "admin/event/:id/helpers": {
    path: "/admin/event/1/helpers",
    get: all,
    posts: [
      { fields: { intent: "add" }, ...both(422) },
      { fields: { intent: "add", volunteer: "9" }, ...both(404) },
      { fields: { intent: "remove", id: "9" }, ...both(404) },
    ],
  },
  "admin/event/:id/figures": {
    path: "/admin/event/1/figures",
    get: all,
    posts: [{ fields: { count: "4" }, ...both(422) }],
  },
  "admin/figures": { path: "/admin/figures", get: adminsOnly, posts: [{ fields: {}, ...adminsOnly }] },
  "admin/volunteers": { path: "/admin/volunteers", get: all },
  "admin/volunteers/export": { path: "/admin/volunteers/export", get: all },
  "admin/volunteers/:id": {
    path: "/admin/volunteers/9",
    get: both(404),
    posts: [
      { fields: { intent: "state", state: "talked" }, ...both(404) },
      { fields: { intent: "note", text: "A note" }, editor: 403, admin: 404, lead: 404 },
      { fields: { intent: "references" }, editor: 403, admin: 404, lead: 404 },
      // The safeguarding lead alone.
      { fields: { intent: "vet", months: "24", spoke: "yes" }, ...both(403), lead: 404 },
      { fields: { intent: "unvet" }, ...both(403), lead: 404 },
      { fields: { intent: "hours", date: "2026-01-01", hours: "1" }, ...both(404) },
      { fields: { intent: "unhours", id: "9" }, ...both(404) },
      { fields: { intent: "delete", sure: "on" }, editor: 403, admin: 404, lead: 404 },
    ],
  },
  "admin/project": {
    path: "/admin/project",
    get: all,
    posts: [
      { fields: {}, ...both(422) },
      { fields: { act: "delete" }, ...both(422) },
      { fields: { act: "publish:99" }, ...both(404) },
    ],
  },
  "admin/project/:id": {
    path: "/admin/project/1",
    get: all,
    posts: [
      { fields: { version: "1" }, ...both(422) },
      { fields: { intent: "delete" }, ...all },
      { fields: { intent: "undelete" }, ...all },
    ],
  },
  "admin/news": { path: "/admin/news", get: all, posts: [{ fields: {}, ...both(422) }] },
  "admin/news/:id": {
    path: "/admin/news/1",
    get: all,
    posts: [
      { fields: { version: "1" }, ...both(422) },
      { fields: { intent: "delete" }, ...all },
      { fields: { intent: "undelete" }, ...all },
    ],
  },
  "admin/page": { path: "/admin/page", get: all, posts: [{ fields: {}, ...both(422) }] },
  "admin/page/:id": {
    path: "/admin/page/9",
    get: both(404),
    posts: [{ fields: { intent: "delete" }, ...both(404) }],
  },
  "admin/draft": {
    path: "/admin/draft",
    // It answers for one item.
    get: both(404),
    posts: [
      { fields: { "draft-subject": "event:1", "draft-act": "keep", title: "Half" }, ...all },
      { fields: { "draft-subject": "post:new", "draft-act": "keep", title: "Half" }, ...all },
      { fields: { "draft-subject": "post:1", "draft-act": "keep", title: "Half" }, ...adminsOnly },
      { fields: { "draft-subject": "event:99", "draft-act": "beat" }, ...both(404) },
      { fields: { "draft-subject": "user:1", "draft-act": "beat" }, ...both(404) },
    ],
  },
  "admin/approvals": { path: "/admin/approvals", get: all },
  // An editor reads and approves what another wrote, without changing it.
  "admin/approvals/:subject": {
    path: "/admin/approvals/post-1",
    get: all,
    posts: [{ fields: { version: "1" }, ...both(422) }],
  },
  // The samples are nobody's, as above.
  "admin/listen/:subject": {
    path: "/admin/listen/post-1",
    get: adminsOnly,
    posts: [
      { fields: { language: "" }, editor: 403, admin: 422 },
      { fields: { delete: "99" }, editor: 403, admin: 404 },
    ],
  },
  "admin/checks": {
    path: "/admin/checks",
    get: nothingThere,
    posts: [
      { fields: { "draft-subject": "event:1" }, ...all },
      { fields: { "draft-subject": "post:1" }, ...adminsOnly },
      { fields: { "draft-subject": "issue:new" }, ...both(404) },
    ],
  },
  "admin/media": { path: "/admin/media", get: all },
  "admin/media/upload": { path: "/admin/media/upload", get: nothingThere, posts: [{ fields: {}, ...both(422) }] },
  "admin/media/photos": { path: "/admin/media/photos", get: all },
  "admin/media/uploads/:key": {
    path: "/admin/media/uploads/some-key",
    get: nothingThere,
    posts: [{ fields: {}, ...both(422) }],
  },
  "admin/media/:id/faces": { path: "/admin/media/1/faces", get: all, posts: [{ fields: {}, ...both(422) }] },
  "admin/media/:id": {
    path: "/admin/media/1",
    // Back to the library.
    get: both(302),
    posts: [
      { fields: { intent: "withdraw" }, ...all },
      { fields: { intent: "delete" }, ...both(409) },
      { fields: { intent: "deleteEverywhere" }, ...adminsOnly },
    ],
  },
  "admin/createuser": {
    path: "/admin/createuser",
    get: adminsOnly,
    posts: [{ fields: { firstName: "A" }, editor: 403, admin: 422 }],
  },
  "admin/manageusers": { path: "/admin/manageusers", get: all },
  "admin/manageusers/:id": {
    path: "/admin/manageusers/other",
    // Back to the list.
    get: both(302),
    posts: [
      { fields: { intent: "change", displayName: "Changed" }, ...adminsOnly },
      { fields: { intent: "role", role: "editor" }, ...adminsOnly },
      // The other person is only invited: there is no password yet to replace.
      { fields: { intent: "link" }, editor: 403, admin: 409 },
      { fields: { intent: "invite" }, ...adminsOnly },
      // One's own row only, whoever one is.
      {
        fields: {
          intent: "password",
          currentPassword: "a long enough password",
          newPassword: "quite another password",
        },
        ...both(403),
      },
      // The other person has no second factor that could be switched off.
      { fields: { intent: "factor" }, editor: 403, admin: 409 },
      { fields: { intent: "delete" }, ...adminsOnly },
    ],
  },
  "admin/account": { path: "/admin/account", get: all },
  "admin/confirm": { path: "/admin/confirm", get: all, posts: [{ fields: { password: "guess" }, ...both(422) }] },
  "admin/redirects": {
    path: "/admin/redirects",
    get: all,
    posts: [
      { fields: { path: "/old.html", target: "/about" }, ...all },
      { fields: { path: "/old.html", target: "//evil.test" }, ...both(422) },
      { fields: { intent: "list", lines: "/older.html,/about" }, ...all },
      { fields: { intent: "delete", id: "99" }, ...both(404) },
    ],
  },
  "admin/doctor": { path: "/admin/doctor", get: adminsOnly },
  "admin/sample": {
    path: "/admin/sample",
    get: adminsOnly,
    posts: [
      { fields: { intent: "remove" }, ...adminsOnly },
      { fields: { intent: "restore" }, ...adminsOnly },
    ],
  },
  "admin/welcome": {
    path: "/admin/welcome",
    // To the first open step.
    get: { editor: 403, admin: 302 },
    posts: [
      { fields: {}, editor: 403, admin: 422 },
      { fields: { step: "name", idempotencyKey: "k" }, editor: 403, admin: 422 },
      { fields: { step: "look", ready: "Lagoon", idempotencyKey: "k" }, ...adminsOnly },
      { fields: { step: "bank", idempotencyKey: "k" }, editor: 403, admin: 422 },
      { fields: { step: "reach", intent: "test", idempotencyKey: "k" }, editor: 403, admin: 422 },
      // To the end.
      { fields: { step: "post" }, editor: 403, admin: 202 },
    ],
  },
  "admin/log": { path: "/admin/log", get: adminsOnly },
  "admin/searches": { path: "/admin/searches", get: all },
  "admin/pages": { path: "/admin/pages", get: all },
  "admin/pages/:page": {
    path: "/admin/pages/about",
    get: all,
    posts: [
      { fields: { title: "" }, ...both(422) },
      { fields: { intent: "discard" }, ...all },
      { fields: { intent: "restore", restore: "9" }, ...both(404) },
    ],
  },
  "admin/settings": {
    path: "/admin/settings",
    get: all,
    posts: [
      { fields: {}, ...both(422) },
      {
        fields: {
          form: "bank",
          bankName: "B",
          nairaAccount: "1234567890",
          dollarAccount: "1234567890",
          accountName: "A",
          checked: "on",
        },
        ...both(422),
      },
      { fields: { form: "retention", messageMonths: "6", auditLogMonths: "12" }, ...adminsOnly },
      { fields: { form: "giving", legalName: "Another name" }, ...adminsOnly },
    ],
  },
  "admin/look": {
    path: "/admin/look",
    get: all,
    posts: [
      { fields: {}, ...both(422) },
      { fields: { form: "before" }, ...both(200) },
    ],
  },
  "admin/look/logo": { path: "/admin/look/logo", get: nothingThere, posts: [{ fields: {}, ...both(422) }] },
  "admin/look/preview/:page": { path: "/admin/look/preview/home", get: all },
  "admin/people-data": {
    path: "/admin/people-data",
    get: adminsOnly,
    posts: [
      { fields: { intent: "find", email: "nobody@example.org" }, ...adminsOnly },
      { fields: { intent: "find" }, editor: 403, admin: 422 },
      { fields: { intent: "erase", email: "nobody@example.org" }, editor: 403, admin: 422 },
      { fields: { intent: "erase", email: "nobody@example.org", sure: "on" }, ...adminsOnly },
    ],
  },
  "admin/people-data/export": {
    path: "/admin/people-data/export",
    get: nothingThere,
    posts: [
      { fields: {}, editor: 403, admin: 422 },
      { fields: { email: "nobody@example.org" }, ...adminsOnly },
    ],
  },
  "admin/gifts": {
    path: "/admin/gifts",
    get: adminsOnly,
    posts: [
      { fields: { intent: "sweep", pledge: "1" }, ...adminsOnly },
      { fields: { intent: "seen", id: "1", amount: "5000", day: "2026-03-10" }, editor: 403, admin: 404 },
    ],
  },
  "admin/gifts/record": {
    path: "/admin/gifts/record",
    get: adminsOnly,
    posts: [{ fields: { method: "cash", amount: "5000", day: "2026-03-10" }, ...adminsOnly }],
  },
  "admin/gifts/statement": {
    path: "/admin/gifts/statement",
    get: adminsOnly,
    posts: [
      { fields: { intent: "join", id: "99", pledge: "1" }, editor: 403, admin: 404 },
      { fields: { intent: "join-hand", id: "99", gift: "1" }, editor: 403, admin: 404 },
      { fields: { intent: "join-reference", id: "99", reference: "TAB-7K4-QXM" }, editor: 403, admin: 404 },
      ...["record", "no", "other", "reopen", "undo"].map((intent) => ({
        fields: { intent, id: "99" },
        editor: 403,
        admin: 404,
      })),
      { fields: { intent: "columns", file: "99" }, editor: 403, admin: 409 },
      { fields: { intent: "drop", file: "99" }, editor: 403, admin: 202 },
      { fields: { intent: "tolerance", currency: "NGN", tolerance: "50" }, ...adminsOnly },
    ],
  },
  "admin/gifts/received": { path: "/admin/gifts/received", get: adminsOnly },
  // Without keys there is none; its own tests have them.
  "admin/gifts/online": {
    path: "/admin/gifts/online",
    get: { editor: 403, admin: 404 },
    posts: [{ fields: { intent: "ignore", id: "1", reason: "Ours" }, editor: 403, admin: 404 }],
  },
  "admin/gifts/of-donor": { path: "/admin/gifts/of-donor", get: adminsOnly },
  // A donor without gifts has no statement.
  "admin/gifts/of-donor.pdf": { path: "/admin/gifts/of-donor.pdf", get: { editor: 403, admin: 404 } },
  "admin/gifts/:id": {
    path: "/admin/gifts/99",
    get: { editor: 403, admin: 404 },
    posts: [
      ...["agree", "arrived", "restore"].map((intent) => ({ fields: { intent }, editor: 403, admin: 404 })),
      { fields: { intent: "void", reason: "Wrong" }, editor: 403, admin: 404 },
      { fields: { intent: "receipt", name: "", reason: "Wrong" }, editor: 403, admin: 404 },
      { fields: { intent: "spend", spentOn: "Books" }, editor: 403, admin: 404 },
      { fields: { intent: "join", reference: "TAB-7K4-QXM" }, editor: 403, admin: 404 },
      { fields: { intent: "split", amount: "5000" }, editor: 403, admin: 404 },
    ],
  },
  // To those who may not read safeguarding, a file that is there is as one that is not: its own tests have a lead.
  "admin/private/:id": { path: "/admin/private/1", get: { ...both(403), ...readers(404) } },
  "admin/consents": { path: "/admin/consents", get: all },
  "admin/consents/recent": { path: "/admin/consents/recent", get: all },
  "admin/consents/new": {
    path: "/admin/consents/new",
    get: all,
    posts: [{ fields: { person: "child" }, ...both(422) }],
  },
  "admin/consents/:id": {
    path: "/admin/consents/1",
    get: both(404),
    posts: [
      { fields: { intent: "withdraw" }, ...both(404) },
      { fields: { intent: "putBack" }, ...both(403), ...readers(404) },
    ],
  },
  "admin/consents/:id/card": {
    path: "/admin/consents/1/card",
    get: nothingThere,
    posts: [{ fields: {}, ...both(404) }],
  },
  "admin/takedowns": {
    path: "/admin/takedowns",
    // Where nobody reads safeguarding, an admin may hide, and nothing else.
    get: { editor: 403, admin: 200, ...readers(200) },
    posts: [
      { fields: { intent: "down", id: "1" }, editor: 403, admin: 404, ...readers(404) },
      { fields: { intent: "hideAll" }, editor: 403, admin: 200, ...readers(200) },
      ...["kept", "isIn", "isNotIn"].map((intent) => ({ fields: { intent, id: "1" }, ...both(403), ...readers(404) })),
    ],
  },
  "admin/concerns": {
    path: "/admin/concerns",
    get: { ...both(403), ...readers(200) },
    posts: [
      ...["note", "state", "delete"].map((intent) => ({ fields: { intent, id: "1" }, ...both(403), ...readers(422) })),
      // The lead alone names readers.
      ...["name", "unname"].map((intent) => ({ fields: { intent, id: "1" }, ...both(403), lead: 404 })),
    ],
  },
  "admin/bank": {
    path: "/admin/bank",
    get: adminsOnly,
    posts: [
      { fields: { intent: "ask" }, editor: 403, admin: 422 },
      { fields: { intent: "agree", id: "9", called: "on", password: "x" }, editor: 403, admin: 422 },
      { fields: { intent: "stop", id: "9" }, editor: 403, admin: 422 },
      { fields: { intent: "confirm", password: "x" }, editor: 403, admin: 422 },
      ...["done", "undone"].map((intent) => ({ fields: { intent, id: "9" }, editor: 403, admin: 404 })),
    ],
  },
  "admin/messages": {
    path: "/admin/messages",
    get: all,
    posts: [
      { fields: { intent: "delete", id: "9" }, ...both(404) },
      { fields: { intent: "spam", id: "9" }, ...both(404) },
      { fields: { intent: "give", id: "9" }, ...both(404) },
      { fields: { intent: "reply", id: "9", text: "Dear" }, ...both(404) },
    ],
  },
  "admin/messages/export": { path: "/admin/messages/export", get: all },
  "admin/mail": {
    path: "/admin/mail",
    get: adminsOnly,
    posts: [
      { fields: { intent: "again", id: "9" }, editor: 403, admin: 404 },
      { fields: { intent: "delete", id: "9" }, editor: 403, admin: 404 },
    ],
  },
  "admin/newsletter": {
    path: "/admin/newsletter",
    get: all,
    posts: [
      { fields: {}, ...both(422) },
      { fields: { subject: "S", opening: "O" }, ...all },
    ],
  },
  "admin/newsletter/:id": {
    path: "/admin/newsletter/1",
    get: all,
    posts: [
      { fields: { version: "1" }, ...both(422) },
      { fields: { intent: "test" }, ...all },
      // Nobody is on the list that it could be sent to.
      { fields: { intent: "send", version: "1" }, editor: 403, admin: 409 },
      { fields: { intent: "pause" }, ...both(409) },
      { fields: { intent: "go-on" }, editor: 403, admin: 409 },
      // Back to the list.
      { fields: { intent: "delete" }, ...both(202) },
    ],
  },
  "admin/newsletter/:id/email": { path: "/admin/newsletter/1/email", get: all },
  "admin/subscribers": { path: "/admin/subscribers", get: all, posts: [{ fields: { id: "9" }, ...both(404) }] },
  "admin/subscribers/export": { path: "/admin/subscribers/export", get: all },
  "admin/jump": { path: "/admin/jump", get: all },
  "admin/jump/results": { path: "/admin/jump/results", get: all },
  "admin/queue/event/:id/guests": {
    path: "/admin/queue/event/1/guests",
    get: nothingThere,
    posts: [{ fields: { intent: "here", guest: "1" }, ...both(404) }],
  },
  "admin/queue/:noun/:id?": {
    path: "/admin/queue/post",
    get: nothingThere,
    posts: [
      { fields: { title: "New" }, ...all },
      { fields: { act: "unpublish:1" }, ...adminsOnly },
      { fields: {}, ...both(422) },
    ],
  },
  "admin/offline": { path: "/admin/offline", get: all },
  "admin/share": { path: "/admin/share", get: all },
  "admin/share/:kind/:key": { path: "/admin/share/event/1", get: all },
  "admin/signout": { path: "/admin/signout", get: all },
};

const staffRoutes = Object.values(build.routes).filter((route) => route?.parentId === "staff-layout");

/** Previews stand in the frame of the public site, and guard themselves. */
const previews = Object.values(build.routes).filter((route) => /^admin\/.*preview$/.test(route?.path ?? ""));

test("every staff route is in the table, and every row of the table is a route", () => {
  expect(staffRoutes.length).toBeGreaterThan(15);
  expect(staffRoutes.map((route) => route?.path).toSorted()).toEqual(Object.keys(table).toSorted());
});

test("a visitor who is not signed in is sent to sign in, whatever is opened or sent", async () => {
  const { ask, send } = await createTestSite();
  for (const { path, posts = [] } of Object.values(table)) {
    const login = `/login?to=${encodeURIComponent(path)}`;
    const opened = await ask(path);
    expect([path, opened.status, opened.headers.get("Location")]).toEqual([path, 302, login]);
    for (const { fields } of [...posts, { fields: {} }]) {
      const sent = await send(path, fields);
      expect([path, fields, sent.status, sent.headers.get("Location")]).toEqual([path, fields, 302, login]);
    }
  }
});

test("who was deleted, and who gave a password and no code yet, are visitors", async () => {
  const { ask, ctx } = await createTestSite();
  const gone = await signIn(ctx, "admin");
  const { headers, half } = await enterHalf(ctx);
  await ctx.db.deleteFrom("users").where("id", "=", "admin").execute();
  for (const { path, posts = [] } of Object.values(table)) {
    const login = `/login?to=${encodeURIComponent(path)}`;
    for (const Cookie of [gone, half]) {
      const opened = await ask(path, { headers: { Cookie } });
      expect([path, opened.status, opened.headers.get("Location")]).toEqual([path, 302, login]);
      for (const { fields } of posts) {
        const sent = await ask(path, {
          method: "POST",
          headers: { ...headers, Cookie },
          body: new URLSearchParams(fields),
        });
        expect([path, fields, sent.status, sent.headers.get("Location")]).toEqual([path, fields, 302, login]);
      }
    }
  }
});

/** Somebody with two-step sign-in, who has given the password alone. */
async function enterHalf(ctx: Site["ctx"]) {
  const whole = await signIn(ctx, "editor");
  const headers = { Origin: "https://site.test" };
  const started = await ctx.auth.startTwoFactor(new Headers({ Cookie: whole, ...headers }), samplePassword);
  const code = oneTimeCode(new URL(started?.uri ?? "").searchParams.get("secret") ?? "");
  await ctx.auth.withCode(new Headers({ Cookie: whole, ...headers }), code);
  const answer = await ctx.auth.withPassword(new Headers(headers), "editor@example.org", samplePassword);
  expect(answer.outcome).toBe("code");
  return { headers, half: answer.outcome === "refused" ? "" : cookiesOf(answer.cookies) };
}

test("a preview is nothing to a visitor, and to an editor who may not change the thing", async () => {
  const { ask, ctx } = await createTestSite();
  const cookie = await signIn(ctx, "editor");
  expect(previews.map((route) => route?.path).toSorted()).toEqual([
    "admin/event/:id/preview",
    "admin/page/:id/preview",
    "admin/post/:id/preview",
    "admin/preview",
    "admin/project/:id/preview",
  ]);
  for (const route of previews) {
    const path = `/${route?.path?.replace(":id", "1")}`;
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect((await ask("/admin/post/1/preview", { headers: { Cookie: cookie } })).status).toBe(403);
  const preview = await ask("/admin/event/1/preview", { headers: { Cookie: cookie } });
  expect([preview.status, preview.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});

/** Signs somebody in. @returns the `Cookie` header */
async function enter(ctx: Site["ctx"], person: Person): Promise<string> {
  const cookie = await signIn(ctx, person === "named" ? "admin" : person);
  if (person === "named") await ctx.db.updateTable("users").set({ reads_safeguarding: 1 }).execute();
  return cookie;
}

test.each(people)("an %s is answered as the table says, everywhere", async (person) => {
  const open = async () => {
    const { ask, ctx } = await createTestSite();
    return { ask, ctx, cookie: await enter(ctx, person) };
  };
  const reading = await open();
  for (const { path, get, posts = [] } of Object.values(table)) {
    // A site of its own for each route that changes something: it must not change what the next is answered.
    const isOnlyRead = posts.length === 0 && !/manageusers|newsletter|signout/.test(path);
    const { ask, ctx, cookie } = isOnlyRead ? reading : await open();
    if (path.includes("manageusers/")) await addOther(ctx);
    if (path.includes("newsletter/")) await insertIssue(ctx.db, anIssue());
    const headers = { Cookie: cookie, Origin: "https://site.test" };
    const opened = await ask(path, { headers });
    expect([path, opened.status]).toEqual([path, answerTo(person, get)]);
    for (const { fields, ...wanted } of posts) {
      const sent = await ask(`${path}.data`, { method: "POST", headers, body: new URLSearchParams(fields) });
      expect([path, fields, sent.status]).toEqual([path, fields, answerTo(person, wanted)]);
    }
  }
});

test("no staff form is taken from another website, or without saying where it comes from", async () => {
  const { ask, ctx } = await createTestSite();
  const cookie = await signIn(ctx, "admin");
  for (const { path, posts = [] } of Object.values(table)) {
    for (const { fields } of posts) {
      for (const origin of [{ Origin: "https://evil.example" }, { Origin: "null" }, {}]) {
        const headers = { Cookie: cookie, ...origin } as Record<string, string>;
        const sent = await ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
        expect([path, origin, sent.status]).toEqual([path, origin, 403]);
      }
    }
  }
  expect(await ctx.db.selectFrom("audit_log").select("id").execute()).toEqual([]);
});

async function addOther(ctx: Awaited<ReturnType<typeof createTestSite>>["ctx"]): Promise<void> {
  const { aStaffMember } = await import("./support/builders.ts");
  const { insertUser } = await import("../app/features/users/user-queries.server.ts");
  await insertUser(ctx.db, aStaffMember({ id: "other", email: "other@example.org" }));
}
