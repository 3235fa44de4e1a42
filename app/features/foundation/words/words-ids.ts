/** Id of the form of a page's words, with which the ids of its fields begin. */
export const idOfWords = (page: string): string => `words-${page}`;

/** Id of a list of cards: that of the field is its error's. */
export const idOfCards = (form: string, name: string): string => `${form}-${name}-cards`;
