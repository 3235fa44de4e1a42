/** A sentence and its start in the text. */
export interface Sentence {
  text: string;
  offset: number;
}

const short = /(?:^|[\s(.])(?:mr|mrs|ms|dr|prof|rev|engr|barr|hon|st|sec|pry|nur|sch|govt|int'l|tel|no|nos|\p{L})\.$/iu;

/** Maximum length of an abbreviated title, and of the text before it (characters). */
const shortLength = 8;

/** Maximum length of a sentence (characters). Longer ones are cut, so that the work grows only linearly. */
const maxLength = 1_000;

/** Splits a text at . ! ? or a line end, in any language. The dot of an abbreviated title ends no sentence. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const end = (to: number) => {
    const whole = text.slice(from, to);
    const trimmed = whole.trim();
    const offset = from + whole.indexOf(trimmed);
    for (let at = 0; at < trimmed.length; at += maxLength)
      sentences.push({ text: trimmed.slice(at, at + maxLength), offset: offset + at });
    from = to;
  };
  for (const { index, 0: mark } of text.matchAll(/(?<![.!?…])[.!?…]+["”’)]*(?=\s|$)|\n+/gu)) {
    const isTitle = mark === "." && short.test(text.slice(Math.max(from, index - shortLength), index + 1));
    if (!isTitle) end(index + mark.length);
  }
  end(text.length);
  return sentences;
}
