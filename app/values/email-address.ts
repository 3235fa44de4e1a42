import { withoutInvisible } from "./without-invisible.ts";

/** Maximum of an address that mail servers pass on (RFC 5321), in characters. */
const maxLength = 254;

/** Signs of `<input type="email">` (HTML, valid e-mail address); labels are measured where a name is looked up. */
const htmlAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** No mail server takes a dot at an end of the first part, or two together. */
const misplacedDot = /^\.|\.\.|\.$/;

/** The last word of a public domain, behind its dot, is no number: that would be an IP address. */
const topLevel = /^(?!\d+$)[\da-z-]{2,}$/i;

/**
 * Reads an address as `<input type="email">` takes it, also with a domain in other letters, which becomes ASCII: so the
 * same mailbox has one spelling. The part before the `@` stays as typed.
 * @returns undefined for anything else
 */
export function readEmailAddress(typed: string): string | undefined {
  // Longer than any address in any spelling: nothing is read of it.
  if (typed.length > 4 * maxLength) return undefined;
  const text = withoutInvisible(typed)
    .trim()
    .replace(/^mailto:/i, "");
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at));
  const domain = asciiDomain(text.slice(at + 1));
  const dot = domain.lastIndexOf(".");
  if (misplacedDot.test(local) || dot < 0 || !topLevel.test(domain.slice(dot + 1))) return undefined;
  const address = `${local}@${domain}`;
  return address.length <= maxLength && htmlAddress.test(address) ? address : undefined;
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
