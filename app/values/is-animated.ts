/** Bytes of a file that say whether its picture moves: two pictures of a GIF may lie far apart. */
const animationBytes = 4_000_000;

/** The part of a file that `isAnimated` asks; empty for one that is gone from the device. */
export async function readBeginning(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, animationBytes).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

const isAt = (bytes: Uint8Array, at: number, sign: string): boolean =>
  [...sign].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Index of a sign in the first bytes; -1 without it. */
function find(bytes: Uint8Array, sign: string, end: number): number {
  const first = sign.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0 && at < end; at = bytes.indexOf(first, at + 1))
    if (isAt(bytes, at, sign)) return at;
  return -1;
}

/** Each picture of a moving GIF has a duration. */
function countGifPictures(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x21); at >= 0 && count < 2; at = bytes.indexOf(0x21, at + 1))
    if (bytes[at + 1] === 0xf9 && bytes[at + 2] === 4 && bytes[at + 7] === 0) count++;
  return count;
}

/** True if the content can move: GIF, WebP, PNG and AVIF may. @param bytes as `readBeginning` gives them */
export function isAnimated(bytes: Uint8Array): boolean {
  if (isAt(bytes, 0, "GIF8")) return countGifPictures(bytes) > 1;
  if (isAt(bytes, 0, "RIFF") && isAt(bytes, 8, "WEBP")) return find(bytes, "ANIM", 200) > 0;
  if (isAt(bytes, 1, "PNG")) {
    const control = find(bytes, "acTL", bytes.length);
    return control > 0 && control < find(bytes, "IDAT", bytes.length);
  }
  return isAt(bytes, 4, "ftyp") && isAt(bytes, 8, "avis");
}
