// Slow: random histories.
// PostgreSQL at length: nearly all of its statements run there in other tests.
import { expect, inject, test } from "vitest";
import { isAtLength } from "../../../../tests/support/at-length.ts";
import { asItShouldBe, familyOn, playHistory } from "../../../../tests/support/family-history.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

/** Queries are slower on PostgreSQL, where this runs only in `npm run test:long`. */
const most = inject("postgres") === undefined ? 240 : 20;
const count = isAtLength ? most : 20;

test("after a card is used, no address shows the child in random histories", async () => {
  const site = await createTestSite({ empty: true });
  for (let seed = 1; seed <= count; seed++) {
    const { history, ends, shownCopies } = await playHistory(familyOn(site, seed));
    expect([seed, history, shownCopies, ends]).toEqual([seed, history, [], asItShouldBe(ends)]);
  }
}, 300_000);
