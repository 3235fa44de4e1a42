/** Parses a JSON array of strings. @returns undefined when invalid */
export function readTextList(json: string): string[] | undefined {
  const value = parse(json);
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
}

/** Parses a JSON array of strings, and skips invalid content, so that the page still renders. */
export function parseTextList(json: string): string[] {
  const value = parse(json);
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Joins a list with commas and a final period; empty for an empty list. */
export const joinAsSentence = (list: string[]): string => (list.length === 0 ? "" : `${list.join(", ")}.`);
