/** Continents that come first in lists. Most foundations with this software are in Africa. */
const first = ["Africa", "Asia", "Europe", "America"];

/** Returns IANA time zones by continent, Africa first. */
export function zonesByContinent(): { continent: string; zones: string[] }[] {
  const groups = Map.groupBy(Intl.supportedValuesOf("timeZone"), (zone) => zone.split("/")[0] ?? "");
  const rank = (continent: string) => (first.includes(continent) ? first.indexOf(continent) : first.length);
  return [...groups]
    .map(([continent, zones]) => ({ continent, zones: zones.toSorted() }))
    .toSorted((a, b) => rank(a.continent) - rank(b.continent) || a.continent.localeCompare(b.continent, "en"));
}

/** Returns true for a zone that can be used for computing, including former names. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const lastNamed = new Map<string, string>();

/** Returns the name of a zone's clock without summer or winter, such as `East Africa Time`. */
export function clockNameOf(zone: string): string {
  const known = lastNamed.get(zone);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  lastNamed.set(zone, name);
  return name;
}
