import { describe, expect, test } from "vitest";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { clearAttempts, countTowardsRateLimit, delayAfter, type RateLimit } from "./rate-limit.server.ts";

const contact: RateLimit = { what: "contact", times: 3, minutes: 60 };
const newsletter: RateLimit = { ...contact, what: "newsletter" };

const one = "192.0.2.1";
const other = "2001:db8::7";

async function open() {
  const { ctx, clock } = await createTestSite({ empty: true });
  return {
    ctx,
    /** @returns whether each attempt was within the limit */
    async tryTimes(times: number, address: string, limit = contact): Promise<boolean[]> {
      const answers: boolean[] = [];
      for (let time = 0; time < times; time++) answers.push(await countTowardsRateLimit(ctx, limit, address));
      return answers;
    },
    pass(seconds: number) {
      clock.at = new Date(clock.at.getTime() + seconds * 1000);
    },
    rows: () => ctx.db.selectFrom("rate_limits").selectAll().execute(),
  };
}

describe("one sender", () => {
  test("may send so many times, and no more", async () => {
    const { tryTimes } = await open();
    expect(await tryTimes(5, one)).toEqual([true, true, true, false, false]);
  });

  test("may send again when the hour is over, and not a second before", async () => {
    const { tryTimes, pass } = await open();
    await tryTimes(3, one);
    pass(59 * 60 + 59);
    expect(await tryTimes(1, one)).toEqual([false]);
    pass(1);
    expect(await tryTimes(4, one)).toEqual([true, true, true, false]);
  });

  test("does not wait longer for having tried in vain", async () => {
    const { tryTimes, pass } = await open();
    await tryTimes(3, one);
    pass(30 * 60);
    await tryTimes(20, one);
    pass(30 * 60);
    expect(await tryTimes(1, one)).toEqual([true]);
  });

  test("is counted to the last, also when everything comes at once", async () => {
    const { ctx } = await open();
    const answers = await Promise.all(Array.from({ length: 10 }, () => countTowardsRateLimit(ctx, contact, one)));
    expect(answers.filter((within) => within)).toHaveLength(3);
  });
});

describe("one sender does not stand in the way of", () => {
  test("another one", async () => {
    const { tryTimes } = await open();
    await tryTimes(9, one);
    expect(await tryTimes(4, other)).toEqual([true, true, true, false]);
  });

  test("anything else that it does itself", async () => {
    const { tryTimes, pass } = await open();
    await tryTimes(3, one);
    pass(30 * 60);
    expect(await tryTimes(4, one, newsletter)).toEqual([true, true, true, false]);
    pass(30 * 60);
    // The first window is over, the second is not.
    expect(await tryTimes(1, one, newsletter)).toEqual([false]);
    expect(await tryTimes(1, one)).toEqual([true]);
  });
});

test("a limit per day outlives a limit per minute", async () => {
  const { tryTimes, pass } = await open();
  const daily: RateLimit = { what: "sign-up", times: 1, minutes: 24 * 60 };
  await tryTimes(1, one, daily);
  pass(60 * 60);
  await tryTimes(1, one, { what: "search", times: 1, minutes: 1 });
  expect(await tryTimes(1, one, daily)).toEqual([false]);
});

describe("the stored key of a sender", () => {
  test("is not an address, and cannot be found in a list of all addresses", async () => {
    const here = await open();
    const there = await open();
    await here.tryTimes(1, one);
    const { who } = (await here.rows())[0] ?? {};
    expect(who).toMatch(/^[\da-f]{32}$/);
    expect(JSON.stringify(await here.rows())).not.toContain(one);

    // Another secret hashes the same address differently.
    const config = { ...there.ctx.config, secret: "y".repeat(32) };
    await countTowardsRateLimit({ ...there.ctx, config }, contact, one);
    expect((await there.rows())[0]?.who).not.toBe(who);
  });

  test("is deleted with the first attempt of any sender after its hour", async () => {
    const { tryTimes, pass, rows } = await open();
    await tryTimes(1, one);
    pass(60 * 60);
    await tryTimes(1, other);
    expect(await rows()).toHaveLength(1);
  });
});

test("clearing the attempts of one visitor leaves those of others", async () => {
  const { ctx, tryTimes } = await open();
  await tryTimes(3, one);
  await tryTimes(3, other);
  await clearAttempts(ctx, contact, one);
  expect(await tryTimes(1, one)).toEqual([true]);
  expect(await tryTimes(1, other)).toEqual([false]);
});

test.each([
  ["within the limit nothing is slow", -3, 0],
  ["at the limit neither", 0, 0],
  ["the next one takes a moment", 1, 250],
  ["each a moment more", 4, 1_000],
  ["and none longer than four seconds", 1_000_000, 4_000],
])("%s", (_, over, milliseconds) => {
  expect(delayAfter(over)).toBe(milliseconds);
});
