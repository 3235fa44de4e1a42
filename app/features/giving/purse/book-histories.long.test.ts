import { test } from "vitest";
import { playBookHistory } from "../../../../tests/support/book-histories.ts";

test.each(Array.from({ length: 300 }, (_, index) => index + 1_001))(
  "the books of random history %d agree",
  async (seed) => {
    await playBookHistory(seed, 40);
  },
);
