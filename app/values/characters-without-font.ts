const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Scripts in the fonts of pictures and print: `app/server/typesetting/fonts.server.ts`. */
const drawn =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Ethiopic}\p{Script=Common}\p{Script=Inherited}]+$/u;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Returns the characters of a name that no font of print contains, without duplicates. A receipt would omit them. */
export const charactersWithoutFont = (text: string): string[] => {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  return [...new Set(letters.filter((letter) => !drawn.test(letter) || picture.test(letter)))];
};
