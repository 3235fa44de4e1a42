import { test } from "vitest";
import { playBookHistory } from "../../../../tests/support/book-histories.ts";

test.each(Array.from({ length: 20 }, (_, index) => index + 1))("the books of random history %d agree", async (seed) => {
  await playBookHistory(seed, 40);
});
