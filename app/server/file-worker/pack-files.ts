/** Bytes of the text's length at the beginning. */
const headBytes = 4;

/** Reference in the text to bytes that follow it. */
interface Place {
  $at: number;
  $length: number;
}

const isPlace = (value: unknown): value is Place => typeof value === "object" && value !== null && "$at" in value;

/** A value of JSON and bytes, as runs of bytes: the JSON first, then the bytes, which no encoding copies. */
export function packFiles(value: unknown): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let at = 0;
  const text = JSON.stringify(value, function (key) {
    // A Buffer has turned itself into JSON before a replacer sees it.
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

/** The value of `packFiles`, whose runs came as one; its bytes are views of it. @throws Error for anything else */
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
