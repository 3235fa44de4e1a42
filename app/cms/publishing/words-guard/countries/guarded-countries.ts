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

const kin =
  /(?<!\p{L})(?:famil(?:y|ies)|familles?|familia|siblings?|twins?|jumeaux|jumelles|orphans?|orphelines?|orphelins?|children|kids?|enfants?|gar[cç]ons?|filles?|watoto|mtoto|boys?|girls?|mothers?|mums?|fathers?|dads?|grandm\p{L}{1,8}|guardians?|maman|papa|m[eé]m[eé]|grand-m[eè]re|mama|baba|chez (?:eux|elle|lui)|dorment|dort)(?!\p{L})/u;

/** Streets without a number, with abbreviations. */
const streets = [
  /(?<![\p{L}\p{M}'’.-])(?:(?:\p{Lu}|\d)[\p{L}\p{M}'’-]*\.?\s){1,4}(?:Road|Rd|Street|St|Avenue|Ave|Lane|Close|Crescent|Highway|Drive)(?!\p{L})/u,
];

/** Schools by abbreviations of their kind. */
const schools = [
  /(?<![\p{L}\p{M}'’.-])(?:\p{L}[\p{L}\p{M}'’.-]*\s){1,4}(?:Educ\. Cent(?:re|er)|Int\.? Sch\.?|Sec\.? School|[Pp]arents sch|Pri\.? Sch\.?|[Pp]ry sch|Academy sch)(?!\p{L})/u,
];

const namesOf = (list: string): string[] => list.split(",").map((name) => name.trim().replaceAll("-", " "));

/** Returns the country's rules; Nigeria's always apply, because a site may have moved. */
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
    // A personal name of this country is no place of Nigeria, and a region is no small place.
    places: [...nigeria.places.filter((name) => !isNone.has(name) && !regions.includes(name)), ...places],
    names: `${nigeria.names} ${guard.names}`,
    nobody: `${nigeria.nobody} ${guard.nobody}`,
    classes: guard.classes,
    kin,
    schools: [...schools, ...nigeria.schools, ...own.flatMap(([, { schools = [] }]) => schools), ...guard.schools],
    streets: [...streets, ...nigeria.streets, ...own.flatMap(([, { streets = [] }]) => streets), ...guard.streets],
  };
}
