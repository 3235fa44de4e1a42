import { expect, test } from "vitest";
import { someOf } from "../../tests/support/at-length.ts";
import { asItShouldBe, backupsOf, openFamily, playHistory } from "../../tests/support/family-history.ts";

// `npm run faults` plays two hundred, and `npm run test:long` six.
test("restored backups show nothing that was closed, keep what was promised, and cards count right, in random histories", async () => {
  for (let seed = 1; seed <= someOf(6); seed++) {
    const family = await openFamily(seed);
    const { faults, end, ...backups } = backupsOf(family);
    const { history, ends, shownCopies } = await playHistory(family, { ...backups, restoreAgain: backups.restore });
    expect([seed, history, [...faults, ...shownCopies], ends]).toEqual([seed, history, [], asItShouldBe(ends)]);
    await end();
  }
});
