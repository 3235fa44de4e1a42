import { findWordQuestions } from "../../../cms/protection/find-word-questions.server.ts";
import { textsOfBlock } from "../../../cms/protection/story-texts.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import type { WordQuestion } from "../../../values/staff-form-result.ts";
import type { WordValue, WordValues } from "./word-field.ts";

/** What the words guard asks about the foundation's own words on a fixed page; the original ones are not asked about. */
export function askAboutWords(ctx: AppContext, page: PageKey, values: WordValues): Promise<WordQuestion[]> {
  const known = Object.entries(values).filter(([path]) => Object.hasOwn(pageWordsOf(ctx.features)[page].fields, path));
  const texts = known.flatMap(([field, value]) => textsIn(value).flatMap((text) => textsOfBlock(field, text)));
  return findWordQuestions(ctx, texts, false);
}

const textsIn = (value: WordValue): string[] =>
  typeof value === "string"
    ? [value]
    : value.flatMap((one) => (typeof one === "string" ? one : Object.values(one).flat()));
