import { expect, test } from "vitest";
import { asItShouldBe, backupsOf, openFamily, playHistory } from "../support/family-history.ts";

test.each([
  ["sqlite", 50],
  ["postgres", 5],
] as const)(
  "restored backups of %s keep closings, promises and the counts of cards, in %i histories",
  async (engine, count) => {
    for (let seed = 1; seed <= count; seed++) {
      const family = await openFamily(seed, engine);
      const { faults, end, ...backups } = backupsOf(family, engine);
      const extra = { ...backups, restoreAgain: backups.restore };
      const { history, ends, shownCopies } = await playHistory(family, extra);
      expect([seed, history, [...faults, ...shownCopies], ends]).toEqual([seed, history, [], asItShouldBe(ends)]);
      await end();
    }
  },
  900_000,
);
