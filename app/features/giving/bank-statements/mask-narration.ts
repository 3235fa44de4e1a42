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

/** A number of which the bank itself may hide figures: `2547******123`. */
const sentNumber = /[\d*][\d*\s-]{5,}\d/g;

/** The last figures of the long numbers of a narration, at most four and at least three of each. */
export const endsOf = (text: string): string[] => [
  ...new Set(
    [...text.slice(0, maxRead).matchAll(sentNumber)].flatMap(([found]) => {
      const end = /\d{3,}$/.exec(found.replace(/[\s-]/g, ""))?.[0].slice(-4);
      return end === undefined ? [] : [end];
    }),
  ),
];
