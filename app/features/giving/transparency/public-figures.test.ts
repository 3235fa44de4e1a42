import { test } from "vitest";
import { addGift, siteWithBooks } from "../../../../tests/support/books.ts";
import { closeMonth } from "../../../../tests/support/close-months.ts";
import { comparePublicFigures } from "../../../../tests/support/public-figures.ts";
import { agreeToPurseAct, askForPurseAct } from "../purse/act-on-purse.server.ts";

/** Returns whole numbers below an end, the same for the same seed. */
function randomOf(seed: number): (end: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (end) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return (state >>> 0) % end;
  };
}

/** Plays random acts of three months, closes some months, and compares the public figures with the files. */
async function playMonths(seed: number): Promise<void> {
  const site = await siteWithBooks(["admin", "treasurer", "writer"], 9_000_000);
  const { ctx, clock, senderOf } = site;
  const random = randomOf(seed);
  clock.at = new Date("2026-02-02T10:00:00.000Z");
  await site.open();
  await agreeToPurseAct(senderOf("treasurer"), 1);
  for (const month of ["2026-02", "2026-03", "2026-04"]) {
    clock.at = new Date(`${month}-26T10:00:00.000Z`);
    for (let act = 0; act < 12; act++) {
      const day = `${month}-${String(random(20) + 2).padStart(2, "0")}`;
      const project_id = [1, 2, null][random(3)];
      const what = random(5);
      if (what < 2)
        await addGift(ctx, {
          amount: random(90_000) + 1,
          project_id,
          value_date: day,
          currency: random(4) ? "NGN" : "USD",
        });
      else if (what === 2) {
        const change = [{ state: "void" as const }, { amount: random(50_000) + 1 }, { project_id: 2 }][random(3)] ?? {};
        await ctx.db
          .updateTable("gifts")
          .set(change)
          .where("id", "=", random(10) + 1)
          .execute();
      } else if (what === 3) {
        await site.send("writer", { projectId: project_id ?? null, minor: random(20_000) + 1, paidOn: day });
        const { id } = await ctx.db.selectFrom("vouchers").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
        await site.act("treasurer", id, "approve", { putsIn: true });
        await site.act("admin", id, "approve", { putsIn: true });
        await site.act("treasurer", id, "pay", { placeId: 1, day }).catch(() => undefined);
      } else {
        const purses = await ctx.db.selectFrom("purses").select("id").where("code", "<>", "general").execute();
        const facts = { purseId: purses[0]?.id ?? 0, currency: "NGN", minor: random(500) + 1, why: "x" } as const;
        if (purses.length === 0) continue;
        await askForPurseAct(senderOf("admin"), "put in", facts, crypto.randomUUID());
        const { id } = await ctx.db
          .selectFrom("purse_acts")
          .select("id")
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        await agreeToPurseAct(senderOf("treasurer"), id);
      }
      await site.book();
    }
    if (month !== "2026-04") await closeMonth(ctx, month);
    await comparePublicFigures(ctx, "2026-02-01");
  }
}

test("public figures are the sums of files with the open month", async () => {
  for (let seed = 1; seed <= 12; seed++) await playMonths(seed);
});
