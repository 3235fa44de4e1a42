/** Length of the header, which holds the length of the JSON (bytes). */
const headBytes = 4;

/** Reference from the JSON to bytes that follow it. */
interface Place {
  $at: number;
  $length: number;
}

const isPlace = (value: unknown): value is Place => typeof value === "object" && value !== null && "$at" in value;

/** Packs a JSON value with binary parts: first the JSON, then the bytes, without copying or encoding them. */
export function packFiles(value: unknown): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let at = 0;
  const text = JSON.stringify(value, function (key) {
    // JSON.stringify converts a Buffer before it calls the replacer, so this reads the original value.
    const original: unknown = (this as Record<string, unknown>)[key];
    if (!(original instanceof Uint8Array)) return original;
    parts.push(original);
    at += original.byteLength;
    return { $at: at - original.byteLength, $length: original.byteLength } satisfies Place;
  });
  const json = Buffer.from(text);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(json.byteLength);
  return [head, json, ...parts];
}

/**
 * Unpacks the result of `packFiles`, joined into one buffer; binary parts are views of that buffer.
 * @throws Error for other input
 */
export function unpackFiles(packed: Buffer): unknown {
  const end = headBytes + packed.readUInt32LE(0);
  if (end > packed.byteLength) throw new Error("The text is cut.");
  const bytes = packed.subarray(end);
  return JSON.parse(packed.toString("utf8", headBytes, end), (_, value: unknown) => {
    if (!isPlace(value)) return value;
    if (!(value.$at >= 0 && value.$length >= 0 && value.$at + value.$length <= bytes.byteLength))
      throw new Error("Bytes are missing.");
    return new Uint8Array(bytes.buffer, bytes.byteOffset + value.$at, value.$length);
  });
}
