import { isAddress } from "./list-places.ts";

const closing: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
const punctuation = new Set(".,;:!?'’”»…");

/** Removes punctuation after an address; a closing bracket stays if the address opens it. */
export function withoutSentenceEnd(address: string): string {
  const open = new Map<string, number>();
  const count = (sign: string, by: number) => open.set(sign, (open.get(sign) ?? 0) + by);
  for (const sign of address) {
    const opening = closing[sign];
    if (opening !== undefined) count(opening, -1);
    else if ("([{".includes(sign)) count(sign, 1);
  }
  let end = address.length;
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    const opening = closing[last];
    if (opening !== undefined && (open.get(opening) ?? 0) < 0) count(opening, 1);
    else if (opening !== undefined || !punctuation.has(last)) break;
  }
  return address.slice(0, end);
}

/**
 * Decodes Proofpoint's form `https-3A__example.org_a`: underscores stand for slashes, and other characters are a hyphen
 * and their code.
 */
function readProofpoint(address: string | null): string | undefined {
  try {
    return address === null ? undefined : decodeURIComponent(address.replaceAll("-", "%").replaceAll("_", "/"));
  } catch {
    return undefined;
  }
}

/** Returns the address inside a known wrapper; undefined for any other address. */
function wrapped({ hostname, pathname, searchParams, href }: URL): string | null | undefined {
  if (/^(?:(?:www|docs)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname) && pathname === "/url")
    return searchParams.get("q") ?? searchParams.get("url");
  if (/^(?:lm?|www|m)\.facebook\.com$/.test(hostname) && pathname === "/l.php") return searchParams.get("u");
  if (hostname === "l.instagram.com" || hostname === "l.messenger.com" || hostname === "l.wl.co")
    return searchParams.get("u");
  if (hostname.endsWith(".safelinks.protection.outlook.com")) return searchParams.get("url");
  if (/^(?:www|m)\.youtube\.com$/.test(hostname) && pathname === "/redirect") return searchParams.get("q");
  if (hostname === "www.linkedin.com" && /^\/(?:safety\/go|redir\/redirect)/.test(pathname))
    return searchParams.get("url");
  if (hostname === "slack-redir.net" || hostname.endsWith(".teams.cdn.office.net")) return searchParams.get("url");
  if (hostname === "linkprotect.cudasvc.com") return searchParams.get("a");
  if (hostname === "urldefense.proofpoint.com") return readProofpoint(searchParams.get("u"));
  if (hostname === "urldefense.com") return /^https:\/\/urldefense\.com\/v3\/__(https?:\/.*)__;/.exec(href)?.[1];
  return undefined;
}

const maxWrappers = 3;

/** Removes the wrappers that documents, chats and mail programs put around a link to track clicks. */
export function unwrapLink(address: string): string {
  let found = address;
  for (let times = 0; times < maxWrappers; times++) {
    const inside = /^https?:\/\//i.test(found) && isAddress(found) ? wrapped(new URL(found)) : undefined;
    if (!inside || !/^https?:\/\/[^\s<>"]+$/i.test(inside) || !isAddress(inside)) return found;
    found = inside;
  }
  return found;
}
