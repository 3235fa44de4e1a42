/** Session numbers, accounts, telephones. */
const longNumber = /\d[\d\s-]{5,}\d/g;

const minDigits = 7;

/** A narration without the numbers that say more about the sender than a gift needs. Words and references stay. */
export const maskNarration = (text: string): string =>
  text
    .replace(longNumber, (found) => (found.replace(/\D/g, "").length < minDigits ? found : "…"))
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, "…")
    .slice(0, 300);
