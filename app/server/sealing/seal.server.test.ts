import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { numbersFrom } from "../../../tests/support/random-numbers.ts";
import { openPieces, SealBroken, sealBytes, sealPieces } from "./seal.server.ts";

const config = { concernsKey: "k".repeat(32) };
const about = "private_files";
const random = numbersFrom(60);

const someBytes = (length: number) => Buffer.from(Array.from({ length }, () => random(256)));

function inPieces(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, length = 0; at < bytes.length; at += length) {
    length = 1 + random(60);
    pieces.push(bytes.subarray(at, at + length));
  }
  return pieces;
}

function sealedInPieces(bytes: Buffer): Buffer {
  const { beginning, seal, end } = sealPieces(config, about);
  return Buffer.concat([beginning, ...inPieces(bytes).map(seal), end()]);
}

async function* coming(sealed: Buffer) {
  yield* inPieces(sealed);
}

test("bytes sealed whole or in pieces are opened from pieces of any size", async () => {
  for (let length = 0; length < 200; length += 7) {
    const bytes = someBytes(length);
    for (const sealed of [sealedInPieces(bytes), sealBytes(config, bytes, about)])
      expect(await buffer(openPieces(config, coming(sealed), about))).toEqual(bytes);
  }
});

test("altered, cut or moved data, or another key, never yields the last piece", async () => {
  const bytes = someBytes(150);
  for (const sealed of [sealedInPieces(bytes), sealBytes(config, bytes, about)]) {
    const altered = Array.from(sealed, (byte, at) => {
      const copy = Buffer.from(sealed);
      copy[at] = byte ^ 0x41;
      return copy;
    });
    const cases = [
      ...altered.map((copy) => openPieces(config, coming(copy), about)),
      ...[0, 1, 28, 29, 90, sealed.length - 1].map((end) => openPieces(config, coming(sealed.subarray(0, end)), about)),
      openPieces(config, coming(Buffer.concat([sealed, Buffer.of(0)])), about),
      openPieces(config, coming(sealed), "concerns 1 story"),
      openPieces({ concernsKey: "o".repeat(32) }, coming(sealed), about),
    ];
    for (const opened of cases) {
      const got: Uint8Array[] = [];
      const reading = async () => {
        for await (const piece of opened) got.push(piece);
      };
      await expect(reading()).rejects.toThrow(SealBroken);
      expect(Buffer.concat(got).length).toBeLessThan(bytes.length);
    }
  }
});
