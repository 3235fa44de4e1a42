/** HTML id of a page's form, the prefix of its fields' ids. */
export const idOfWords = (page: string): string => `words-${page}`;

/** HTML id of a list of cards. The field's own id belongs to its error message. */
export const idOfCards = (form: string, name: string): string => `${form}-${name}-cards`;
