/**
 * A text without certain letters at its end, in linear time: `/[ab]+$/` begins a match at each of them and takes
 * quadratic time.
 * @param letters each one UTF-16 unit
 */
export function trimEndOf(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
