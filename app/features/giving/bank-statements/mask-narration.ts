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
