/** Returns the query that names the project of a gift. @param key last part of the project's path */
export const purposeQuery = (key: string): string => `for=${encodeURIComponent(key)}`;

/** Returns the address of the promise page with a project chosen. */
export const givePath = (key: string): string => `/donate/promise?${purposeQuery(key)}`;
