import { expect, test } from "vitest";
import { MultipartSplitter } from "./split-multipart.ts";

const boundary = "----form";
const type = `multipart/form-data; boundary=${boundary}`;

/** Contents that look like the beginning of a separator, at their beginning, in them and at their end. */
const contents = [
  "\r\n----",
  "--\r\n------for",
  "\r\n------form".slice(0, -1),
  "a\r",
  "\r\r\n\r\n--",
  "x".repeat(100),
  "\r\n",
];

const form = Buffer.from(
  `${contents.map((content, at) => `--${boundary}\r\nContent-Disposition: form-data; name="f"; filename="${at}"\r\n\r\n${content}\r\n`).join("")}--${boundary}--\r\n`,
);

/** @param sizes of the chunks, again and again */
function split(sizes: number[]): string[] {
  const splitter = new MultipartSplitter(type);
  const files: string[] = [];
  for (let at = 0, turn = 0; at < form.length; turn++) {
    const end = at + (sizes[turn % sizes.length] ?? 1);
    // A chunk of its own, as the network brings it.
    for (const piece of splitter.take(Uint8Array.from(form.subarray(at, end)))) {
      if (piece.kind === "begin") files.push("");
      if (piece.kind === "bytes") files.push(`${files.pop()}${piece.bytes.toString("latin1")}`);
    }
    at = end;
  }
  splitter.end();
  return files;
}

test("a form has the same parts, at any cut of the network", () => {
  for (let size = 1; size <= form.length; size++) {
    expect(split([size]), `chunks of ${size}`).toEqual(contents);
    for (const other of [1, 7, 13, 14, 40]) expect(split([size, other]), `${size} and ${other}`).toEqual(contents);
  }
});

test("a large file is passed on in pieces without a copy", () => {
  const splitter = new MultipartSplitter(type);
  const begin = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n`);
  expect([...splitter.take(begin)].map(({ kind }) => kind)).toEqual(["begin"]);
  const chunks = Array.from({ length: 4 }, () => new Uint8Array(64 * 1024).fill(65));
  const memory = new Set(chunks.map(({ buffer }) => buffer));
  const pieces = chunks.flatMap((chunk) => [...splitter.take(chunk)]);
  for (const piece of pieces)
    expect(piece.kind === "bytes" && memory.has(piece.bytes.buffer as ArrayBuffer)).toBe(true);
});
