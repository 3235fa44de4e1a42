/** A sentence and where it begins in the text. */
export interface Sentence {
  text: string;
  offset: number;
}

const short = /(?:^|[\s(.])(?:mr|mrs|ms|dr|prof|rev|engr|barr|hon|st|sec|pry|nur|sch|govt|int'l|tel|no|nos|\p{L})\.$/iu;

/** The longest of them, and what stands before it (characters). */
const shortLength = 8;

/** A longer one is cut: the work on a text grows with its length, and not faster. */
const maxLength = 1_000;

/** Sentences of a plain text, in any language that ends them with . ! ? or a line. A title's dot ends none. */
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
