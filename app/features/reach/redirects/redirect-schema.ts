import * as v from "valibot";
import { maxPathLength, plainPath } from "../../../values/address.ts";
import { shortLinkOf } from "./short-link.ts";

/** First parts of addresses for the staff area, accounts, secret links, and other programs. */
const ownFolders =
  /^\/(?:admin|api|assets|dev|e|files|g|health|login|look|low-data|offline|password|ready|setup|sitemap|webhooks|welcome)(?:[/.?]|$)/i;

/** Sentences of rejections; a file in `content/` has them. */
export interface RedirectWords {
  path: string;
  tooLong: string;
  own: string;
  home: string;
  outside: string;
  noTarget: string;
  taken: string;
  loop: string;
  there: string;
}

/** Splits an address that was copied from a browser into its origin and the rest. */
function partBehindHost(text: string): { origin?: string; path: string } {
  if (!/^https?:\/\//i.test(text)) return { path: text.startsWith("/") || text === "" ? text : `/${text}` };
  const url = URL.parse(text);
  return url === null ? { path: "" } : { origin: url.origin, path: url.pathname + url.search };
}

const typed = (words: RedirectWords) =>
  v.pipe(v.optional(v.string(), ""), v.trim(), v.nonEmpty(words.path), v.maxLength(2_000, words.tooLong));

/** Schema of an old address: of this site, or of the previous site on any host. */
export const oldAddress = (words: RedirectWords) =>
  v.pipe(
    typed(words),
    v.transform((text) => partBehindHost(text.replace(/#.*$/s, "")).path),
    v.check((path) => path.length <= maxPathLength, words.tooLong),
    v.transform((path) => plainPath(path) ?? ""),
    v.nonEmpty(words.path),
    v.transform((path) => shortLinkOf(path) ?? path),
    v.check((path) => !/^\/(?:\?|$)/.test(path) || shortLinkOf(path) !== undefined, words.home),
    v.check((path) => !ownFolders.test(path), words.own),
  );

/**
 * Schema of a new address, which must be a page of this site.
 * @param origins of the site, which the address may contain
 */
export const newAddress = (words: RedirectWords, origins: string[]) =>
  v.pipe(
    typed(words),
    v.check((text) => !/^[a-z][a-z0-9+.-]*:/i.test(text) || /^https?:\/\//i.test(text), words.outside),
    v.transform((text) => partBehindHost(text.replace(/#.*$/s, ""))),
    v.check(
      ({ origin, path }) => (origin === undefined || origins.includes(origin)) && !path.startsWith("//"),
      words.outside,
    ),
    v.transform(({ path }) => plainPath(path.replace(/\?.*$/s, "")) ?? ""),
    v.nonEmpty(words.noTarget),
    v.check((path) => !ownFolders.test(path), words.noTarget),
  );
