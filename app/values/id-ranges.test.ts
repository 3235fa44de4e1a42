import { expect, test } from "vitest";
import { numbersFrom } from "../../tests/support/random-numbers.ts";
import { type IdRange, outsideOf } from "./id-ranges.ts";

const has = (ranges: IdRange[], id: number) =>
  ranges.some(({ after, until }) => id > after && (until === null || id <= until));

test("every concern is either inside or outside of any ranges", () => {
  const below = numbersFrom(7);
  for (let round = 0; round < 200; round++) {
    const ranges = Array.from({ length: below(4) }, () => {
      const after = below(12);
      return { after, until: below(5) === 0 ? null : after + below(6) };
    });
    const outside = outsideOf(ranges);
    for (let id = 1; id <= 20; id++) expect([ranges, id, has(outside, id)]).toEqual([ranges, id, !has(ranges, id)]);
  }
});
