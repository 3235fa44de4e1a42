import { plainText } from "./plain-text.ts";

/**
 * Returns the beginning of a text without Markdown: search engines show about 160 characters.
 * @param text Markdown
 */
export function shorten(text: string): string {
  const plain = plainText(text).replace(/\s+/g, " ").trim();
  return plain.length <= 160 ? plain : `${plain.slice(0, plain.lastIndexOf(" ", 157))}...`;
}
