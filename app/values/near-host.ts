import { countSlips } from "./search-words.ts";

/** Hosts at which most people have their mail. */
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

/** Hosts of their own that look like a slip of one of those. */
const others = ["mail.com", "email.com", "gmail.co", "yahoo.co", "live.co", "hotmail.co"];

/** The common host that the one of an address was probably meant to be; undefined where it is no slip of any. */
export function findNearHost(address: string): { host: string; meant: string } | undefined {
  const host = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  if (common.includes(host) || others.includes(host)) return undefined;
  const meant = common.find((one) => countSlips(host, one, 1) <= 1);
  return meant === undefined ? undefined : { host, meant };
}
