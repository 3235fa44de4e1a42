import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { signInAgain } from "./support/sign-in.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

const program = "<html><script>alert('evil')</script></html>";
const text = (words: string) => new TextEncoder().encode(words);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const aPicture = (format: "jpeg" | "png" | "gif" | "webp") =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#a3195a" } })
    .withExif({ IFD0: { ImageDescription: program, Copyright: "evil <script>" } })
    .toFormat(format)
    .toBuffer();

async function open() {
  const here = await createStaffedSite();
  const Cookie = await signInAgain(here.ctx, "editor@example.org");
  const upload = async (body: Uint8Array<ArrayBuffer>, type = "application/octet-stream", query = "") => {
    const headers = { Cookie, Origin: "https://site.test", "Content-Type": type };
    const answer = await here.ask(`/admin/media/upload${query}`, { method: "POST", headers, body });
    return { status: answer.status, ...((await answer.json()) as { id?: number; src?: string; message?: string }) };
  };
  const sizes = async (id = 0) => {
    const { db } = here.ctx;
    const row = await db.selectFrom("photos").select("sizes").where("id", "=", id).executeTakeFirstOrThrow();
    return (JSON.parse(row.sizes) as { format: string; path: string }[]).map(({ format, path }) => ({ format, path }));
  };
  return { ...here, Cookie, upload, sizes };
}

test.each([
  ["a JPEG with a page behind it", async () => join(await aPicture("jpeg"), text(program))],
  ["a PNG with a page behind it", async () => join(await aPicture("png"), text(program))],
  ["a GIF that begins as a script", async () => join(await aPicture("gif"), text(`*/=1;${program}//`))],
  ["a WebP with an archive behind it", async () => join(await aPicture("webp"), text(`PK\x03\x04evil ${program}`))],
  ["a JPEG with a page among its notes", () => aPicture("jpeg").then(join)],
])("the site keeps only the picture of %s, drawn again, under its own type", async (_, make) => {
  const { upload, sizes, ask, Cookie } = await open();
  const { status, id } = await upload(await make(), "text/html", "?folder=../../public");
  expect(status).toBe(200);
  const kept = await sizes(id);
  expect(kept.length).toBeGreaterThan(2);
  for (const { format, path } of kept) {
    expect(path).toMatch(/^images\/[\da-f]{32,}\.(?:avif|webp|jpg)$/);
    const answer = await ask(`/files/${path}`, { headers: { Cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes("evil")).toBe(false);
    expect(answer.headers.get("Content-Type")).toBe(format === "jpg" ? "image/jpeg" : `image/${format}`);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
  }
});

test.each([
  [
    "a drawing that is a program",
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><script>alert(1)</script><rect width="64" height="48"/></svg>`,
  ],
  ["a drawing that reads files", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`],
  ["a page", program],
  ["a page that begins as a GIF", `GIF89a/*${program}*/`],
  ["a PostScript program", "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"],
  ["a PDF", "%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj"],
  ["nothing", ""],
])("%s is no picture under any claimed type", async (_, words) => {
  const { upload, ctx } = await open();
  for (const type of ["image/jpeg", "image/svg+xml", "application/octet-stream"]) {
    expect((await upload(text(words), type)).status).toBe(422);
  }
  expect(await ctx.db.selectFrom("photos").select("id").execute()).toHaveLength(1);
});

test.each([
  ["16,000,000 points high and one wide", 1, 16_000_000],
  ["21 times as wide as it is high", 2_100, 100],
])("a picture that is %s is refused with a sentence, before it is unpacked", async (_, width, height) => {
  const { upload, ctx } = await open();
  const row = Buffer.alloc(1 + 3 * width);
  const lines = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 100) }, () => row)));
  const { status, message } = await upload(aPng(width, height, lines));
  expect([status, message]).toEqual([422, expect.stringContaining("more than twenty times as long as it is wide")]);
  expect(await ctx.db.selectFrom("photos").select("id").where("kind", "=", "photograph").execute()).toEqual([]);
});

/** A PNG whose header has this size, with other content: it would be damaged if it were unpacked. */
function aPng(width: number, height: number, lines: Buffer): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [mark, chunk("IHDR", head), chunk("IDAT", lines), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

test("a picture of enormous declared size is refused before unpacking", async () => {
  const { upload } = await open();
  const small = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: "#fff" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(small.byteLength).toBeLessThan(2_000_000);
  const started = performance.now();
  expect((await upload(new Uint8Array(small))).status).toBe(422);
  expect(performance.now() - started).toBeLessThan(1_500);
});
