const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/**
 * Maximum number of versions of an item. They expire after two years, except the newest and the newest published one.
 */
const maxVersions = 50;
export const versionsDays = 2 * 365;

/** Days for which every save is kept, as open forms merge with it. */
export const everySaveDays = 1;

export interface VersionFacts {
  version: number;
  saved_at: string;
  saved_by: string;
  origin: string | null;
}

/**
 * Keeps one version per person and hour, and all published, restored, merged or rejected ones.
 * @param versions newest first
 * @returns the others, newest first
 */
export function thinVersions<Version extends VersionFacts>(versions: Version[]): Version[] {
  let hour: { by: string; since: number } | undefined;
  const isEndOfHour = new Map<Version, boolean>();
  let before: Version | undefined;
  for (const version of versions.toReversed()) {
    const at = Date.parse(version.saved_at);
    const isWork = version.origin === "saved";
    const goesOn = isWork && hour?.by === version.saved_by && at - hour.since < hourMs;
    if (goesOn && before?.origin === "saved") isEndOfHour.set(before, false);
    if (!goesOn) hour = { by: version.saved_by, since: at };
    before = version;
  }
  return versions.filter((version) => isEndOfHour.get(version) !== false);
}

/** Returns the versions to delete. @param versions newest first */
export function findExcessVersions<Version extends VersionFacts>(versions: Version[], now: number): Version[] {
  const ageOf = ({ saved_at }: Version) => now - Date.parse(saved_at);
  const thinned = thinVersions(versions);
  const published = thinned.find(({ origin }) => origin === "published");
  const kept = new Set(thinned.slice(0, maxVersions).filter((version) => ageOf(version) < versionsDays * dayMs));
  for (const version of versions) {
    const isRecent = ageOf(version) < everySaveDays * dayMs;
    if (isRecent || version === versions[0] || version === published) kept.add(version);
  }
  return versions.filter((version) => !kept.has(version));
}
