/**
 * Removes certain letters from the end of a text in linear time, because the pattern `/[ab]+$/` takes quadratic time,
 * as each letter begins a match.
 * @param letters each one UTF-16 unit
 */
export function trimEndOf(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
