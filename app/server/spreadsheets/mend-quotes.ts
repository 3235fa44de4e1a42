/**
 * A CSV text in which quotation marks inside quoted cells are doubled, as they should be: `"SAID "YES" AGAIN",5` is
 * `"SAID ""YES"" AGAIN",5`. A mark ends a cell only where a separator or the end of the line follows.
 */
export function mendQuotes(text: string, separator: string): string {
  if (!text.includes('"')) return text;
  let mended = "";
  let copied = 0;
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (!isQuoted) {
      isQuoted = sign === '"' && isStart;
      isStart = sign === separator || sign === "\n" || sign === "\r" || (isStart && sign === "\ufeff");
    } else if (sign === '"') {
      const next = text[at + 1];
      if (next === undefined || next === separator || next === "\n" || next === "\r") isQuoted = false;
      else if (next === '"') at++;
      else {
        mended += `${text.slice(copied, at)}""`;
        copied = at + 1;
      }
    }
  }
  return mended + text.slice(copied);
}
