import { expect, test } from "vitest";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

const origin = "https://site.test";

async function open() {
  const { ctx, ask } = await createTestSite();
  const cookie = await signIn(ctx, "editor");
  const send = async (path: string, fields: Record<string, string>, Cookie = cookie) => {
    const headers = { Cookie, Origin: origin };
    const answer = await ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
    return {
      status: answer.status,
      ...((await answer.json()) as { done?: string; message?: string; conflict?: object }),
    };
  };
  const state = async (Cookie?: string) =>
    (await ask("/login/session", { headers: Cookie === undefined ? {} : { Cookie } })).json();
  return { ctx, ask, cookie, send, state };
}

test("a form from a device is accepted once per key", async () => {
  const { ctx, send } = await open();
  const post = { title: "From the bus", paragraphs: "Look.", idempotencyKey: "written-offline" };
  for (const _time of [1, 2]) expect((await send("/admin/queue/post?member=editor", post)).done).toMatch(/saved/);
  const stored = await ctx.db.selectFrom("posts").select("id").where("title", "=", "From the bus").execute();
  expect(stored).toHaveLength(1);
  expect(await send("/admin/queue/event", {})).toMatchObject({ status: 422, message: expect.any(String) });
});

test("a conflict keeps the device's text as a version, without overwriting", async () => {
  const { ctx, send } = await open();
  await send("/admin/queue/post", { title: "First", paragraphs: "Look." });
  const { id } = await ctx.db.selectFrom("posts").select("id").where("title", "=", "First").executeTakeFirstOrThrow();
  const change = (title: string) => send(`/admin/queue/post/${id}`, { title, paragraphs: "Look.", version: "1" });
  expect((await change("Second")).status).toBe(200);
  expect((await change("Second")).status).toBe(200);
  expect(await change("Third")).toMatchObject({ status: 409, conflict: { version: 3 } });
  const { title } = await ctx.db.selectFrom("posts").select("title").where("id", "=", id).executeTakeFirstOrThrow();
  expect(title).toBe("Second");
});

test("a device does not send one person's text as another person", async () => {
  const { ctx, send, ask, cookie } = await open();
  const post = { title: "Hers", paragraphs: "Look." };
  expect((await send("/admin/queue/post?member=somebody", post)).status).toBe(403);
  expect(await ctx.db.selectFrom("posts").select("id").where("title", "=", "Hers").execute()).toEqual([]);
  const headers = { Cookie: cookie, Origin: origin };
  const unknown = await ask("/admin/queue/users", { method: "POST", body: new URLSearchParams(post), headers });
  expect(unknown.status).toBe(404);
});

test("a device learns that an admin ended its session", async () => {
  const { ctx, cookie, state } = await open();
  expect(await state()).toEqual({ state: "out" });
  expect(await state(cookie)).toEqual({ state: "in" });
  await ctx.auth.endSessions("editor");
  expect(await state(cookie)).toEqual({ state: "ended" });
});

test("the staff area is an app with name, icons, scope, share target", async () => {
  const { ask } = await open();
  const answer = await ask("/staff.webmanifest");
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = (await answer.json()) as { icons: { sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    name: "Tabasamu staff",
    share_target: { action: "/admin/share", method: "POST", enctype: "multipart/form-data" },
  });
  expect(manifest.icons.map(({ sizes, purpose }) => purpose ?? sizes)).toEqual(["192x192", "512x512", "maskable"]);
});

test("photos shared before the app is ready lead to a page with instructions", async () => {
  const { ask, cookie } = await open();
  const body = new FormData();
  body.append("photos", new File(["a picture"], "a.jpg", { type: "image/jpeg" }));
  for (const headers of [{}, { Origin: "null" }] as Record<string, string>[]) {
    const signedOut = await ask("/admin/share", { method: "POST", body, headers });
    expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([302, "/login?to=%2Fadmin%2Fshare"]);
    const shared = await ask("/admin/share", { method: "POST", body, headers: { ...headers, Cookie: cookie } });
    expect([shared.status, shared.headers.get("Location")]).toEqual([303, "/admin/share?first"]);
  }
});
