import { expect, test } from "vitest";
import { siteWithConsent } from "../../../../tests/support/consents.ts";

test("without script, the library offers recent people for a quick answer", async () => {
  const { ctx, ask, post, upload, id, staffHeaders } = await siteWithConsent();
  const next = await upload("#1a5aa3");
  const pageOf = async (photo: number) => (await ask(`/admin/media?photo=${photo}`, { headers: staffHeaders })).text();
  expect(await pageOf(next.id)).toContain("The same person as P-1");
  // Yesterday's people appear only if the photo belongs to their item.
  await ctx.db.updateTable("appearances").set({ began_at: "2020-01-01T00:00:00.000Z" }).execute();
  expect(await pageOf(next.id)).not.toContain("The same person as");
  const { owner } = await ctx.db
    .selectFrom("photo_attachments")
    .select("owner")
    .where("photo_id", "=", id)
    .where("owner", "like", "post:%")
    .executeTakeFirstOrThrow();
  await ctx.db.insertInto("photo_attachments").values({ owner, position: 2, photo_id: next.id }).execute();
  expect(await pageOf(next.id)).toContain("The same person as P-1");
  const answer = await post(`/admin/media/${next.id}`, { alt: "A girl reads", consent: "same:P-1" });
  expect(answer.status).toBeLessThan(400);
  const people = ctx.db.selectFrom("appearances").select("consent_id").where("photo_id", "=", next.id);
  expect(await people.execute()).toHaveLength(1);
});
