/** Name of the foundation with its kind. It is apart from the schema, which the first view of the staff area does not need. */
export const fullName = ({ name, kind }: { name: string; kind: string }): string => `${name} ${kind}`.trim();
