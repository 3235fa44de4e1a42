export interface Listed {
  key: string;
  /** In bytes. */
  size: number;
  /** ISO 8601. */
  changedAt: string;
}

export interface ListPage {
  listed: Listed[];
  /** Continuation token; undefined on the last page. */
  next: string | undefined;
}

/**
 * Reads an element; undefined when missing. The XML of stores is flat, without relevant attributes, so no parser is
 * needed.
 */
export function readElement(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescaped(found);
}

/** Reads a page of `list-type=2`; undefined for anything else, and for an incomplete page without a token. */
export function readListPage(xml: string): ListPage | undefined {
  if (!/<ListBucketResult[\s>]/.test(xml)) return undefined;
  const listed = [...xml.matchAll(/<Contents>(.*?)(?:<\/Contents>|$)/gs)].map(([, content = ""]) => ({
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
