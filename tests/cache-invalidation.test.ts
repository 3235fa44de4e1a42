import { expect, test } from "vitest";
import { createTestSite } from "./support/test-site.ts";

/** Number of readings and changes; one in so many is a change. */
const times = 3_000;
const perChange = 100;
/** Number of readers at the same time. */
const readers = 20;

test(`no reader sees an outdated page in ${times} steps`, async () => {
  const { ctx, ask } = await createTestSite();
  let left = times;
  /** The last change that was acknowledged. */
  let acknowledged = 0;
  let begun = 0;
  let seen = 0;

  const change = async () => {
    begun++;
    // Commands do the same: some in one statement, others at the end of a longer transaction. The number is counted on
    // inside it: where two changes meet, the one that began first need not be the one that is kept first.
    const number = await ctx.db.transaction().execute(async (transaction) => {
      const { title } = await transaction
        .selectFrom("events")
        .select("title")
        .where("id", "=", 1)
        .executeTakeFirstOrThrow();
      const next = Number(/^Change (\d+)\.$/.exec(title)?.[1] ?? 0) + 1;
      await transaction
        .updateTable("events")
        .set({ title: `Change ${next}.` })
        .where("id", "=", 1)
        .execute();
      if (next % 2 === 0) await new Promise((resolve) => setImmediate(resolve));
      return next;
    });
    acknowledged = Math.max(acknowledged, number);
  };

  const read = async () => {
    const before = acknowledged;
    const html = await (await ask("/event/readmore/1")).text();
    const shown = Number(/<h1>Change (\d+)\./.exec(html)?.[1] ?? 0);
    if (shown > 0) seen++;
    if (shown < before) throw new Error(`Change ${before} was acknowledged, and a later reader was shown ${shown}.`);
  };

  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (left > 0) {
        left--;
        if (left % perChange === 0) await change();
        else await read();
      }
    }),
  );
  expect([begun, acknowledged]).toEqual([times / perChange, times / perChange]);
  // Not the same page all the time, and not only the one from before the first change.
  expect(seen).toBeGreaterThan(times / 2);
}, 300_000);
