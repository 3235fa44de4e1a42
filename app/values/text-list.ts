/** Reads a list of texts from its JSON; a damaged one reads as empty, so that the page around it still opens. */
export function parseTextList(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}

/** Joins a list as the event page shows it: commas between, a period at the end; empty for an empty list. */
export function joinAsSentence(list: string[]): string {
  return list.length === 0 ? "" : `${list.join(", ")}.`;
}
