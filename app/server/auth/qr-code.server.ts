import { encode } from "uqr";

/** A QR code as one path: a square for each dark cell. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws an address for the camera of a phone. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 2 });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: cells.join("") };
}
