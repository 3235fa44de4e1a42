/** Crockford's Base32: no letter is taken for a digit. https://www.crockford.com/base32.html */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 60 bits: nobody guesses one within a rate limit. */
const length = 12;

/** A new code of a card, like `7K4Q-XMH2-9WFT`. @param bytes random, one per letter */
export const writeCode = (bytes: Uint8Array): string =>
  [...bytes.slice(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/** A code as it is typed: in any case, with or without hyphens, O for 0, I and L for 1. @returns undefined for no code */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
}
