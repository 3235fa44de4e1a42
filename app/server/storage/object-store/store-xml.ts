/** A name in a list of a store. */
export interface Listed {
  key: string;
  /** Bytes. */
  size: number;
  /** ISO date and time. */
  changedAt: string;
}

/** One page of a list. */
export interface ListPage {
  listed: Listed[];
  /** What asks for the next page; undefined on the last one. */
  next: string | undefined;
}

/**
 * What stands in an element of an answer; undefined where there is none. Answers of stores are flat, and their elements
 * have no attributes that matter: this is all of XML that is needed.
 */
export function readElement(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescaped(found);
}

/** Reads an answer to `list-type=2`; undefined for something else, and for a page that hides where the next one is. */
export function readListPage(xml: string): ListPage | undefined {
  if (!/<ListBucketResult[\s>]/.test(xml)) return undefined;
  const listed = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = ""]) => ({
    key: readElement(content, "Key") ?? "",
    size: Number(readElement(content, "Size")),
    changedAt: readElement(content, "LastModified") ?? "",
  }));
  const isLast = readElement(xml, "IsTruncated") !== "true";
  const next = isLast ? undefined : readElement(xml, "NextContinuationToken");
  return isLast || next ? { listed, next } : undefined;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
    const point = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return point <= 0x10_ffff ? String.fromCodePoint(point) : whole;
  });
}
