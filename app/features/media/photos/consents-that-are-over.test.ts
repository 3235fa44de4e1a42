import { expect, test } from "vitest";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { textOf } from "../../../../tests/support/page-text.ts";

test("a photo with an expired child's consent prevents publishing", async () => {
  const { ctx, clock, post, id } = await siteWithConsent();
  await ctx.db.updateTable("consents").set({ until: "2026-03-12" }).execute();
  await ctx.db.updateTable("photos").set({ shown_until: "2026-03-12" }).where("id", "=", id).execute();
  clock.at = new Date("2026-03-20T09:00:00Z");
  const says = { "-consent": "adults", "-consent-by": "The teacher beside her", "-consent-kind": "voice" };
  const fields = Object.fromEntries(Object.entries(says).map(([name, value]) => [`photo-${id}${name}`, value]));
  const story = {
    title: "A class",
    paragraphs: "Look.",
    photos: String(id),
    [`photo-${id}-alt`]: "A class",
    ...fields,
  };
  const refused = await post("/admin/post", story);
  expect([
    refused.status,
    textOf(await refused.text()).includes("consent of another person in a photo has expired"),
  ]).toEqual([422, true]);
  const answer = { alt: "A class", consent: "adults", "consent-by": "The teacher", "consent-kind": "voice" };
  expect((await post(`/admin/media/${id}.data`, { ...answer, places: "donate" })).status).toBe(422);
  const people = ctx.db.selectFrom("appearances").select("id").where("ended_at", "is", null);
  expect(await people.execute()).toHaveLength(1);
  expect((await post(`/admin/media/${id}.data`, answer)).status).toBe(200);
  expect(await people.execute()).toHaveLength(2);
});
