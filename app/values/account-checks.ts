import { hasRightCheckDigit } from "./nuban.ts";

/** Check of an account number before people send money to it. */
export type AccountCheck = "nuban" | "rib" | "iban" | "none";

/** Returns the digit of a letter in a RIB: `A` and `J` are 1; `B`, `K` and `S` are 2. */
const ribDigit = (letter: string): string => {
  const place = letter.charCodeAt(0) - 65;
  return String(place < 18 ? (place % 9) + 1 : place - 16);
};

const remainder = (digits: string, divisor: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % divisor, 0);

/**
 * Checks the key of a RIB, as banks of the CFA zone and of France compute it. The key is 97 minus the remainder of the
 * characters before it, followed by 00, divided by 97.
 * @param rib 24 characters, or 23 digits, without spaces
 */
function hasRightRibKey(rib: string): boolean {
  if (!/^[A-Z0-9]{2}\d{21,22}$/.test(rib)) return false;
  const digits = rib.replace(/[A-Z]/g, ribDigit);
  return 97 - remainder(`${digits.slice(0, -2)}00`, 97) === Number(digits.slice(-2));
}

/**
 * Checks an IBAN by ISO 13616: letters become 10 to 35, the first four characters move to the end, and the remainder by
 * 97 is 1.
 */
function hasRightIbanDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return (
    remainder(
      moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)),
      97,
    ) === 1
  );
}

/** Returns an account number in capitals without spaces and dashes, for comparing. */
export const bareAccount = (text: string): string =>
  text
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s.-]/g, "");

/**
 * Returns true if the check digits of an account are right.
 * @param number as typed; for `nuban` with the bank code and a space before it
 * @returns undefined if there is no check
 */
export function passesCheck(check: AccountCheck, number: string): boolean | undefined {
  switch (check) {
    case "nuban": {
      const [code = "", ...account] = number.trim().split(/\s+/);
      return hasRightCheckDigit(code, account.join(""));
    }
    case "rib":
      return hasRightRibKey(bareAccount(number));
    case "iban":
      return hasRightIbanDigits(bareAccount(number));
    default:
      return undefined;
  }
}
