import type { CountryRules } from "./countries/country-rules.ts";
import { nigeria } from "./countries/nigeria.ts";
import type { LanguageRules } from "./languages/language-rules.ts";

/** Countries whose texts the guard reads; another one is a file in `countries/`, with its languages in `languages/`. */
export const countries = { NG: nigeria } satisfies Record<string, CountryRules>;
export type Country = keyof typeof countries;

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "u");
const everyWord = (pattern: string) => new RegExp(word(pattern).source, "gu");

const digits = "(?:1[0-7]|[1-9])(?:½|\\.5| 1/2| ½)?(?!\\d|[.,]\\d|%)";

/** A year in which somebody below eighteen may be born. */
const year = "20(?:0[89]|[1-9]\\d)";

/** Behind a number that is an age stands no thing that it counts. */
const end = (more: string) => `(?=\\s*[,.!;:?)"”’–—-]|\\s*$|\\s+(?:${more})(?!\\p{L}))`;
const follows =
  "and|when|now|but|on|in|this|last|next|today|tomorrow|yesterday|years?|soon|before|after|at|so|with|while|as|the|then|she|he|who|who's|wey|for|dey|e|jana|years old|or";

/** The parts of a language's data, filled in. */
function fill(language: LanguageRules, text: string): string {
  const one = `(?:${digits}|(?:${language.numbers})(?: and a half)?)`;
  const number = `(?:${one}(?:(?: ?[-–/] ?| (?:to|or|and|go|si|zuwa|ruo|tabi) )${one})?)`;
  return text
    .replaceAll("{n}", number)
    .replaceAll("{child}", `(?:${language.child})`)
    .replaceAll("{end}", end(follows))
    .replaceAll("{year}", year);
}

/** The expressions of a country's rules, of all its languages together: a text mixes them. All but `schools`, `streets` and `telephone` read folded text. */
export type Rules = ReturnType<typeof compile>;

function compile(country: CountryRules) {
  const languages = Object.values(country.languages);
  const all = (part: keyof LanguageRules) =>
    languages.flatMap((language) => [language[part]].flat().map((text) => fill(language, text)));
  const one = (part: keyof LanguageRules) => word(all(part).join("|"));
  const number = `(?:${digits}|${languages.map(({ numbers }) => numbers).join("|")})`;
  return {
    country,
    places: new Set([...country.states, ...country.places]),
    ages: all("ages").map(word),
    ownAges: all("ownAges").map(word),
    births: all("births").map(word),
    stretches: everyWord(all("stretches").join("|")),
    /** Right before an age: whose it is. */
    things: new RegExp(`(?<!\\p{L})(?:${all("things").join("|")})(?:['’]s)?(?: \\p{L}+){0,2}\\s*$`, "u"),
    child: one("child"),
    someone: one("someone"),
    goesOn: one("goesOn"),
    classes: one("classes"),
    pupils: one("pupils"),
    partners: one("partners"),
    attends: one("attends"),
    homes: one("homes"),
    landmarks: one("landmarks"),
    journeys: one("journeys"),
    diagnoses: one("diagnoses"),
    /** "Amina, 9," and "Amina (9)", "Amina (2016)": right behind a name. */
    ageBehind: new RegExp(
      `^\\s*(?:[,:–—-]\\s*(?:aged? |age: ?)?${number}(?=\\s*[,.;:)!–—]|\\s*$|\\s+(?:and|with|holds?|plays?|smiles?|years?|yrs?|from|of))|[([]\\s*(?:aged?:? |age: ?|just )?${number}(?:\\s*(?:years?|yrs?|months?|mths?|yo|y/o))?(?:\\s*old)?\\s*[,;)\\]]|\\s${digits}\\s*(?:yrs?|years?)(?! ago)|\\s${digits}\\s*$|[([]\\s*(?:b\\.?|born)?\\s*${year}\\s*[)\\]])`,
      "u",
    ),
  };
}

const compiled = new Map<Country, Rules>();

/** The rules of a country, made once. */
export function rulesOf(country: Country): Rules {
  const rules = compiled.get(country) ?? compile(countries[country]);
  compiled.set(country, rules);
  return rules;
}

export const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** Words of a file's name. */
export const fileName =
  /^[\p{L}\p{N}_\-. ()]+\.(?:jpe?g|png|webp|avif|heic|gif|pdf|docx?|mp4|mov)$|^(?:img|dsc|pxl|wa|screenshot|photo|image)[_-]?\d[\w-]*$|^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+$/iu;
