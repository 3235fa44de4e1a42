/** Letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and Adlam, among others. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns the direction of a text by its first letter; undefined for left to right, the direction of the site. */
export function directionOf(text: string): "rtl" | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter !== undefined && rightToLeft.test(letter) ? "rtl" : undefined;
}
