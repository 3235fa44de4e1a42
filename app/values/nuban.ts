/**
 * Check digit of a Nigerian account number: the CBN's revised NUBAN standard of March 2020. A wrong number passes once
 * in ten, and so do three in ten swaps of neighbours.
 */
const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/** Three-digit codes are of banks, five-digit ones of other institutions. */
function paddedCode(code: string): string | undefined {
  if (!/^\d+$/.test(code)) return undefined;
  if (code.length === 6) return code;
  if (code.length === 5) return `9${code}`;
  return code.length === 3 ? `000${code}` : undefined;
}

/** True if the last digit fits the bank. @param code of the bank @returns undefined for a text without ten digits */
export function hasRightCheckDigit(code: string, account: string): boolean | undefined {
  const bank = paddedCode(code);
  const digits = account.replace(/ /g, "");
  if (bank === undefined || !/^\d{10}$/.test(digits)) return undefined;
  const sum = weights.reduce((total, weight, place) => total + weight * Number((bank + digits)[place]), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}
