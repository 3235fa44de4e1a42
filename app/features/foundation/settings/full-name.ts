/**
 * Returns the foundation's name and kind. In its own file, because the staff area's first view does not need the
 * schema.
 */
export const fullName = ({ name, kind }: { name: string; kind: string }): string => `${name} ${kind}`.trim();
