import sharp from "sharp";
import { expect, test } from "vitest";
import type { MadeLogo } from "./image-maker.ts";
import { sharpImages } from "./sharp-images.server.ts";

const svg = (inside: string, attributes = "") =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"${attributes}>${inside}</svg>`);

const drawn = svg('<path d="M0 0h40v20H0z" fill="#083b3a"/>');

test.each([
  ["SVG", drawn],
  ["PNG", await sharp(drawn, { density: 600 }).png().toBuffer()],
  [
    "JPEG",
    await sharp({ create: { width: 300, height: 300, channels: 3, background: "#083b3a" } })
      .jpeg()
      .toBuffer(),
  ],
  ["WebP", await sharp(drawn, { density: 600 }).webp().toBuffer()],
])("a logo as %s becomes squares of pixels, small enough for a header", async (_, bytes) => {
  const made = (await sharpImages.makeLogo(bytes)) as MadeLogo;
  const sizes: Record<string, unknown> = {};
  for (const [part, file] of Object.entries(made)) {
    const { width, height, format } = await sharp(file.bytes).metadata();
    expect(width).toBe(height);
    sizes[part] = `${width} ${format}`;
    expect(Buffer.from(file.bytes).includes("svg")).toBe(false);
  }
  expect(sizes).toEqual({
    header: "88 webp",
    icon: "96 png",
    touch: "180 png",
    app192: "192 png",
    app512: "512 png",
    maskable: "512 png",
  });
  expect(made.header.bytes.byteLength).toBeLessThanOrEqual(8_000);
  for (const part of ["touch", "maskable"] as const)
    expect((await sharp(made[part].bytes).stats()).isOpaque).toBe(true);
});

test.each([
  ["a script", svg("<script>alert(1)</script>")],
  ["a script under another name", svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
  ["a handler", svg("<path d='M0 0h9v9z'/>", ' onload="alert(1)"')],
  ["HTML", svg("<foreignObject><p>Hello</p></foreignObject>")],
  ["a picture of another site", svg('<image href="https://example.org/a.png"/>')],
  ["a file of this machine", svg('<image xlink:href="file:///etc/passwd"/>')],
  ["a style of another site", svg("<style>@import 'https://example.org/a.css'</style>")],
  ["a fill of another site", svg('<path fill="url(https://example.org/a#b)" d="M0 0h9v9z"/>')],
  ["a link with script", svg('<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>')],
  ["an SVG in an SVG", svg('<image href="data:image/svg+xml,%3Csvg/%3E"/>')],
  ["entities", Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>')],
])("a logo with %s is a program", async (_, bytes) => {
  expect(await sharpImages.makeLogo(bytes)).toEqual({ problem: "program" });
});

test.each([
  ["a picture inside", svg('<image href="data:image/png;base64,AAAA"/>')],
  ["an effect", svg('<filter id="a"><feTurbulence/></filter><path filter="url(#a)" d="M0 0h9v9z"/>')],
  ["copies of copies", svg('<g id="a"><path d="M0 0h9v9z"/></g><use href="#a"/><use href="#a"/>')],
  ["very many parts", svg('<path d="M0 0h9v9z"/>'.repeat(2_001))],
])("a logo with %s is not drawn, since it may take minutes", async (_, bytes) => {
  expect(await sharpImages.makeLogo(bytes)).toEqual({ problem: "costly" });
});

const anImage = sharp({ create: { width: 90, height: 90, channels: 3, background: "red" } });

test.each([
  ["a text", "unknown", Buffer.from("Hello")],
  ["nothing", "unknown", Buffer.alloc(0)],
  ["a GIF", "unknown", await anImage.gif().toBuffer()],
  ["half a PNG", "damaged", (await sharp(drawn, { density: 2000 }).png().toBuffer()).subarray(0, 120)],
  ["an SVG that does not end", "unknown", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path')],
  ["an icon of 16 pixels", "small", await sharp(drawn).resize(16, 16).png().toBuffer()],
])("%s as a logo is %s", async (_, problem, bytes) => {
  expect(await sharpImages.makeLogo(bytes)).toEqual({ problem });
});
