import { withoutInvisible } from "./without-invisible.ts";

/** Maximum length of an address that mail servers accept (RFC 5321), in characters. */
export const maxEmailLength = 254;

/**
 * The pattern of `<input type="email">` (HTML, valid e-mail address; without the maximum length of labels), with
 * additional rules of mail servers. The first part has no dot at its ends and no two dots together. The domain is
 * public: its last part is not a number.
 */
const shape =
  /^(?!\.|[^@]*(?:\.\.|\.@))[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]*[a-z\d]$/i;

/**
 * Reads an address like `<input type="email">`. A domain in other letters becomes ASCII, so that a mailbox has one
 * spelling. The part before the `@` stays as typed.
 * @returns undefined for anything else
 */
export function readEmailAddress(typed: string): string | undefined {
  // Longer than any address in any spelling, so it is not parsed.
  if (typed.length > 4 * maxEmailLength) return undefined;
  const text = withoutInvisible(typed)
    .trim()
    .replace(/^mailto:/i, "");
  const at = text.lastIndexOf("@") + 1;
  const address = text.slice(0, at) + asciiDomain(text.slice(at));
  return address.length <= maxEmailLength && shape.test(address) ? address : undefined;
}

/**
 * Converts a domain to its DNS form by the Unicode rules (UTS #46), which browsers implement in `URL`; empty for an
 * invalid one.
 */
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
 * Returns the same key for all spellings of a mailbox: lower case, without dots before the `@` and without a part after
 * `+`. Some servers distinguish these spellings; treating two mailboxes as one does no harm.
 */
export function mailboxOf(typed: string): string {
  const address = (readEmailAddress(typed.normalize("NFKC")) ?? typed).toLowerCase();
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, Math.max(at, 0)).replaceAll(".", "").split("+", 1);
  return `${name}@${address.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com")}`;
}
