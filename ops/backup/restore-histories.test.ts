import { expect, test } from "vitest";
import { asItShouldBe, backupsOf, openFamily, playHistory } from "../../tests/support/family-history.ts";

// `tests/faults/restore-histories-faults.long.test.ts` plays fifty.
test("restored backups hide all closings, and cards count right, in random histories", async () => {
  for (let seed = 1; seed <= 2; seed++) {
    const family = await openFamily(seed);
    const { faults, end, ...backups } = backupsOf(family);
    const { history, ends, shownCopies } = await playHistory(family, { ...backups, restoreAgain: backups.restore });
    expect([seed, history, [...faults, ...shownCopies], ends]).toEqual([seed, history, [], asItShouldBe(ends)]);
    await end();
  }
});
