import type { CountryGuard } from "../../../../../content/countries/guard/country-guard.ts";
import { guards } from "../../../../../content/countries/guard/index.ts";
import { type CountryCode, countryOf } from "../../../../../content/countries/index.ts";
import { wordsOf } from "../fold-word.ts";
import { en } from "../languages/en.ts";
import { fr } from "../languages/fr.ts";
import { sw } from "../languages/sw.ts";
import type { CountryRules } from "./country-rules.ts";
import { nigeria } from "./nigeria.ts";

const languages = { en, fr, sw };

const namesOf = (list: string): string[] => list.split(",").map((name) => name.trim().replaceAll("-", " "));

/** What the guard reads by in a country: Nigeria's rules stay on everywhere, as a site may have begun there. */
export function countryRulesOf(code: CountryCode): CountryRules {
  if (code === "NG") return nigeria;
  const guard = guards[code];
  const numbers = countryOf(code).telephone;
  return guard === undefined ? { ...nigeria, numbers } : { ...withNigeria(guard), numbers };
}

function withNigeria(guard: CountryGuard): CountryRules {
  const own = guard.languages.map((name) => [name, languages[name]] as const);
  const regions = namesOf(guard.regions);
  const places = namesOf(guard.places).filter((name) => !regions.includes(name));
  const isNone = wordsOf([guard.names]);
  return {
    ...nigeria,
    languages: { ...nigeria.languages, ...Object.fromEntries(own) },
    // Plateau is a state of Nigeria, and a quarter of Dakar and of Abidjan.
    states: [...nigeria.states.filter((name) => !places.includes(name)), ...regions],
    // A name that people bear here is no place of Nigeria, and no region is a finer place.
    places: [...nigeria.places.filter((name) => !isNone.has(name) && !regions.includes(name)), ...places],
    names: `${nigeria.names} ${guard.names}`,
    nobody: `${nigeria.nobody} ${guard.nobody}`,
    classes: guard.classes,
    schools: [...nigeria.schools, ...own.flatMap(([, { schools = [] }]) => schools), ...guard.schools],
    streets: [...nigeria.streets, ...own.flatMap(([, { streets = [] }]) => streets), ...guard.streets],
  };
}
