import { encode } from "uqr";

/** A QR code as one SVG path, with a square per dark cell. */
export interface QrCode {
  size: number;
  path: string;
}

/** @param border empty cells around the code; the standard requires four, needed for a poster read from a distance */
export function qrCode(text: string, border = 2): QrCode {
  const { size, data } = encode(text, { ecc: "M", border });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: cells.join("") };
}
