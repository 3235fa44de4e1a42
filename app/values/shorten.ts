/** Search engines show about 160 characters. */
export const shorten = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(" ", 157))}...`;
