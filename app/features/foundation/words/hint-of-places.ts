import { staffPages as words } from "content/staff-pages.ts";

/** Placeholders whose values the foundation enters on its settings page. */
const ofSettings = ["foundation", "town", "founded"];

/** Explains the placeholders of a text; undefined without any. */
export function hintOfPlaces(places: readonly string[]): string | undefined {
  const names = [...new Set(places)];
  const fromSettings = names.filter((name) => ofSettings.includes(name));
  const fromSite = names.filter((name) => !ofSettings.includes(name));
  const hints = [
    ...(fromSettings.length > 0 ? [words.places(fromSettings)] : []),
    ...(fromSite.length > 0 ? [words.placesOfSite(fromSite)] : []),
  ];
  return hints.length > 0 ? hints.join(" ") : undefined;
}
