/**
 * Field of a public form whose answer leads to a private page. The page's script fills it with a random key, since most
 * pages are cached and their servers cannot: the same form with the same key is a second tap, while the same words without it
 * may be another person's, who would be led to somebody else's page.
 */
export const formKeyField = "form_key";

/** Shape of the key that the script makes: 128 random bits. */
const shape = /^[0-9a-f]{32}$/;

/** @returns the key of a form; undefined without script on a cached page */
export function readFormKey(values: Readonly<Record<string, string[]>>): string | undefined {
  const [key = ""] = values[formKeyField] ?? [];
  return shape.test(key) ? key : undefined;
}
