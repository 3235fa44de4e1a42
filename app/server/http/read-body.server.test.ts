import { expect, test } from "vitest";
import { BoundedBody, readUpTo } from "./read-body.server.ts";

/** @param given counts the pieces that were asked for */
async function* piecesOf(count: number, bytes: number, given = { count: 0 }) {
  for (; given.count < count; given.count++) yield new Uint8Array(bytes);
}

test("a body is read up to its size, and no further", async () => {
  expect(await readUpTo(piecesOf(4, 250), 1_000)).toHaveLength(1_000);
  const given = { count: 0 };
  expect(await readUpTo(piecesOf(1_000, 250, given), 1_000)).toBeUndefined();
  expect(given.count).toBe(4);
});

test("beyond its size, a body is read and discarded for a limited time", async () => {
  const given = { count: 0 };
  const body = new BoundedBody(piecesOf(50, 250, given), 1_000, 60_000);
  let size = 0;
  for await (const piece of body) size += piece.length;
  expect([size, body.isWhole, given.count]).toEqual([1_000, false, 50]);
});

test("a body in tiny pieces is refused after a thousand of them", async () => {
  const given = { count: 0 };
  expect(await readUpTo(piecesOf(100_000, 1, given), 1_000_000)).toBeUndefined();
  expect(given.count).toBeLessThan(1_100);
  // The smallest packets of a network.
  expect(await readUpTo(piecesOf(20_000, 500), 10_000_000)).toHaveLength(10_000_000);
});
