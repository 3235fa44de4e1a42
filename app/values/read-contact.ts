import * as v from "valibot";

const emailSchema = v.pipe(v.string(), v.email(), v.maxLength(254));

/** A telephone number as it is dialled; undefined for anything else. */
function readPhone(text: string): string | undefined {
  const dialled = text.replace(/[\s().\-/]/g, "");
  return /^\+?\d{7,15}$/.test(dialled) ? dialled : undefined;
}

/** An e-mail address, in lower case, or a telephone number. @returns one of both; undefined for neither */
export function readContact(text: string): { email: string | null; phone: string | null } | undefined {
  if (v.is(emailSchema, text)) return { email: text.toLowerCase(), phone: null };
  const phone = readPhone(text);
  return phone === undefined ? undefined : { email: null, phone };
}
