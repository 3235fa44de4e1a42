/** Returns the last part of a project's path: the slug; for the first three projects, the id. */
export const projectKey = ({ id, slug }: { id: number; slug: string | null }): string => slug ?? String(id);
