// Slow: encoders of pictures.
import sharp from "sharp";
import { expect, test } from "vitest";
import type { MadePicture } from "./image-maker.ts";
import { sharpImages } from "./sharp-images.server.ts";

/** A picture of this size, as from a phone. */
function aPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#a3195a" } });
}

const make = async (bytes: Uint8Array) => (await sharpImages.make(bytes)) as MadePicture;

test("a photograph becomes AVIF, WebP and JPEG in the widths of the layouts", async () => {
  const { width, height, sizes } = await make(await aPicture(2400, 1800).jpeg().toBuffer());
  expect([width, height]).toEqual([1600, 1200]);
  expect(sizes.map(({ format, width: wide }) => `${wide} ${format}`)).toEqual(
    [480, 800, 1200, 1600].flatMap((wide) => [`${wide} avif`, `${wide} webp`, `${wide} jpg`]),
  );
  for (const { format, width: wide, bytes } of sizes) {
    const facts = await sharp(bytes).metadata();
    expect(facts.width).toBe(wide);
    expect(facts.format).toBe({ avif: "heif", webp: "webp", jpg: "jpeg" }[format]);
  }
});

test("the colour of a picture as a whole is known, also of a grey one and of one without a ground", async () => {
  expect((await make(await aPicture(800, 600).jpeg().toBuffer())).dominantColor).toBe("a15");
  const grey = sharp({ create: { width: 40, height: 40, channels: 3, background: "#888" } }).toColourspace("b-w");
  expect((await make(await grey.png().toBuffer())).dominantColor).toBe("888");
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: "#00000000" } });
  expect((await make(await clear.png().toBuffer())).dominantColor).toBe("ffe");
});

test("a small picture is never made larger", async () => {
  const { sizes } = await make(await aPicture(300, 200).png().toBuffer());
  expect(new Set(sizes.map(({ width }) => width))).toEqual(new Set([300]));
});

test("a portrait is cut to small squares", async () => {
  const made = (await sharpImages.make(await aPicture(900, 600).jpeg().toBuffer(), "portrait")) as MadePicture;
  expect([made.width, made.height]).toEqual([480, 480]);
  expect([...new Set(made.sizes.map(({ width }) => width))]).toEqual([96, 192, 480]);
});

test("where and when it was taken reaches no size, and a picture on its side is turned upright", async () => {
  const sideways = await aPicture(600, 400)
    .withExif({ IFD0: { Make: "Sample phone" }, IFD3: { GPSLatitude: "6/1 27/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(sideways).metadata()).exif).toBeDefined();
  const { width, height, sizes } = await make(sideways);
  expect([width, height]).toEqual([400, 600]);
  for (const { bytes } of sizes) {
    const facts = await sharp(bytes).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes("Sample phone")).toBe(false);
  }
});

test.each(["png", "webp", "gif", "avif"] as const)("a %s is taken", async (format) => {
  expect((await make(await aPicture(40, 30).toFormat(format).toBuffer())).sizes).toHaveLength(3);
});

test("what is no picture is refused by its content, whatever it is called", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  for (const bytes of [svg, Buffer.from("GIF89a"), Buffer.from("%PDF-1.7"), Buffer.from("<html>"), Buffer.alloc(0)]) {
    expect(await sharpImages.make(bytes)).toEqual({ problem: "unknown" });
  }
});

test("a picture that breaks off half way is refused", async () => {
  const noise = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await sharpImages.make(noise.subarray(0, noise.byteLength / 2))).toEqual({ problem: "damaged" });
  const lying = Buffer.concat([noise.subarray(0, 200)]);
  expect(await sharpImages.make(lying)).toMatchObject({ problem: expect.stringMatching(/unknown|damaged/) });
});

test("a small file that unpacks to a hundred megapixels is refused before it is unpacked", async () => {
  const bomb = await aPicture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.byteLength).toBeLessThan(1_000_000);
  expect(await sharpImages.make(bomb)).toEqual({ problem: "pixels" });
});
