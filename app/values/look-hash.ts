/** Bits in which two copies of one picture differ at most: other sizes, formats and a little light. */
const maxDifference = 6;

/** Below this difference between its lightest and darkest place, a picture is too plain to be told from others. */
const minContrast = 24;

/** Columns and rows of the small grey picture that is compared; each bit says whether a pixel is lighter than its neighbour. */
export const lookSize = { width: 9, height: 8 } as const;

/** A plain picture has no look. */
export const plainLook = "-";

/**
 * Perceptual hash of a picture (dHash, 64 bits: https://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html).
 * @param grey of `lookSize`, row by row @returns 16 hexadecimal digits; `plainLook` for a plain picture
 */
export function writeLook(grey: Uint8Array): string {
  if (Math.max(...grey) - Math.min(...grey) < minContrast) return plainLook;
  let bits = 0n;
  for (let row = 0; row < lookSize.height; row++)
    for (let column = 0; column < lookSize.width - 1; column++) {
      const at = row * lookSize.width + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  return bits.toString(16).padStart(16, "0");
}

/** Whether two pictures look alike. Crops and mirrored ones do not. */
export function isAlike(one: string, other: string): boolean {
  if (one === plainLook || other === plainLook || one === "" || other === "") return false;
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; difference > 0n && count <= maxDifference; difference &= difference - 1n) count++;
  return count <= maxDifference;
}
