import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { heicPhoto } from "../../../tests/support/heic-photo.ts";
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

test("the dominant colour is known, also of grey and of transparent pictures", async () => {
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

test("no size has the place or time of the photo, and each is upright", async () => {
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

test("a file that is no picture is refused by its content", async () => {
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

/** Green in the upper left corner, red below it, blue on the right. */
const corners = async () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#d02020"/><rect x="300" width="300" height="400" fill="#2030c0"/><rect width="100" height="100" fill="#20c020"/></svg>',
    ),
  ).flatten();
const cornersJpeg = async () => (await corners()).jpeg({ quality: 85, chromaSubsampling: "4:4:4" }).toBuffer();
const scanOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));

/** Which of the three colours each corner has, from the upper left one in the order of lines. */
async function cornersOf({ sizes }: MadePicture): Promise<string> {
  const largest = sizes.filter(({ format }) => format === "jpg").at(-1)?.bytes ?? new Uint8Array();
  const { data, info } = await sharp(largest).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
    const greatest = Math.max(red, green, blue);
    return greatest < 90 || Math.min(red, green, blue) > 100
      ? "?"
      : greatest === red
        ? "r"
        : greatest === green
          ? "g"
          : "b";
  };
  const right = info.width - 6;
  const low = info.height - 6;
  return at(5, 5) + at(right, 5) + at(5, low) + at(right, low);
}

describe("a picture of an odd kind is taken as it was meant", () => {
  test.each<[string, () => Promise<Uint8Array>, string?]>([
    ["a JPEG as it is", cornersJpeg],
    ["without its last two bytes", async () => (await cornersJpeg()).subarray(0, -2)],
    [
      "with bytes too many",
      async () => {
        const jpeg = await cornersJpeg();
        const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
        return Buffer.concat([jpeg.subarray(0, tables), Buffer.alloc(18), jpeg.subarray(tables)]);
      },
    ],
    [
      "with numbers of its scan that are not the standard's",
      async () => {
        const jpeg = await cornersJpeg();
        const scan = scanOf(jpeg);
        jpeg.fill(0, scan + 2 + jpeg.readUInt16BE(scan + 2) - 3, scan + 2 + jpeg.readUInt16BE(scan + 2));
        return jpeg;
      },
    ],
    ["with a film behind it", async () => Buffer.concat([await cornersJpeg(), Buffer.from("\0\0\0\x18ftypmp42 film")])],
    [
      "with the sign of its end in a plain part",
      async () => {
        const jpeg = await cornersJpeg();
        const zeros = jpeg.indexOf(Buffer.alloc(4), scanOf(jpeg) + (jpeg.length - scanOf(jpeg)) / 2);
        jpeg.set([0xff, 0xd9], zeros < 0 ? jpeg.length / 2 : zeros + 1);
        return jpeg;
      },
    ],
    ["for print", async () => (await corners()).toColourspace("cmyk").jpeg().toBuffer()],
    [
      "held on its side, as JPEG",
      async () => (await corners()).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    ],
    [
      "held on its side, as WebP",
      async () => (await corners()).rotate(90).withMetadata({ orientation: 8 }).webp().toBuffer(),
    ],
    ["with 16 bits a colour", async () => (await corners()).toColourspace("rgb16").png().toBuffer()],
    ["as AVIF", async () => (await corners()).avif().toBuffer()],
  ])("%s", async (_, file, expected = "gbrb") => {
    const made = await make(await file());
    expect([made.width, made.height]).toEqual([600, 400]);
    expect(await cornersOf(made)).toBe(expected);
  });

  test("if an iPhone took it, under any file name", async () => {
    const made = await make(heicPhoto);
    expect([made.width, made.height]).toEqual([600, 400]);
    expect((await cornersOf(made))[2]).toBe("r");
    expect(await sharpImages.make(heicPhoto.subarray(0, 900))).toMatchObject({ problem: expect.any(String) });
  });
});

test.each([0.3, 0.7, 0.95])("the first %d of a JPEG are refused", async (share) => {
  const jpeg = await cornersJpeg();
  expect(await sharpImages.make(jpeg.subarray(0, jpeg.length * share))).toEqual({ problem: "damaged" });
  const ended = Buffer.concat([jpeg.subarray(0, jpeg.length * share), Buffer.from([0xff, 0xd9])]);
  expect(await sharpImages.make(ended)).toEqual({ problem: "damaged" });
});

test("a small file that unpacks to a hundred megapixels is refused before it is unpacked", async () => {
  const bomb = await aPicture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.byteLength).toBeLessThan(1_000_000);
  expect(await sharpImages.make(bomb)).toEqual({ problem: "pixels" });
});
