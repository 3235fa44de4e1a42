/** Name of the foundation, and what it is, which is no part of the name: a comma stands between them. It is apart from the schema, which the first view of the staff area does not need. */
export const fullName = ({ name, kind }: { name: string; kind: string }): string =>
  [name, kind].filter((text) => text.trim() !== "").join(", ");
