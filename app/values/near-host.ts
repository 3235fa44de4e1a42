import { countSlips } from "./search-words.ts";

/** The most common hosts of e-mail addresses. */
const common = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "ymail.com",
  "hotmail.com",
  "outlook.com",
  "live.com",
  "icloud.com",
  "proton.me",
];

/** Existing hosts that look like a typing error of a common one. */
const others = ["mail.com", "email.com", "gmail.co", "yahoo.co", "live.co", "hotmail.co"];

/** Returns the common host that an address probably means; undefined if its host does not look like a typing error. */
export function findNearHost(address: string): { host: string; meant: string } | undefined {
  const host = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  if (common.includes(host) || others.includes(host)) return undefined;
  const meant = common.find((one) => countSlips(host, one, 1) <= 1);
  return meant === undefined ? undefined : { host, meant };
}
