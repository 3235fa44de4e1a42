import { refuse } from "./config-error.ts";

/** Minimum length of a checked name: too many other names differ from a shorter one by one letter. */
const shortestName = 6;

/** Windows editors put this character at the start of a file; Node reads it as part of the first name. */
const byteOrderMark = "\uFEFF";

/** @throws ConfigError for a name with one typing error, if the correct setting is not set */
export function refuseMisspelt(environment: Record<string, string | undefined>, settings: string[]): void {
  const missing = settings.filter((name) => environment[name] === undefined && name.length >= shortestName);
  for (const name of Object.keys(environment)) {
    if (name.startsWith(byteOrderMark) && settings.includes(name.slice(1)))
      refuse(name.slice(1), "stands behind a byte order mark in .env. Save that file as UTF-8 without BOM.");
    if (settings.includes(name)) continue;
    const meant = missing.find((setting) => isOneSlipFrom(name, setting) || isOneSlipFrom(plain(name), plain(setting)));
    if (meant !== undefined) refuse(meant, `is not set, and ${name} is, which is no setting. Correct its name.`);
  }
}

/**
 * Removes differences that people often type, such as lower case or missing underscores: `Site_URL`, `BACKUPURL`,
 * `TRUSTED_PROXY`.
 */
const plain = (name: string): string =>
  name
    .toUpperCase()
    .split("_")
    .map((word) => word.replace(/IES$/, "Y").replace(/S$/, ""))
    .join("");

/** Returns true if the names are equal, or differ by one letter added, missing or wrong, or by two swapped letters. */
function isOneSlipFrom(name: string, setting: string): boolean {
  if (name === setting) return true;
  if (Math.abs(name.length - setting.length) > 1) return false;
  let same = 0;
  while (same < name.length && name[same] === setting[same]) same++;
  const given = name.slice(same);
  const meant = setting.slice(same);
  const swapped = (given[1] ?? "") + (given[0] ?? "") + given.slice(2);
  return [
    given.slice(1) === meant,
    given === meant.slice(1),
    given.slice(1) === meant.slice(1),
    swapped === meant,
  ].some(Boolean);
}
