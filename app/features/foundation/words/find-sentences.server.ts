import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { findWordFields } from "./find-word-fields.server.ts";

/** Maximum number of results on the page. */
const maxFound = 50;

/** Finds texts of all fixed pages, each with the address of its field. @param search any words of the text or its label */
export async function findSentences(ctx: AppContext, member: StaffMember, search: string) {
  const wanted = searchWordsOf(search);
  if (wanted.length === 0) return undefined;
  const all = (await findWordFields(ctx, member)).flatMap(({ label, path, of = "", texts = [] }) => {
    const text = texts.join(" ");
    const inside = searchWordsOf(`${label} ${of} ${text}`).join(" ");
    return texts.length > 0 && wanted.every((word) => inside.includes(word)) ? [{ label, path, page: of, text }] : [];
  });
  return { count: all.length, found: all.slice(0, maxFound) };
}
