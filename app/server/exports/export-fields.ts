import { Parser } from "htmlparser2";
import { isOwnPath } from "../../values/safe-link.ts";
import { cleanText } from "../../values/typed-text.ts";
import type { OldEvent, OldStatus } from "./export-rows.ts";

/** Returns a link to the old site as a path, which the new site redirects; other links stay. */
export function ownLink(address: string, site: string): string {
  const url = URL.parse(address, site === "" ? undefined : `${site}/`);
  if (url === null || site === "" || !/^https?:$/.test(url.protocol)) return address;
  const hostOf = (name: string) => name.replace(/^www\./, "");
  if (hostOf(url.host) !== hostOf(new URL(site).host)) return address;
  const base = new URL(site).pathname.replace(/\/$/, "");
  const path = (url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname) + url.search;
  return isOwnPath(path) ? path : "";
}

/** Returns the path of an address of the old site, with its query; empty for another site. */
export function pathOf(link: string, site: string): string {
  const own = ownLink(link.trim().replaceAll("&amp;", "&"), site);
  return own.startsWith("/") ? own : "";
}

/** Returns the address of a site, without a slash at the end; empty for other text. */
export function readSite(text: string): string {
  const url = URL.parse(text.trim());
  return url !== null && /^https?:$/.test(url.protocol) ? (url.origin + url.pathname).replace(/\/$/, "") : "";
}

const statuses: Record<string, OldStatus> = { publish: "public", future: "scheduled", private: "private" };

export const statusOf = (status: string, password: string): OldStatus =>
  password !== "" ? "password" : Object.hasOwn(statuses, status) ? (statuses[status] ?? "draft") : "draft";

/** Reads `YYYY-MM-DD HH:MM:SS`; empty for none, such as the zeros of a draft. */
export const readTime = (text = ""): string =>
  /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text.trim()) &&
  !Number.isNaN(Date.parse(`${text.trim().replace(" ", "T")}Z`))
    ? text.trim()
    : "";

export const minutesBetween = (utc: string, local: string): number =>
  (Date.parse(`${local.replace(" ", "T")}Z`) - Date.parse(`${utc.replace(" ", "T")}Z`)) / 60_000;

/** Removes the tags of a title; a title has one line. */
export function titleOf(html: string): string {
  return wordsOf(html).replace(/\s+/g, " ");
}

/** Returns the words of HTML as plain text. */
export function wordsOf(html: string): string {
  let words = "";
  let silence = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (name === "script" || name === "style") silence++;
      if (name === "p" || name === "br" || name === "li") words += " ";
    },
    ontext: (text) => {
      if (silence === 0) words += text;
    },
    onclosetag: (name) => {
      if (name === "script" || name === "style") silence--;
    },
  });
  parser.end(html);
  return oneLine(words);
}

/** Writes text on one line, without signs that readers do not see. */
export const oneLine = (text: string): string =>
  cleanText(text.toWellFormed())
    .replace(/[\s\p{Control}]+/gu, " ")
    .trim();

/** Addresses of files on the old site, whose pages come without them. */
const oldFile = /^\/(?:wp-content\/uploads|content\/files)\/(?:[^?#]{0,300}\/)?([^/?#]{1,200})(?:[?#]|$)/;

const pictureName = /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?|svg)$/i;

/** Returns the name of the file of the old site to which a path leads; undefined for a picture or another page. */
export function oldFileName(path: string): string | undefined {
  const name = oldFile.exec(path)?.[1];
  return name === undefined || pictureName.test(name) ? undefined : oneLine(decodeSlug(name) || name);
}

export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug.trim()).normalize("NFC");
  } catch {
    return "";
  }
}

export function readEvent(meta: Map<string, string>): OldEvent {
  const said = (name: string) => (meta.get(name) ?? "").trim();
  return {
    start: readTime(said("_EventStartDate")).slice(0, 16),
    end: readTime(said("_EventEndDate")).slice(0, 16),
    zone: said("_EventTimezone"),
    isAllDay: said("_EventAllDay") === "yes" || said("_EventAllDay") === "1",
    venue: said("_EventVenueID"),
    place: "",
    address: "",
  };
}
