/** Returns true for a temporary id of a photo on the device, which is negative; ids of the server never are. */
export const isTemporary = (id: number): boolean => id < 0;

/** Makes an id of 48 random bits, so that two photos of a person never have the same. */
export function newTemporaryId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return -1 - ((high & 0xffff) * 2 ** 32 + low);
}

/** Returns the idempotency key for uploading the photo of a temporary id, the same on every page and device. */
export const uploadKeyOf = (id: number): string => `photo-of-device${id}`;

/** Returns the temporary ids of photos in a form, also between its paragraphs. */
export function findTemporaryIds(fields: [string, string][]): number[] {
  // A simple pattern instead of the parser of blocks, as the first page view loads this file.
  const inText = (text: string) => [...text.matchAll(/\(photo:(-\d+)[ )]/g)].map(([, id]) => Number(id));
  const ids = fields.flatMap(([name, value]) => (name === "photos" ? [Number(value)] : inText(value)));
  return [...new Set(ids.filter(isTemporary))];
}

/** Replaces temporary ids by the server's ids in names and values, also inside longer texts. */
export function withServerIds(fields: [string, string][], ids: Map<number, number>): [string, string][] {
  const replaceIn = (text: string) => {
    let replaced = text;
    for (const [temporary, id] of ids) replaced = replaced.replace(new RegExp(`${temporary}(?!\\d)`, "g"), String(id));
    return replaced;
  };
  // The hyphen before the id stays in a name such as `photo--5-alt`.
  return fields.map(([name, value]) => [replaceIn(name), replaceIn(value)]);
}
