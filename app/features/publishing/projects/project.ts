/** Returns the last part of a project's path: slug, or id for the first three. */
export const projectKey = ({ id, slug }: { id: number; slug: string | null }): string => slug ?? String(id);
