import { expect, test } from "vitest";
import { asItShouldBe, familyOn, playHistory } from "../../../../tests/support/family-history.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

test("in 20 random histories, no address shows a withdrawn child, and the counts are right", async () => {
  const site = await createTestSite({ empty: true });
  for (let seed = 1; seed <= 20; seed++) {
    const { history, ends, shownCopies } = await playHistory(familyOn(site, seed));
    expect([seed, history, shownCopies, ends]).toEqual([seed, history, [], asItShouldBe(ends)]);
  }
}, 300_000);
