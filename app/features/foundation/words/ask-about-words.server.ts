import { findWordQuestions } from "../../../cms/protection/find-word-questions.server.ts";
import { textsOfBlock } from "../../../cms/protection/story-texts.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import type { WordQuestion } from "../../../values/staff-form-result.ts";
import type { WordValue, WordValues } from "./word-field.ts";

/** Pages whose texts lead to giving: a long number there needs a second person. */
const leadingToGiving: readonly PageKey[] = ["banner", "home", "donate", "giving"];

/** Finds the words guard's questions about changed texts of a fixed page. */
export function askAboutWords(ctx: AppContext, page: PageKey, values: WordValues): Promise<WordQuestion[]> {
  const known = Object.entries(values).filter(([path]) => Object.hasOwn(pageWordsOf(ctx.features)[page].fields, path));
  const texts = known.flatMap(([field, value]) => textsIn(value).flatMap((text) => textsOfBlock(field, text)));
  const isTitle = leadingToGiving.includes(page);
  return findWordQuestions(ctx, isTitle ? texts.map((text) => ({ ...text, isTitle })) : texts, false);
}

const textsIn = (value: WordValue): string[] =>
  typeof value === "string"
    ? [value]
    : value.flatMap((one) => (typeof one === "string" ? one : Object.values(one).flat()));
