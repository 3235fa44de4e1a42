/** Reads a list of texts from its JSON. @returns undefined for anything else */
export function readTextList(json: string): string[] | undefined {
  const value = parse(json);
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
}

/** Reads a list of texts from its JSON; what is damaged is left out, so that the page around it still opens. */
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

/** Joins a list as the event page shows it: commas between, a period at the end; empty for an empty list. */
export function joinAsSentence(list: string[]): string {
  return list.length === 0 ? "" : `${list.join(", ")}.`;
}
