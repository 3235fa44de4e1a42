/**
 * Doubles the quotation marks inside quoted cells of a CSV, as the format requires: `"SAID "YES" AGAIN",5` becomes
 * `"SAID ""YES"" AGAIN",5`. A mark ends a cell only before a separator or the end of the line.
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
