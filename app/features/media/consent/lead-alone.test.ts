import { expect, test } from "vitest";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signInAgain } from "../../../../tests/support/sign-in.ts";

const request = { who: "child", wish: "down", contact: "0800 123 4567", note: "She is in the second row." };

test("a lead without other roles decides about photos and consents", async () => {
  const { ctx, send, ask, post, upload, show, takeConsent, id, src, path } = await siteWithConsent({}, "lead");
  await send(`/photo?of=${id}`, { ...request, photo: String(id) });
  const waiting = await upload("#195aa3");
  await show(waiting.id);
  await takeConsent({ idempotencyKey: "other" }, `/admin/consents/new?photo=${waiting.id}`);
  await ctx.db.deleteFrom("user_roles").where("role", "=", "editor").execute();
  const Cookie = await signInAgain(ctx, "lead@example.org");
  const open = async (at: string) => await (await ask(at, { headers: { Cookie } })).text();
  for (const page of [await open("/admin/photo-requests"), await open(path)]) {
    expect(page).toMatch(/<img[^>]*src="\/files\/[^"]*"[^>]*alt="Two friends laugh"/);
    expect(page).not.toContain("/admin/media");
  }
  const file = {
    path: "private/a.jpg",
    owner: `photo:${id}`,
    type: "image/jpeg",
    bytes: 1,
    name: null,
    created_at: "",
  };
  const kept = { ...file, state: "kept", problem: null, claimed_at: null } as const;
  const { id: uncovered } = await ctx.db
    .insertInto("private_files")
    .values(kept)
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await open(path)).toMatch(new RegExp(`<a href="/admin/private/${uncovered}"[^>]*>Uncovered photo 1</a>`));
  await ctx.db.updateTable("photos").set({ consent_at: null }).where("id", "=", waiting.id).execute();
  ctx.fileAccess.invalidate();
  expect([(await ask(waiting.src)).status, (await ask(waiting.src, { headers: { Cookie } })).status]).toEqual([
    404, 200,
  ]);
  await post("/admin/photo-requests", { intent: "down", id: "1" });
  expect((await ask(src)).status).toBe(410);
  const page = await open("/admin/photo-requests");
  expect(textOf(page)).toContain("Show this photo again");
  expect((await post("/admin/photo-requests", { intent: "putBack", id: String(id) })).status).toBe(200);
  expect((await ask(src)).status).toBe(200);
  expect(await open("/admin/photo-requests")).not.toContain("Show this photo again");
});
