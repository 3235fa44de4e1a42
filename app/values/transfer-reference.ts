/**
 * Transfer references, such as `TAB-7K4-QXM`: the foundation's prefix, five random characters and a check character.
 * The alphabet omits characters that look alike (0 O, 1 I L, 5 S, 8 B, G, Z, U, A). As its size is a prime number, the
 * check detects every wrong character and every swap of two.
 */
export const alphabet = "234679CDEFHJKMNPQRTVWXY";

const size = alphabet.length;

/** Length of a code, with the check character. */
export const codeLength = 6;

/** Weights of the positions from the left; the check character has the negative of its value. */
const weights = [5, 4, 3, 2, 1];

/**
 * Computes the check character: (1 + 5a + 4b + 3c + 2d + e) mod 23.
 * @param drawn five characters of the alphabet
 */
export function checkCharacter(drawn: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * alphabet.indexOf(drawn[place] ?? ""), 1);
  return alphabet[sum % size] as string;
}

/** @param random returns an integer from 0 up to but not including its parameter */
export const drawCharacters = (count: number, random: (below: number) => number): string =>
  Array.from({ length: count }, () => alphabet[random(size)]).join("");

/** Generates a new random code, such as `7K4QXM`. */
export function drawCode(random: (below: number) => number): string {
  const drawn = drawCharacters(codeLength - 1, random);
  return drawn + checkCharacter(drawn);
}

export const isCode = (text: string): boolean =>
  text.length === codeLength && [...text].every((one) => alphabet.includes(one)) && checkCharacter(text) === text[5];

/**
 * Returns the first characters of a code in an incomplete reference, such as `7K4` in `TAB-7K4`; undefined if there are
 * none.
 */
export function beginningOfCode(typed: string): string | undefined {
  const [, rest] = /^\p{L}{2,6}[^\p{L}\p{N}]+(.{2,12})$/u.exec(typed.trim()) ?? [];
  const bare = rest === undefined ? "" : bareText(rest);
  return bare.length > 1 && bare.length < codeLength ? bare : undefined;
}

/** Formats a reference: `TAB-7K4-QXM`. */
export const writeReference = (prefix: string, code: string): string =>
  `${prefix}-${code.slice(0, 3)}-${code.slice(3)}`;

/** Returns only capitals and digits, ignoring case, spaces, dashes, slashes and invisible characters. */
export const bareText = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, "");

/**
 * Returns the valid codes that differ from a text in one character.
 * @param text six characters
 */
export function codesNear(text: string): string[] {
  if (text.length !== codeLength) return [];
  const others = Array.from(text, (_, place) =>
    [...alphabet]
      .map((one) => text.slice(0, place) + one + text.slice(place + 1))
      .filter((code) => code !== text && isCode(code)),
  );
  return others.flat();
}

export interface FoundReferences {
  exact: string[];
  near: string[];
}

/**
 * Finds references anywhere in a text, such as the narration of a transfer.
 * @param prefixes that the foundation uses or used
 */
export function findReferences(text: string, prefixes: readonly string[]): FoundReferences {
  const bare = bareText(text);
  const exact = new Set<string>();
  const near = new Set<string>();
  for (const prefix of prefixes) {
    for (let at = bare.indexOf(prefix); at >= 0; at = bare.indexOf(prefix, at + 1)) {
      const code = bare.slice(at + prefix.length, at + prefix.length + codeLength);
      if (isCode(code)) exact.add(code);
      else for (const one of codesNear(code)) near.add(one);
    }
  }
  return { exact: [...exact], near: [...near].filter((code) => !exact.has(code)) };
}

/** Returns a prefix of three letters from a foundation's name, such as `TAB` for Tabasamu. */
export function prefixFrom(name: string): string {
  const letters = name
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
  return letters.slice(0, 3).padEnd(3, "X");
}
