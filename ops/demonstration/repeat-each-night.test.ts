import { describe, expect, test } from "vitest";
import { nextNight, repeatEachNight } from "./repeat-each-night.ts";

describe("the night of a demonstration", () => {
  test.each([
    ["2026-03-09T02:59:00", "2026-03-09T03:00:00"],
    ["2026-03-09T03:00:00", "2026-03-10T03:00:00"],
    ["2026-12-31T12:00:00", "2027-01-01T03:00:00"],
  ])("after %s it is %s", (now, night) => {
    expect(nextNight(new Date(now))).toEqual(new Date(night));
  });
});

/** A process that runs until it is stopped, or ends with a code. */
function processes(...codes: (number | undefined)[]) {
  let begun = 0;
  const begin = () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const code = codes[begun++];
    if (code !== undefined) resolve(code);
    return { stop: () => resolve(0), ended: promise };
  };
  return { begin, count: () => begun };
}

test("a demonstration begins again after each night", async () => {
  const { begin, count } = processes(undefined, undefined, 7);
  let hours = 0;
  const now = () => new Date(Date.UTC(2026, 2, 9, 12 + hours++));
  expect(await repeatEachNight(begin, new AbortController().signal, now, 1)).toBe(7);
  expect(count()).toBe(3);
});

test("a demonstration that is asked to stop does not begin again", async () => {
  const { begin, count } = processes();
  const stopping = new AbortController();
  const ended = repeatEachNight(begin, stopping.signal);
  stopping.abort();
  expect([await ended, count()]).toEqual([0, 1]);
});

test("a demonstration that cannot start is not tried again", async () => {
  const { begin, count } = processes(1);
  expect([await repeatEachNight(begin, new AbortController().signal), count()]).toEqual([1, 1]);
});
