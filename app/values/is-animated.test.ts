import sharp from "sharp";
import { expect, test } from "vitest";
import { isAnimated } from "./is-animated.ts";

const still = (format: "gif" | "webp" | "png" | "avif" | "jpeg") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#a3195a" } })
    .toFormat(format)
    .toBuffer();

/** Two pictures, one below the other, that take turns. */
const moving = (format: "gif" | "webp") => {
  const data = Buffer.concat([Buffer.alloc(40 * 30 * 3, 200), Buffer.alloc(40 * 30 * 3, 20)]);
  return sharp(data, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
    .toFormat(format, { loop: 0 })
    .toBuffer();
};

test.each(["gif", "webp"] as const)("a %s of two pictures moves", async (format) => {
  expect(isAnimated(await moving(format))).toBe(true);
});

test.each(["gif", "webp", "png", "avif", "jpeg"] as const)("a %s of one picture stands still", async (format) => {
  expect(isAnimated(await still(format))).toBe(false);
});

test("a PNG and an AVIF say that they move", async () => {
  const png = await still("png");
  const at = png.indexOf("IDAT") - 4;
  const control = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
  expect(isAnimated(Buffer.concat([png.subarray(0, at), control, png.subarray(at)]))).toBe(true);
  expect(isAnimated(Buffer.from("\0\0\0\x1cftypavis", "latin1"))).toBe(true);
  expect(isAnimated(Buffer.alloc(0))).toBe(false);
});
