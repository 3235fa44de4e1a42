/**
 * Weights of the check digit of a Nigerian account number: the CBN's revised NUBAN standard of March 2020. One in ten
 * wrong numbers passes, and three in ten swaps of neighbouring digits.
 */
const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/** Completes a bank's code of three digits, or another institution's code of five. */
function paddedCode(code: string): string | undefined {
  if (!/^\d+$/.test(code)) return undefined;
  if (code.length === 6) return code;
  if (code.length === 5) return `9${code}`;
  return code.length === 3 ? `000${code}` : undefined;
}

/**
 * Returns true if the last digit fits the bank.
 * @param code of the bank
 * @returns undefined for a text without ten digits
 */
export function hasRightCheckDigit(code: string, account: string): boolean | undefined {
  const bank = paddedCode(code);
  const digits = account.replace(/ /g, "");
  if (bank === undefined || !/^\d{10}$/.test(digits)) return undefined;
  const sum = weights.reduce((total, weight, place) => total + weight * Number((bank + digits)[place]), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}
