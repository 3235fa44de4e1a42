/**
 * Field of a public form that leads to a private page. The page's script fills it with a random key, which servers
 * cannot do in cached pages. The same form with the same key is a second tap. Without a key, the same text may be
 * another person's, who must not see the first person's page.
 */
export const formKeyField = "form_key";

/** Pattern of the key that the script makes: 128 random bits. */
const shape = /^[0-9a-f]{32}$/;

/** Returns the key of a form; undefined for a cached page without script. */
export function readFormKey(values: Readonly<Record<string, string[]>>): string | undefined {
  const [key = ""] = values[formKeyField] ?? [];
  return shape.test(key) ? key : undefined;
}
