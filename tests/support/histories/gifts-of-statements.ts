import { expect, test } from "vitest";
import { findFaults } from "../gift-faults.ts";
import { doSomething, openHistory } from "../gift-histories.ts";
import { numbersFrom } from "../random-numbers.ts";
import { oneOnPostgres } from "../test-database.ts";

const people: [string, string[], number][] = [
  ["one person, with an own second account", ["admin", "puppet"], 1],
  ["two people", ["admin", "two", "puppet"], 4],
];

/** Tests random histories of gifts, bank lines and promises. @param histories of each kind */
export function testStatementHistories(histories: number): void {
  test.each(oneOnPostgres(people))(
    "after every act of any history of %s, with bank lines, promises and parts: all money counts once, and one receipt each",
    async (_, who, first) => {
      let gifts = 0;
      const seeds = Array.from({ length: histories }, (_, index) => first + index);
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

  test("two people who act at once, on the same gifts and lines, leave no money counted twice", async () => {
    for (let seed = 7; seed < 7 + histories; seed++) {
      const history = await openHistory(seed);
      const random = numbersFrom(seed);
      const act = () => doSomething(history, ["admin", "two"], random, ["inStatement", "onlineActs"]);
      for (let pair = 0; pair < 40; pair++) {
        await Promise.all([act(), act(), act()]);
        expect([seed, pair, await findFaults(history)]).toEqual([seed, pair, []]);
      }
    }
  });
}
