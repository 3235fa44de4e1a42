/** Crockford's Base32 avoids letters that resemble digits. https://www.crockford.com/base32.html */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 60 bits cannot be guessed within a rate limit. */
const length = 12;

/** Writes a card's code like `7K4Q-XMH2-9WFT`. @param bytes random, one per letter */
export const writeCode = (bytes: Uint8Array): string =>
  [...bytes.slice(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/** Reads a typed code: any case, hyphens optional, O for 0, I and L for 1. @returns undefined if invalid */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
}
