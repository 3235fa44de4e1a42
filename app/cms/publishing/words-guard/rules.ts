import type { CountryGuard } from "../../../../content/countries/guard/country-guard.ts";
import { guards } from "../../../../content/countries/guard/index.ts";
import { type CountryCode, countryOf } from "../../../../content/countries/index.ts";
import type { CountryRules } from "./countries/country-rules.ts";
import { nigeria } from "./countries/nigeria.ts";
import { splitWordLists } from "./fold-word.ts";
import { en } from "./languages/en.ts";
import { fr } from "./languages/fr.ts";
import type { LanguageRules } from "./languages/language-rules.ts";
import { sw } from "./languages/sw.ts";

const languages = { en, fr, sw };

const kin =
  /(?<!\p{L})(?:famil(?:y|ies)|familles?|familia|siblings?|twins?|jumeaux|jumelles|orphans?|orphelines?|orphelins?|children|kids?|enfants?|gar[cç]ons?|filles?|watoto|mtoto|boys?|girls?|mothers?|mums?|fathers?|dads?|grandm\p{L}{1,8}|guardians?|maman|papa|m[eé]m[eé]|grand-m[eè]re|mama|baba|chez (?:eux|elle|lui)|dorment|dort)(?!\p{L})/u;

/** Names of streets without a number, with abbreviations. */
const streets = [
  /(?<![\p{L}\p{M}'’.-])(?:(?:\p{Lu}|\d)[\p{L}\p{M}'’-]*\.?\s){1,4}(?:Road|Rd|Street|St|Avenue|Ave|Lane|Close|Crescent|Highway|Drive)(?!\p{L})/u,
];

/** Names of schools with abbreviations of their kind. */
const schools = [
  /(?<![\p{L}\p{M}'’.-])(?:\p{L}[\p{L}\p{M}'’.-]*\s){1,4}(?:Educ\. Cent(?:re|er)|Int\.? Sch\.?|Sec\.? School|[Pp]arents sch|Pri\.? Sch\.?|[Pp]ry sch|Academy sch)(?!\p{L})/u,
];

const namesOf = (list: string): string[] => list.split(",").map((name) => name.trim().replaceAll("-", " "));

/** Returns the country's rules. Nigeria's are always included, as a site may have moved. */
function countryRulesOf(code: CountryCode): CountryRules {
  if (code === "NG") return nigeria;
  const guard = guards[code];
  const numbers = countryOf(code).telephone;
  return guard === undefined ? { ...nigeria, numbers } : { ...withNigeria(guard), numbers };
}

function withNigeria(guard: CountryGuard): CountryRules {
  const own = guard.languages.map((name) => [name, languages[name]] as const);
  const regions = namesOf(guard.regions);
  const places = namesOf(guard.places).filter((name) => !regions.includes(name));
  const isNone = splitWordLists([guard.names]);
  return {
    ...nigeria,
    languages: { ...nigeria.languages, ...Object.fromEntries(own) },
    // A state of Nigeria may be a place here: Plateau is also a quarter of Dakar and of Abidjan.
    states: [...nigeria.states.filter((name) => !places.includes(name)), ...regions],
    // A place of Nigeria may be a personal name or a region here.
    places: [...nigeria.places.filter((name) => !isNone.has(name) && !regions.includes(name)), ...places],
    names: `${nigeria.names} ${guard.names}`,
    nobody: `${nigeria.nobody} ${guard.nobody}`,
    classes: guard.classes,
    kin,
    schools: [...schools, ...nigeria.schools, ...own.flatMap(([, { schools = [] }]) => schools), ...guard.schools],
    streets: [...streets, ...nigeria.streets, ...own.flatMap(([, { streets = [] }]) => streets), ...guard.streets],
  };
}

/**
 * Compiles a regular expression for folded text, with the letters a to z. That is much faster than classes of all
 * alphabets, which matters for the first text after a start.
 */
const folded = (pattern: string, flags?: string) =>
  new RegExp(pattern.replaceAll("[\\p{L}", "[a-z").replaceAll("\\p{L}", "[a-z]"), flags);
const word = (pattern: string) => folded(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`);
const everyWord = (pattern: string) => new RegExp(word(pattern).source, "g");

const digits = "(?:1[0-7]|[1-9])(?:½|¼|¾|\\.5| 1/2| ½)?(?!\\d|[.,:]\\d|%)";

/** An account name: it has a digit, dot or underscore, and is not a web address or class. */
const accountName =
  "(?!www|jss|ss\\d|kg\\d|covid)(?:[a-z]{2,20}(?:[._]{1,2}[a-z0-9]{1,20}){1,4}|[a-z]{3,20}\\d{1,6}[a-z0-9]{0,10})(?<!\\.(?:com|org|net|ng|example|edu|gov|africa))";
const networks =
  "(?:tik ?tok|instagram|insta|ig|snap ?chat|snap|facebook|fb|twitter|telegram|you ?tube|threads|discord|likee|roblox|x)";

/** Birth years of people below eighteen. */
const year = "20(?:0[89]|[1-9]\\d)";

/** Returns the pattern for the end of an age. A noun that is counted must not follow, as in "12 books". */
const end = (more: string) => `(?=\\s*[,.!;:?)"”’–—-]|\\s*$|\\s+(?:${more})(?!\\p{L}))`;
function fill(language: LanguageRules, text: string, follows: string): string {
  const numeral = `(?:(?:${digits}|${language.numbers})(?:${language.halves})?)`;
  const number = `(?:${numeral}(?:(?: ?[-–/] ?| (?:${language.ranges}) )${numeral})?)`;
  return text
    .replaceAll("{n}", number)
    .replaceAll("{ordinal}", `(?:${language.ordinals})`)
    .replaceAll("{child}", `(?:${language.child})`)
    .replaceAll("{end}", end(follows))
    .replaceAll("{year}", year);
}

function vocabularyOf(country: CountryRules) {
  const languages = Object.values(country.languages);
  const of = (
    part: "calendar" | "starters" | "nobody" | "youngTitles" | "bodies" | "bodiesBefore" | "adults" | "acts",
  ) => languages.map((language) => language[part]);
  return {
    places: new Set([...country.states, ...country.places]),
    severalWords: country.places.filter((name) => name.includes(" ")),
    towns: new Set(country.places.filter((name) => !name.includes(" "))),
    names: splitWordLists([country.names]),
    calendar: splitWordLists(of("calendar")),
    starters: splitWordLists(of("starters")),
    nobody: splitWordLists([country.nobody, ...of("nobody"), ...of("calendar")]),
    famous: new Set(country.famous.map((name) => name.replaceAll("-", " "))),
    youngTitles: splitWordLists(of("youngTitles")),
    bodies: splitWordLists(of("bodies")),
    bodiesBefore: splitWordLists(of("bodiesBefore")),
    adults: splitWordLists(of("adults")),
    acts: splitWordLists(of("acts")),
  };
}

/**
 * The regular expressions of a country in all its languages, as texts mix them. All except `schools`, `streets` and
 * `telephone` are for folded text.
 */
export type Rules = ReturnType<typeof compile>;

const textsOf = (part: LanguageRules[keyof LanguageRules]): string[] =>
  [part].flat().filter((text) => typeof text === "string");

function compile(country: CountryRules) {
  const languages = Object.values(country.languages);
  const follows = languages.map((language) => language.follows).join("|");
  const all = (part: keyof LanguageRules) =>
    languages.flatMap((language) => textsOf(language[part]).map((text) => fill(language, text, follows)));
  const any = (part: keyof LanguageRules) => all(part).join("|");
  const anyWord = (...parts: (keyof LanguageRules)[]) => word(parts.map(any).join("|"));
  const number = `(?:${digits}|${any("numbers")})`;
  const digit = `(?:\\d|${any("digits")})`;
  const behind = `(?:${any("behindName")})`;
  const level = `(?:[1-9]|1[0-2]|i{2,3}|iv|vi|${any("numbers")}|${any("ordinals")})`;
  const classes = [any("classes"), country.classes].filter(Boolean).join("|");
  return {
    country,
    ...vocabularyOf(country),
    ages: [
      ...all("ages").map(word),
      // An age after a word for a child: "A girl, about 9, draws".
      word(`(?:${any("child")})\\s?[,(:–—-]\\s?(?:${behind} )?${number}(?=\\s*[,.;:)!–—]|\\s*$)`),
    ],
    ownAges: all("ownAges").map(word),
    births: all("births").map(word),
    stretches: everyWord(any("stretches")),
    /** Things with an age, such as a school, directly before the age. */
    things: folded(`(?<!\\p{L})(?:${any("things")})(?:['’]s)?(?: \\p{L}+){0,2}\\s*$`),
    child: anyWord("child"),
    singular: anyWord("singular"),
    pronoun: anyWord("singular", "plural"),
    suffers: anyWord("suffers"),
    verbs: folded(`^ (?:${any("verbs")})(?!\\p{L})`),
    at: folded(`^(?:${any("at")})$`),
    /** A capitalised word after a preposition. */
    placed: new RegExp(`(?<!\\p{L})(?:(?:${any("at")}|ní) (?:the )?|n['’])(\\p{Lu}[\\p{L}\\p{M}'’-]{2,})`, "gu"),
    someone: anyWord("someone"),
    goesOn: anyWord("goesOn"),
    classes: word(`(?:${classes})[ .-]{0,2}${level} ?[a-g]?|${any("otherClasses")}`),
    credits: folded(`(?:${any("credits")})\\s*$`),
    rooms: anyWord("rooms"),
    pupils: anyWord("pupils"),
    childish: anyWord("childish"),
    partners: anyWord("partners"),
    donors: anyWord("donors"),
    attends: anyWord("attends"),
    homes: anyWord("homes"),
    dwells: anyWord("dwells"),
    landmarks: anyWord("landmarks"),
    /** With the flag g, so that every match can be removed. */
    generic: everyWord(any("generic")),
    signs: anyWord("signs"),
    desks: anyWord("desks"),
    ownPages: anyWord("ownPages"),
    /** An account without an @: "Search ada_sings on TikTok", "her Snapchat is sweetada". */
    accounts: word(
      `(?:${any("accounts")})(?:[^.!?]{0,40}[^a-z0-9.!?_])?${accountName}|${accountName}(?: [a-z]+){0,3}? (?:on|for|lori|a|na|no na) ${networks}`,
    ),
    namedAccounts: word(
      `(?:${networks}|username|handle)(?: (?:handle|name|page|account|id|username|profile))?,? ?(?:is|as|na|=|:|-|by|under|she is|he is|she's|he's|her name is|his name is|e be|im name na) ?["“@]?[a-z0-9._]{3,}`,
    ),
    streetPlaces: anyWord("streetPlaces"),
    repeats: anyWord("repeats"),
    /** One set per language: words that two languages share must not suggest a third one. */
    common: languages.map(({ common }) => splitWordLists([common])),
    journeys: anyWord("journeys"),
    diagnoses: anyWord("diagnoses"),
    care: anyWord("care"),
    campaigns: anyWord("campaigns"),
    /** A spoken telephone number: "zero eight zero three …". */
    spoken: word([`${digit}(?:[ ,.-]{1,3}${digit}){9,14}`, ...all("spoken")].join("|")),
    /** An age directly after a name: "Amina, 9," "Amina (9)", "Amina (2016)", "Amina, now nine". */
    ageBehind: folded(
      `^(?:\\s*[,:;–—-]\\s*(?:${behind} ){0,2}|\\s(?:${behind} ){1,2})(?!one of)${number}(?=\\s*[+,.;:)!–—]|\\s*$|\\s+(?:${follows}|holds?|plays?|smiles?|years?|yrs?|from|of)(?!\\p{L}))|^(?:\\s*[([]\\s*(?:aged?:? |age: ?|${behind} )?${number}(?:\\s*(?:years?|yrs?|months?|mths?|yo|y/o))?(?:\\s*old)?\\s*[,;)\\]]|\\s${digits}\\s*(?:yrs?|years?)(?! ago)|\\s${digits}\\s*$|\\s*[([]\\s*(?:b\\.?|born)?\\s*${year}\\s*[)\\]])`,
    ),
  };
}

const compiled = new Map<CountryCode, Rules>();

/** Returns a country's rules, compiled once. */
export function loadRules(country: CountryCode): Rules {
  const rules = compiled.get(country) ?? compile(countryRulesOf(country));
  compiled.set(country, rules);
  return rules;
}

/** Returns true for a word that is a name in this country in any context. */
export const isKnownName = (folded: string, { names, places, country }: Rules): boolean =>
  names.has(folded) || (country.nameShape.test(folded) && !places.has(folded));

/** Returns true for a word that alone is not a name. */
export const isCommon = (folded: string, { nobody, starters }: Rules): boolean =>
  nobody.has(folded) || starters.has(folded);

export const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** A spoken e-mail address: "amina dot b at gmail dot com". */
export const spokenEmail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64} ?(?:\(at\)|\[at\]| at ) ?(?:(?:gmail|yahoo|ymail|hotmail|outlook|icloud)(?: dot |\.| ?\(dot\) ?|\[dot\])|[\p{L}\p{N}-]{1,63}(?: dot | ?\(dot\) ?|\[dot\]))(?:com|org|net|ng|co|edu|example)(?!\p{L})/giu;

/** The part before the @ in the address of an office: "info@". */
export const roleAddress =
  /^(?:info|hello|hi|contact|accounts?|media|press|office|admin|support|help|helpdesk|donat\p{L}{1,4}|donors?|volunteer\p{L}{0,5}|receipts?|finance|hr|jobs|careers|team|[ei]nquir\p{L}{1,4}|secretar\p{L}{1,4}|partner\p{L}{0,6}|events?|safeguarding|reports?|reporting|mail|news|newsletter|program\p{L}{0,4}|projects?|sponsor\p{L}{0,6}|giv(?:e|ing)|privacy|complaints?|feedback|webmaster|no-?reply|reception|appl(?:y|ications?)|scholarships?|training|admissions?|welfare|protection|childprotection|tickets?|orders?|bookings?|sales|billing|legal|communications?|comms|outreach|fundraising|membership|library|clinic|school|editor|board|trustees|tabasamu|ofii?si?|isiro|taimako|iranlowo|ozi|enyemaka|tambaya|ibeere|kudi|owo|lissafi|rahoto|labarai|iroyin|akuko|ego|ajuju)(?:[._-][\p{L}\p{N}]{1,20})?(?:@| ?\(at\)| ?\[at\]| at )/iu;

/** Hosts at which any person may have an address. */
export const freeMail = /(?:gmail|yahoo|ymail|hotmail|outlook|icloud|proton)/i;

/** An account name in a social network. */
export const handle = /(?<![\p{L}\p{N}@._%+-])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,40}/gu;

/** Matches text that is a file name. */
export const fileName =
  /^[\p{L}\p{N}_\-. ()]+\.(?:jpe?g|png|webp|avif|heic|gif|pdf|docx?|mp4|mov)$|^(?:img|dsc|pxl|wa|screenshot|photo|image)[_-]?\d[\w-]*$|^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+$/iu;
