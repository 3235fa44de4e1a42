import { bareNumber } from "./telephone-number.ts";

/** A telephone number as it is dialled; undefined for anything else. */
function readPhone(text: string): string | undefined {
  const dialled = bareNumber(text);
  return /^\+?\d{7,15}$/.test(dialled) ? dialled : undefined;
}

/**
 * An e-mail address, in lower case, or a telephone number.
 * @param isEmail as the form's schema has it @returns one of both; undefined for neither
 */
export function readContact(
  text: string,
  isEmail: (text: string) => boolean,
): { email: string | null; phone: string | null } | undefined {
  if (isEmail(text)) return { email: text.toLowerCase(), phone: null };
  const phone = readPhone(text);
  return phone === undefined ? undefined : { email: null, phone };
}
