import { samples } from "content/samples/index.ts";
import { expect, test } from "vitest";
import { loadSamples } from "../app/load-samples.server.ts";
import { createTestSite } from "./support/test-site.ts";

test("the samples are loaded once; what is deleted afterwards stays deleted", async () => {
  const { ctx, ask } = await createTestSite();
  await ctx.db.deleteFrom("photo_attachments").where("owner", "=", "event:1").execute();
  await ctx.db.deleteFrom("events").where("id", "=", 1).execute();
  expect(await loadSamples(ctx, samples)).toBe(false);
  expect((await ask("/event/readmore/1")).status).toBe(404);
  expect((await ask("/event/readmore/2")).status).toBe(200);
});

test("a number that was deleted is never given to another event", async () => {
  const { ctx } = await createTestSite();
  await ctx.db.deleteFrom("photo_attachments").where("owner", "=", "event:4").execute();
  await ctx.db.deleteFrom("events").where("id", "=", 4).execute();
  const { insertEvent } = await import("../app/features/events/events/event-queries.server.ts");
  const { anEvent } = await import("./support/builders.ts");
  expect(await insertEvent(ctx.db, anEvent())).toBe(5);
});

test("a first start that broke off half way leaves nothing, and the next one loads everything", async () => {
  const { ctx, ask } = await createTestSite({ empty: true });
  const broken = { ...samples, news: [{ ...samples.news[0], title: null }] } as unknown as typeof samples;
  await expect(loadSamples(ctx, broken)).rejects.toThrow();
  expect((await ask("/event/readmore/1")).status).toBe(404);
  expect(await loadSamples(ctx, samples)).toBe(true);
  expect((await ask("/event/readmore/1")).status).toBe(200);
  expect((await ask("/project/readmore/3")).status).toBe(200);
});
