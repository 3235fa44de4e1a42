import { expect, test } from "vitest";
import { isAtLength } from "../support/at-length.ts";
import { asItShouldBe, backupsOf, openFamily, playHistory } from "../support/family-history.ts";

// In `npm test` the histories are played on SQLite, and `backups.test.ts` restores every table of PostgreSQL.
test.runIf(isAtLength)(
  "backups of PostgreSQL, restored into PostgreSQL, show nothing that was closed, in random histories of two families",
  async () => {
    for (let seed = 1; seed <= 4; seed++) {
      const family = await openFamily(seed, "postgres");
      const { faults, end, ...backups } = backupsOf(family, "postgres");
      const extra = { ...backups, restoreAgain: backups.restore };
      const { history, ends, shownCopies } = await playHistory(family, extra);
      expect([seed, history, [...faults, ...shownCopies], ends]).toEqual([seed, history, [], asItShouldBe(ends)]);
      await end();
    }
  },
  300_000,
);
