/** Session numbers, accounts, telephones. */
const longNumber = /\d[\d\s-]{5,}\d/g;

const minDigits = 7;

/** Maximum of a narration that is read (characters): banks write up to two hundred. */
const maxRead = 1_000;

/** A narration without the numbers that say more about the sender than a gift needs. Words and references stay. */
export const maskNarration = (text: string): string =>
  text
    .slice(0, maxRead)
    .replace(longNumber, (found) => (found.replace(/\D/g, "").length < minDigits ? found : "…"))
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, "…")
    .slice(0, 300);

/** No telephone has more figures: what is longer are several numbers, parted by blanks. */
const longestTelephone = 15;

/** The last figures of the long numbers of a narration, at most four and at least three of each. */
export function endsOf(text: string): string[] {
  const runs = text.slice(0, maxRead).split(/[^\d*\s-]/);
  const numbers = runs.flatMap((run) => {
    const whole = run.replace(/[\s-]/g, "");
    return whole.length > longestTelephone ? run.split(/\s/) : [whole];
  });
  return [...new Set(numbers.filter(({ length }) => length >= minDigits).flatMap((number) => endOf(number) ?? []))];
}

/** @param number of which the bank itself may hide figures: `2547******123` */
function endOf(number: string): string | undefined {
  const [end] = number.replaceAll("-", "").slice(-4).split("*").reverse();
  return end !== undefined && end.length >= 3 ? end : undefined;
}
