import { readEmailAddress } from "./email-address.ts";
import { bareNumber } from "./telephone-number.ts";

function readPhone(text: string): string | undefined {
  const dialled = bareNumber(text);
  return /^\+?\d{7,15}$/.test(dialled) ? dialled : undefined;
}

/**
 * Reads an e-mail address, in lower case, or a telephone number.
 * @returns one of the two; undefined for anything else
 */
export function readContact(text: string): { email: string | null; phone: string | null } | undefined {
  const email = readEmailAddress(text);
  if (email !== undefined) return { email: email.toLowerCase(), phone: null };
  const phone = readPhone(text);
  return phone === undefined ? undefined : { email: null, phone };
}
