import { expect, test } from "vitest";
import { asItShouldBe, backupsOf, openFamily, playHistory } from "./support/family-history.ts";

// `tests/faults/restore-histories-faults.long.test.ts` plays five.
test("a restored PostgreSQL backup shows nothing closed, in a random history", async () => {
  const family = await openFamily(1, "postgres");
  const { faults, end, ...backups } = backupsOf(family, "postgres");
  const { history, ends, shownCopies } = await playHistory(family, { ...backups, restoreAgain: backups.restore });
  expect([history, [...faults, ...shownCopies], ends]).toEqual([history, [], asItShouldBe(ends)]);
  await end();
}, 300_000);
