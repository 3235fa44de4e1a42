import { en } from "../languages/en.ts";
import { ha } from "../languages/ha.ts";
import { ig } from "../languages/ig.ts";
import { pcm } from "../languages/pcm.ts";
import { yo } from "../languages/yo.ts";
import type { CountryRules } from "./country-rules.ts";
import { nigerianNames } from "./nigeria-names.ts";
import { localGovernments } from "./nigeria-places.ts";

const states = [
  "abia|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|fct|abuja|gombe",
  "imo|jigawa|kaduna|kano|katsina|kebbi|kogi|kwara|lagos|nasarawa|nassarawa|niger|ogun|ondo|osun|oyo|plateau|rivers",
  "sokoto|taraba|yobe|zamfara|eko",
].flatMap((line) => line.split("|"));

/** A word of a school's name; its kind is none. */
const named =
  "(?!(?:The|This|That|Our|Your|Their|His|Her|My|A|An|At|In|To|From|Of|For|Every|Each|All|Any|Both|Some|Many|When|With|Since|After|Before|And)[ ,])\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const kind =
  "(?:[Ii]nternational|[Pp]rimary|[Pp]ry\\.?|[Ss]econdary|[Ss]ec\\.?|[Nn]ursery|[Nn]ur\\.?|[Gg]rammar|[Hh]igh|[Bb]asic|[Ss]pecial|[Mm]odel|[Jj]unior|[Ss]enior|[Cc]omprehensive|[Mm]emorial|[Tt]echnical|[Ss]cience|[Gg]irls['’]?|[Bb]oys['’]?|and|&|/)";
const school =
  "(?:School|school|SCHOOL|Schl|[Ss]ch\\.?|College|COLLEGE|Coll\\.|Academy|ACADEMY|Acad\\.|Seminary|Kindergarten|Cr[eè]che|Montessori|Comprehensive|Polytechnic|Islamiyya|Islamiyyah?|Tahfi[zẓ]|Madrasah?|Madrasa)";
const begins = "(?<![\\p{L}\\p{M}'’.-])";
const ends = "(?![\\p{L}\\p{M}])";

export const nigeria: CountryRules = {
  languages: { en, pcm, yo, ha, ig },
  states,
  places: localGovernments,
  names: nigerianNames,
  nobody: `nigeria nigerian nigerians yoruba hausa igbo pidgin jss ss sss waec neco jamb nysc lga ngo naira luth lasu`,
  schools: [
    // "Bright Horizon Academy", "St. Jude's Nur/Pry Sch", "L.E.A. Primary School"
    new RegExp(`${begins}(?:${named}[ /]){1,5}(?:${kind}[ /]){0,4}${school}${ends}`, "u"),
    // "St. Jude's Primary", "Methodist Boys' High": without the word school
    new RegExp(
      `${begins}(?:${named} ){1,4}(?:Primary|Secondary|Grammar|Nursery|Nur/Pry|(?:Nursery|Nur\\.?) ?(?:&|and|/) ?(?:Primary|Pry)|Pry|(?:Girls|Boys)['’]? ?(?:Primary|Secondary|Grammar|High|Model)?|High)(?= *[,.;:!?)]| *$| +[\\p{Ll}\\d])`,
      "u",
    ),
    // "School of the Ark", "Secondary School, Epe"
    /(?:School|College|Academy) (?:of|for|at|in) (?:the )?\p{Lu}[\p{L}\p{M}'’-]+/u,
    /(?:[Pp]rimary|[Pp]ry\.?|[Ss]econdary|[Ss]ec\.?|[Gg]rammar|[Hh]igh|[Nn]ursery|[Cc]omprehensive) [Ss]ch(?:ool|l|\.)?,? \p{Lu}[\p{L}\p{M}'’-]+/u,
    // "FGGC Sagamu"
    /(?<!\p{L})(?:GSS|GGSS|GDSS|GSSS|GJSS|GGJSS|GGDSS|GDJSS|FGC|FGGC|FSTC|GSTC|LEA|L\.E\.A\.?|UBE|CSS|QC|KC|CMS|GHS|GTC|UPE|DSS|AGSS|AUD|CAC|RCM|NUD|KCGS|BHS|MBHS|MGHS|FTC|CHS|LGEA)[.,]? \p{Lu}[\p{L}\p{M}'’-]+/u,
    // "head boy at St Finbarr's"
    /(?<=(?:at|of|from|to|into|for|in|ni|a|na) )(?:St\.?|Saint) \p{Lu}[\p{L}\p{M}-]*['’]s(?! ?[\p{Lu}]| (?:church|hospital|clinic|hall|parish))/u,
    /(?<!\p{L})(?:King|Queen|Prince|St\.? \p{Lu}[\p{L}\p{M}]+)['’]?s? (?:College|Grammar|Primary|Secondary|Nursery|Academy)/u,
    // The other languages, also without tone marks. A word in small letters may part kind and name; "in" may not.
    /(?:[Ii]l[eé][- ]?(?:ẹ̀|ẹ|e)k[oọó]\p{M}*|[Ii]l[eé][- ]?[ìi]w[eé])(?: (?!n[ií] |[Nn]í |m[eé])\p{Ll}[\p{L}\p{M}-]*){0,3} \p{Lu}[\p{L}\p{M}.'’-]+/u,
    /(?<!\p{L})[Mm]adrasat\p{L}{0,12} \p{Lu}[\p{L}\p{M}'’-]+/u,
    /[Mm]akarantar(?: (?!a )\p{Ll}[\p{L}\p{M}'’-]*){0,3} \p{Lu}[\p{L}\p{M}.'’-]+/u,
    /(?:[Uu]l[oọ]|[ỤU]l[oọ]) [Aa]kw[uụ]kw[oọ](?: (?!na |dị na |di na )\p{Ll}[\p{L}\p{M}'’-]*){0,2} \p{Lu}[\p{L}\p{M}.'’-]+/u,
  ],
  streets: [
    /(?:(?:No|Number|Plot|House|Flat|Block)\.?\s*)?\d{1,4}[A-Za-z]?,?\s+(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,4}(?:Street|St|Str|Road|Rd|Close|Cl|Avenue|Ave|Crescent|Cres|Lane|Drive|Way|Estate|Layout|Quarters|Gardens|Court)(?![\p{L}])/u,
    /(?<![\p{L}\p{M}'’.-])(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,3}(?:Street|Road|Close|Avenue|Crescent|Lane|Drive|Estate|Quarters|Layout|GRA|Barracks)(?![\p{L}])/u,
    /(?:òpópónà|opopona|ojúlé|ojule|títì|àdúgbò|adugbo|ilé kejì)\s+(?:\d{1,4}\p{L}?,?\s+)?(?:\p{L}+\s+)?\p{Lu}?[\p{L}\p{M}'’-]+/iu,
    /(?:[Tt]itin|[Ll]ayin|[Uu]nguwar|[Aa]nguwar|[Kk]wanar)\s+\p{Lu}[\p{L}\p{M}'’-]+/u,
    /(?:[Oo]kporo\s+(?:ámá|ama|ụzọ|uzo)|[Nn]ke\s+\d+|[Nn]['’][oọ]kporo\s+\p{L}+)\s+\p{Lu}[\p{L}\p{M}'’-]+/u,
  ],
  // Mobile numbers in any groups, with the letter O for a nought; landlines of a city; numbers of other countries.
  telephone:
    /(?<![\d.])(?:(?:(?:\+|00)?234[\s().-]{0,3}0?|[0Oo])[\s().-]{0,3}[789][\s.-]{0,2}[01Oo](?:[\s./–-]{0,3}[\dOoIl]){8}|\(?0[1-9]\d?\)?[\s-]\d{3}[\s-]?\d{4}|\+(?:[\s-]?\d){9,14})(?!\d)/gu,
};
