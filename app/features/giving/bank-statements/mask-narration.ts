const longNumber = /\d[\d\s-]{5,}\d/g;

const minDigits = 7;

/** Maximum of a narration that is read (characters): banks write up to two hundred. */
const maxRead = 1_000;

/** Hides long numbers and addresses, which say more about the sender than a gift needs. */
export const maskNarration = (text: string): string =>
  text
    .slice(0, maxRead)
    .replace(longNumber, (found) => (found.replace(/\D/g, "").length < minDigits ? found : "…"))
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, "…")
    .slice(0, 300);

/** Longer digits are several numbers, separated by spaces. */
const longestTelephone = 15;

/** Returns the last three or four digits of each long number. */
export function endsOf(text: string): string[] {
  const runs = text.slice(0, maxRead).split(/[^\d*\s-]/);
  const numbers = runs.flatMap((run) => {
    const whole = run.replace(/[\s-]/g, "");
    return whole.length > longestTelephone ? run.split(/\s/) : [whole];
  });
  return [...new Set(numbers.filter(({ length }) => length >= minDigits).flatMap((number) => endOf(number) ?? []))];
}

/** @param number in which the bank may hide digits: `2547******123` */
function endOf(number: string): string | undefined {
  const [end] = number.replaceAll("-", "").slice(-4).split("*").reverse();
  return end !== undefined && end.length >= 3 ? end : undefined;
}
