import { expect, test } from "vitest";
import { mergeBoxes, placeInPicture, tilesOf } from "./face-boxes.ts";

test("faces are searched in the whole photograph and in four overlapping quarters", () => {
  const tiles = tilesOf(1600, 1200);
  expect(tiles).toHaveLength(5);
  expect(tiles[0]).toEqual({ left: 0, top: 0, width: 1600, height: 1200 });
  const [, first, second, third] = tiles;
  expect(first).toEqual({ left: 0, top: 0, width: 915, height: 686 });
  // Neighbours overlap, and reach the edges.
  expect(second?.left).toBe(1600 - 915);
  expect(third?.top).toBe(1200 - 686);
  const shared = 915 - (1600 - 915);
  expect(shared / 915).toBeCloseTo(0.25, 2);
});

test("a small picture is read once, and the narrowest one causes no error", () => {
  expect(tilesOf(480, 320)).toEqual([{ left: 0, top: 0, width: 480, height: 320 }]);
  for (const { left, top, width, height } of tilesOf(1600, 1)) {
    expect([left, top].every((value) => value >= 0)).toBe(true);
    expect([left + width <= 1600, top + height <= 1]).toEqual([true, true]);
  }
});

test("a face in a quarter stands at its place in the whole picture, and ends at its edge", () => {
  const tile = { left: 800, top: 600, width: 800, height: 600 };
  const box = { score: 0.9, x: 0.5, y: 0.5, width: 0.75, height: 0.25 };
  expect(placeInPicture(box, tile, 1600, 1200)).toEqual({ score: 0.9, x: 0.75, y: 0.75, width: 0.25, height: 0.125 });
});

test("two boxes of one face become the surer one; two neighbours stay two", () => {
  const face = { score: 0.8, x: 0.1, y: 0.1, width: 0.1, height: 0.1 };
  const surer = { ...face, score: 0.95, x: 0.11 };
  // Half of a face that a tile cut in two.
  const half = { ...face, score: 0.3, width: 0.05 };
  const neighbour = { ...face, score: 0.5, x: 0.17 };
  expect(mergeBoxes([half, face, surer, neighbour])).toEqual([surer, neighbour]);
  expect(mergeBoxes([])).toEqual([]);
  expect(mergeBoxes([{ ...face, width: 0 }])).toEqual([]);
});
