// Slow: many pages and forms, on sites of their own.
import { expect, test } from "vitest";
import { oneOf } from "../../../../tests/support/at-length.ts";
import { findFaults } from "../../../../tests/support/gift-faults.ts";
import { doSomething, openHistory } from "../../../../tests/support/gift-histories.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";

const people: [string, string[], number][] = [
  ["one person, with an own second account", ["admin", "puppet"], 1],
  ["two people", ["admin", "two", "puppet"], 4],
];

test.each(oneOnPostgres(people))(
  "after any act of any history of %s, money counts once with one receipt",
  async (_, who, first) => {
    let gifts = 0;
    const seeds = oneOf([first, first + 1, first + 2]);
    for (const seed of seeds) {
      const history = await openHistory(seed);
      const random = numbersFrom(seed);
      for (let act = 0; act < 70; act++) {
        await doSomething(history, who, random, ["inStatement"]);
        expect([seed, act, await findFaults(history)]).toEqual([seed, act, []]);
      }
      gifts += (await history.gifts()).length;
    }
    expect(gifts).toBeGreaterThan(10 * seeds.length);
  },
);

test("simultaneous acts of two people on the same gifts leave no money counted twice", async () => {
  for (const seed of oneOf([7, 8])) {
    const history = await openHistory(seed);
    const random = numbersFrom(seed);
    const act = () => doSomething(history, ["admin", "two"], random, ["inStatement", "onlineActs"]);
    for (let pair = 0; pair < 40; pair++) {
      await Promise.all([act(), act(), act()]);
      expect([seed, pair, await findFaults(history)]).toEqual([seed, pair, []]);
    }
  }
});
