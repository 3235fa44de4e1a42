import { withoutInvisible } from "./without-invisible.ts";

/** Maximum of an address that mail servers pass on (RFC 5321), in characters. */
export const maxEmailLength = 254;

/**
 * The rule of `<input type="email">` (HTML, valid e-mail address; without lengths of labels), with further rules of mail servers: no
 * dot at an end of the first part, no two dots together, and a public domain, whose last word is no number.
 */
const shape =
  /^(?!\.|[^@]*(?:\.\.|\.@))[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]*[a-z\d]$/i;

/**
 * Reads an address as `<input type="email">` takes it, also with a domain in other letters, which becomes ASCII: so the
 * same mailbox has one spelling. The part before the `@` stays as typed.
 * @returns undefined for anything else
 */
export function readEmailAddress(typed: string): string | undefined {
  // Longer than any address in any spelling: nothing is read of it.
  if (typed.length > 4 * maxEmailLength) return undefined;
  const text = withoutInvisible(typed)
    .trim()
    .replace(/^mailto:/i, "");
  const at = text.lastIndexOf("@") + 1;
  const address = text.slice(0, at) + asciiDomain(text.slice(at));
  return address.length <= maxEmailLength && shape.test(address) ? address : undefined;
}

/** The domain as DNS has it, by the rules of Unicode (UTS #46), which browsers have in `URL`; empty for none. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain)) return domain;
  if (!/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return "";
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}

/**
 * Key of a mailbox, the same for its spellings: in small letters, without points before the `@`, and without a part
 * after `+` there. Some servers distinguish them; taking two for one does no harm.
 */
export function mailboxOf(typed: string): string {
  const address = (readEmailAddress(typed.normalize("NFKC")) ?? typed).toLowerCase();
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, Math.max(at, 0)).replaceAll(".", "").split("+", 1);
  return `${name}@${address.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com")}`;
}
