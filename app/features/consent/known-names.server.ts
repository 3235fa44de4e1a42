import type { AppContext } from "../../server/context.server.ts";

/**
 * Which of these words are parts of names in the consent store. A stub until the store exists: none.
 * @param words folded: small letters, no tone marks, no dots
 */
export async function findKnownNames(_ctx: AppContext, _words: string[]): Promise<Set<string>> {
  return new Set();
}
