import { findWordQuestions } from "../../../cms/protection/find-word-questions.server.ts";
import { textsOfBlock } from "../../../cms/protection/story-texts.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import type { WordQuestion } from "../../../values/staff-form-result.ts";
import type { WordValue, WordValues } from "./word-field.ts";

/** Finds the words guard's questions about changed texts of a fixed page. */
export function askAboutWords(ctx: AppContext, page: PageKey, values: WordValues): Promise<WordQuestion[]> {
  const known = Object.entries(values).filter(([path]) => Object.hasOwn(pageWordsOf(ctx.features)[page].fields, path));
  const texts = known.flatMap(([field, value]) => textsIn(value).flatMap((text) => textsOfBlock(field, text)));
  return findWordQuestions(ctx, texts, false);
}

const textsIn = (value: WordValue): string[] =>
  typeof value === "string"
    ? [value]
    : value.flatMap((one) => (typeof one === "string" ? one : Object.values(one).flat()));
