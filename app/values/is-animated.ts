/** Number of bytes to check. The first two pictures of a GIF may be far apart. */
const animationBytes = 4_000_000;

/** Reads the part of a file that `isAnimated` needs; empty if the file is no longer on the device. */
export async function readBeginning(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, animationBytes).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

const isAt = (bytes: Uint8Array, at: number, sign: string): boolean =>
  [...sign].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

function find(bytes: Uint8Array, sign: string, end: number): number {
  const first = sign.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0 && at < end; at = bytes.indexOf(first, at + 1))
    if (isAt(bytes, at, sign)) return at;
  return -1;
}

function countGifPictures(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x21); at >= 0 && count < 2; at = bytes.indexOf(0x21, at + 1))
    if (bytes[at + 1] === 0xf9 && bytes[at + 2] === 4 && bytes[at + 7] === 0) count++;
  return count;
}

/**
 * Returns true if a GIF, WebP, PNG or AVIF may be animated.
 * @param bytes from `readBeginning`
 */
export function isAnimated(bytes: Uint8Array): boolean {
  if (isAt(bytes, 0, "GIF8")) return countGifPictures(bytes) > 1;
  if (isAt(bytes, 0, "RIFF") && isAt(bytes, 8, "WEBP")) return find(bytes, "ANIM", 200) > 0;
  if (isAt(bytes, 1, "PNG")) {
    const control = find(bytes, "acTL", bytes.length);
    return control > 0 && control < find(bytes, "IDAT", bytes.length);
  }
  return isAt(bytes, 4, "ftyp") && isAt(bytes, 8, "avis");
}
