/**
 * Field of a public form whose answer leads to a private page. The page's script fills it with a random key, since
 * servers cannot in cached pages. The same form with the same key is a second tap; without it, the same words may be
 * another person's, who must not see the first person's page.
 */
export const formKeyField = "form_key";

/** Shape of the key that the script makes: 128 random bits. */
const shape = /^[0-9a-f]{32}$/;

/** @returns the key of a form; undefined without script on a cached page */
export function readFormKey(values: Readonly<Record<string, string[]>>): string | undefined {
  const [key = ""] = values[formKeyField] ?? [];
  return shape.test(key) ? key : undefined;
}
