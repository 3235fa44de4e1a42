import { expect, test } from "vitest";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";

const form = {
  title: "A day",
  location: "The library",
  theme: "Reading",
  date: "2026-05-05",
  startTime: "",
  endTime: "",
  list: "",
  status: "published",
};

test("an event whose text begins with a photo is published without empty paragraphs", async () => {
  const { ctx, post, ask } = await createStaffedSite();
  const drawing = { path: "images/d.svg", alt: "A drum", width: 4, height: 3, kind: "drawing" as const };
  const id = await addPhoto(ctx.db, drawing);
  const description = ["", `![A drum](photo:${id})`, "", "We drum."];
  const fields = { ...form, description };
  expect((await post("/admin/event", fields)).status).toBe(200);
  const row = await ctx.db.selectFrom("events").select(["id", "description"]).executeTakeFirstOrThrow();
  expect(JSON.parse(row.description)).toEqual([`![A drum](photo:${id})`, "We drum."]);
  expect((await ask(`/event/readmore/${row.id}`)).status).toBe(200);
});

test("without any text, or any photo, an event is not published", async () => {
  const { ctx, post } = await createStaffedSite();
  const send = async (description: string[]) => (await post("/admin/event", { ...form, description })).text();
  expect(await send(["", ""])).toContain("Description is required");
  expect(await send(["We drum."])).toContain("Image is required");
  expect(await ctx.db.selectFrom("events").select("id").execute()).toEqual([]);
});
