const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app14: 0xee, app15: 0xef, comment: 0xfe };

/** Returns true for markers without parameters: restart markers and TEM. */
const isBare = (code: number) => (code >= 0xd0 && code <= 0xd7) || code === 0x01;

/**
 * Copies a JPEG without metadata (EXIF, GPS, XMP, IPTC, comments, thumbnails, a second picture after the first). Only
 * the segments of the image remain, with the same pixels ([ITU T.81](https://www.w3.org/Graphics/JPEG/itu-t81.pdf)).
 * @returns undefined for a damaged JPEG or another file
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return undefined;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at++;
      continue;
    }
    if (code === marker.end) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    const length = isBare(code) ? 0 : ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    const next = at + 2 + length;
    if (next > bytes.length || (length < 2 && !isBare(code))) return undefined;
    const segment = cleanSegment(code, bytes.subarray(at, next));
    if (segment) kept.push(segment);
    at = next;
    if (code !== marker.scan) continue;
    const end = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Returns a segment that is needed: tables, frame and scan headers, and the two application segments about colours. */
function cleanSegment(code: number, segment: Uint8Array): Uint8Array | undefined {
  if (code === marker.comment) return undefined;
  if (code < marker.app0 || code > marker.app15) return segment;
  const name = Buffer.from(segment.subarray(4, 9)).toString("latin1");
  if (code === marker.app14 && name === "Adobe") return segment;
  if (code !== marker.app0 || name !== "JFIF\0" || segment.length < 18) return undefined;
  // Copies JFIF without its thumbnail.
  const jfif = Uint8Array.from(segment.subarray(0, 18));
  jfif.set([0, 16], 2);
  jfif.set([0, 0], 16);
  return jfif;
}

/** Finds the next marker. Inside a scan, 0xff is followed by 0 or by the number of a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && code !== 0 && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}
