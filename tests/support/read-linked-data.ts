import { DomUtils, parseDocument } from "htmlparser2";
import jsonld, { type JsonLdDocument } from "jsonld";

export type Thing = Record<string, unknown> & { "@type": string };

interface LinkedBlock {
  "@context": string;
  "@graph": Thing[];
}

/** Data blocks of a page, as a reader of HTML finds them. */
const blocksOf = (html: string): LinkedBlock[] =>
  DomUtils.findAll(
    ({ name, attribs }) => name === "script" && attribs.type === "application/ld+json",
    parseDocument(html).children,
  ).map((block) => JSON.parse(DomUtils.textContent(block)));

/** Returns the linked data of a page; empty if it has none. */
export function linkedThingsOf(html: string): Thing[] {
  return blocksOf(html).flatMap((data) => {
    if (data["@context"] !== "https://schema.org") throw new Error("Another vocabulary");
    return data["@graph"];
  });
}

/** Replaces the context of schema.org, which is on another site: every term belongs to its vocabulary. */
const loadContext = async (documentUrl: string) => ({
  contextUrl: undefined,
  documentUrl,
  document: { "@context": { "@vocab": "https://schema.org/" } },
});

/** Types of the things that a JSON-LD processor reads in a page. @throws if it would omit something */
export async function typesInJsonLd(html: string): Promise<string[]> {
  const options = { documentLoader: loadContext, safe: true };
  const nodes = await Promise.all(
    blocksOf(html).map((block) => jsonld.expand(block as object as JsonLdDocument, options)),
  );
  return nodes.flat().flatMap((node) => [node["@type"] ?? []].flat().map((type) => String(type)));
}

/** Every value with the name of its property, also from nested things. */
export function leavesOf(value: unknown, name = ""): [string, string | number][] {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([property, inner]) => leavesOf(inner, property));
  return [[name, value as string | number]];
}

/** Attributes of a page: addresses, and what it says in its head. */
export function attributesOf(html: string): Set<string> {
  const all = DomUtils.findAll(() => true, parseDocument(html).children);
  return new Set(all.flatMap(({ attribs }) => Object.values(attribs)));
}
