/** Sets the blanks of a typed text as the language writes them. */
export const setBlanks = (text: string): string => text;
