/** A change in one of these tables may change any public page. */
export const publicTables = [
  "posts",
  "events",
  "projects",
  "news_items",
  "photos",
  "photo_attachments",
  "settings",
] as const;

const change = new RegExp(
  `^\\s*(?:insert\\s+into|update|delete\\s+from|replace\\s+into)\\s+"?(?:${publicTables.join("|")})"?(?:\\s|\\(|$)`,
  "i",
);

export function affectsPublicPages(statement: string): boolean {
  return change.test(statement);
}
