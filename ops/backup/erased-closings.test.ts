import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAppContext } from "../../app/app-context.server.ts";
import { erasePromiseDonor, withdrawPromise } from "../../app/features/giving/gifts/erase-donor.server.ts";
import { splitGift } from "../../app/features/giving/gifts/move-gift.server.ts";
import { createPromise } from "../../app/features/giving/gifts/promise-commands.server.ts";
import { receiveGift } from "../../app/features/giving/gifts/receive-gift.server.ts";
import {
  isSuppressed,
  suppressAddress,
  unsubscribe,
} from "../../app/features/publishing/newsletter/subscriber-commands.server.ts";
import { insertSubscriber } from "../../app/features/publishing/newsletter/subscriber-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { anEmptyPlace, createCachedSite } from "../../tests/support/backups.ts";
import { aSubscriber } from "../../tests/support/builders.ts";
import { placesOf } from "../../tests/support/known-person.ts";
import { linkTo, onTheList, subscribe } from "../../tests/support/newsletter-subscriber.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { closingsName, readClosings } from "./closings.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { storeClosings, takeKnownClosings } from "./store-closings.server.ts";

const member = {
  id: "admin",
  name: "Sample Admin",
  email: "admin@example.org",
  roles: ["admin"] as const,
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

/** A site with backups; `restore` opens its archive on another machine, with the list of now. */
async function restorable() {
  const folder = temporaryFolder();
  const here = await createCachedSite({ settings: { BACKUPS_URL: `file:${folder}` } });
  const { ctx, clock } = here;
  const later = () => {
    clock.at = new Date(clock.at.getTime() + 60_000);
  };
  const list = () => readFileSync(join(folder, closingsName), "utf8");
  const restore = async () => {
    await storeClosings(ctx);
    const place = anEmptyPlace();
    await restoreBackup(place, here.archive, { closings: readClosings(list()) });
    const restored = await createAppContext({ ...place, secret: ctx.config.secret }, clock);
    await takeKnownClosings(restored);
    return restored;
  };
  return { ...here, later, list, restore };
}

const promise = (ctx: AppContext, name: string) => {
  const fields = {
    amount: 3_000_000,
    currency: "NGN" as const,
    frequency: "once" as const,
    message: null,
    project: "",
  };
  return createPromise(ctx, "https://site.test", { ...fields, name, email: `${name}@example.org`, isPublic: false });
};

const statesOf = async ({ db }: AppContext) =>
  (await db.selectFrom("promises").select(["state", "name"]).orderBy("id").execute()).map(
    ({ state, name }) => `${state} ${name}`,
  );

test("a donor who was erased after the backup is erased again, with every part of the gift", async () => {
  const site = await restorable();
  const { ctx } = site;
  const gave = await promise(ctx, "gave");
  const open = await promise(ctx, "open");
  const withdrew = await promise(ctx, "withdrew");
  const gift = { amount: 3_000_000, currency: "NGN" as const, method: "transfer" as const, source: "credit:1" };
  await withTransaction(ctx, (ctx) => receiveGift(ctx, { ...gift, promise: gave }));
  const confirmedAt = new Date().toISOString();
  const requestInfo = { address: "192.0.2.1", origin: "https://site.test", requestId: "x", confirmedAt };
  await splitGift({ ctx, member, requestInfo }, 1, 1_000_000);
  await promise(ctx, "stays");
  await site.back(site.archive);
  site.later();
  for (const promise of [gave, open]) await erasePromiseDonor(ctx, promise);
  await withdrawPromise(ctx, withdrew);
  const restored = await site.restore();
  expect(await statesOf(restored)).toEqual(["received null", "open null", "withdrawn null", "open stays"]);
  for (const name of ["gave", "open", "withdrew"]) {
    expect([name, await placesOf(restored, `${name}@example.org`)]).toEqual([name, []]);
    expect(site.list()).not.toContain(name);
  }
  const receipts = await restored.db.selectFrom("receipts").select("contents").execute();
  expect(receipts.map(({ contents }) => JSON.parse(contents).name)).toEqual([null, null, null]);
  // Once more changes nothing.
  const rows = async () => (await restored.db.selectFrom("closings").select("id").execute()).length;
  const before = await rows();
  await takeKnownClosings(restored);
  expect([await rows(), await statesOf(restored)]).toEqual([before, await statesOf(ctx)]);
  await restored.db.destroy();
});

test("a reader who left after the backup gets no e-mail, unless they came back", async () => {
  const site = await restorable();
  const { ctx } = site;
  const names = ["left", "came-back", "complained", "stays"];
  for (const name of names) await insertSubscriber(ctx.db, aSubscriber({ email: `${name}@example.org`, token: name }));
  await site.back(site.archive);
  site.later();
  for (const token of ["left", "came-back"]) expect(await unsubscribe(ctx, token)).toBe(true);
  for (const email of ["complained@example.org", "later@example.org"])
    await withTransaction(ctx, (ctx) => suppressAddress(ctx, email, "complaint"));
  site.later();
  await subscribe(site, "came-back@example.org");
  const restored = await site.restore();
  expect(await onTheList(restored.db)).toEqual(["came-back@example.org", "stays@example.org"]);
  for (const [name, suppressed] of [
    ["left", false],
    ["complained", true],
    ["later", true],
    ["came-back", false],
  ] as const) {
    expect([name, await isSuppressed(restored, `${name}@example.org`)]).toEqual([name, suppressed]);
    expect(site.list()).not.toContain(name);
  }
  await restored.db.destroy();
});

test("a confirmation link from before an unsubscription fails on the restored site", async () => {
  const site = await restorable();
  const { ctx } = site;
  await insertSubscriber(ctx.db, aSubscriber({ email: "reader@example.org", token: "reader" }));
  await site.send("/newsletter", { email: "other@example.org" });
  const link = await linkTo(site, "other@example.org");
  await site.back(site.archive);
  site.later();
  await site.send(link, {});
  const token = await ctx.db
    .selectFrom("subscribers")
    .select("token")
    .where("email", "=", "other@example.org")
    .executeTakeFirst();
  await unsubscribe(ctx, token?.token ?? "");
  const restored = await site.restore();
  expect(await onTheList(restored.db)).toEqual(["reader@example.org"]);
  expect(await restored.db.selectFrom("pending_subscribers").selectAll().execute()).toEqual([]);
  await restored.db.destroy();
});
