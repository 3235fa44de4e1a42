/** The tables that public pages show something of: a change in one of them may change any page. */
export const shownTables = ["posts", "events", "projects", "news_items", "photos", "photo_uses", "settings"] as const;

const change = new RegExp(
  `^\\s*(?:insert\\s+into|update|delete\\s+from|replace\\s+into)\\s+"?(?:${shownTables.join("|")})"?(?:\\s|\\(|$)`,
  "i",
);

/** Does this statement change what public pages show? */
export function changesPages(statement: string): boolean {
  return change.test(statement);
}
