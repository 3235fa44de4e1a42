import { expect, test } from "vitest";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { maxAtOnce } from "./add-photo.server.ts";

async function open() {
  const here = await createTestSite({ empty: true });
  const { ctx, ask } = here;
  const made = Promise.withResolvers<void>();
  ctx.images = { ...ctx.images, make: () => made.promise.then(() => ({ problem: "unknown" as const })) };
  const send = async (Cookie: string, body: BodyInit = "a picture") => {
    const headers = { Cookie, Origin: "https://site.test" };
    const answer = await ask("/admin/media/upload", { method: "POST", headers, body, duplex: "half" } as RequestInit);
    const { message } = (await answer.json()) as { message: string };
    return { status: answer.status, wait: answer.headers.get("Retry-After"), message };
  };
  return { ...here, send, finish: made.resolve, admin: await signIn(ctx, "admin") };
}

test("only so many pictures are in memory; the next sender waits", async () => {
  const { send, finish, admin } = await open();
  const sent = Array.from({ length: maxAtOnce + 1 }, () => send(admin));
  expect(await Promise.race(sent)).toEqual({
    status: 503,
    wait: "30",
    message: "The site is busy with other photos. Wait half a minute, then send this one again.",
  });
  finish();
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(maxAtOnce);
  expect((await send(admin)).status).toBe(422);
});

test("a picture that breaks off frees its memory for the next", async () => {
  const { send, finish, admin, ctx } = await open();
  finish();
  ctx.images = { ...ctx.images, make: () => Promise.reject(new Error("no room")) };
  const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
  for (let time = 0; time <= maxAtOnce; time++) {
    expect((await send(admin, broken())).message).toContain("The photo did not arrive.");
    expect((await send(admin)).message).toContain("The photo did not arrive.");
  }
});

test("a user sends at most two hundred pictures an hour", async () => {
  const { send, finish, admin, ctx, clock } = await open();
  finish();
  const other = await signIn(ctx, "editor");
  for (let time = 0; time < 200; time++) expect((await send(admin)).status).toBe(422);
  expect(await send(admin)).toMatchObject({
    status: 429,
    wait: "3600",
    message: expect.stringContaining("Too many photos"),
  });
  expect((await send(other)).status).toBe(422);
  clock.at = new Date(clock.at.getTime() + 60 * 60 * 1000);
  expect((await send(admin)).status).toBe(422);
});
