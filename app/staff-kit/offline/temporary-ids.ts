/** Temporary ids of photos on the device are negative; the server never gives one. */
export const isTemporary = (id: number): boolean => id < 0;

/** Makes an id of 48 random bits: two photos of a person never share one. */
export function newTemporaryId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return -1 - ((high & 0xffff) * 2 ** 32 + low);
}

/** The key under which the photo of a temporary id is sent, from every page and device. */
export const uploadKeyOf = (id: number): string => `photo-of-device${id}`;

/** The temporary ids among the photos of a form, also between its paragraphs. */
export function findTemporaryIds(fields: [string, string][]): number[] {
  // The first view loads this, so a simple expression replaces the parser of blocks.
  const inText = (text: string) => [...text.matchAll(/\(photo:(-\d+)[ )]/g)].map(([, id]) => Number(id));
  const ids = fields.flatMap(([name, value]) => (name === "photos" ? [Number(value)] : inText(value)));
  return [...new Set(ids.filter(isTemporary))];
}

/** The fields with the server's ids in names and values, also inside longer texts. */
export function withServerIds(fields: [string, string][], ids: Map<number, number>): [string, string][] {
  const replaceIn = (text: string) => {
    let replaced = text;
    for (const [temporary, id] of ids) replaced = replaced.replace(new RegExp(`${temporary}(?!\\d)`, "g"), String(id));
    return replaced;
  };
  // `photo--5-alt`: the name has a hyphen before the id.
  return fields.map(([name, value]) => [replaceIn(name), replaceIn(value)]);
}
