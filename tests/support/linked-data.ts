import { DomUtils, parseDocument } from "htmlparser2";

export type Thing = Record<string, unknown> & { "@type": string };

/** What a page says to machines, as a reader of HTML finds it; empty where it says nothing. */
export function linkedThingsOf(html: string): Thing[] {
  const blocks = DomUtils.findAll(
    ({ name, attribs }) => name === "script" && attribs.type === "application/ld+json",
    parseDocument(html).children,
  );
  return blocks.flatMap((block) => {
    const data = JSON.parse(DomUtils.textContent(block)) as { "@context": string; "@graph": Thing[] };
    if (data["@context"] !== "https://schema.org") throw new Error("Another vocabulary");
    return data["@graph"];
  });
}

/** Every value with the name of its property, from things inside things, too. */
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
