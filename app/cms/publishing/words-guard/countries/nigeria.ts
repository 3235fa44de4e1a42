import { en } from "../languages/en.ts";
import { ha } from "../languages/ha.ts";
import { ig } from "../languages/ig.ts";
import { pcm } from "../languages/pcm.ts";
import { yo } from "../languages/yo.ts";
import type { CountryRules } from "./country-rules.ts";
import { famousNigerians, nigerianNames } from "./nigeria-names.ts";
import { localGovernments, quarters } from "./nigeria-places.ts";

const states = [
  "abia|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|fct|abuja|gombe",
  "imo|jigawa|kaduna|kano|katsina|kebbi|kogi|kwara|lagos|nasarawa|nassarawa|niger|ogun|ondo|osun|oyo|plateau|rivers",
  "sokoto|taraba|yobe|zamfara|eko",
].flatMap((line) => line.split("|"));

/** A word in the name of a school, except the kind of school. */
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
  places: [...localGovernments, ...quarters],
  names: nigerianNames,
  nameShape:
    /^(?:ade[a-z]{3,}|olu(?!ko|ran)[a-z]{4,}|ola[bdfgjkmnostwy][a-z]{3,}|oye[a-z]{3,}|oyin(?!gbo)[a-z]{3,}|ogun[bdfjlmnostwy][a-z]{3,}|akin[a-z]{3,}|ayo[bdklmtw][a-z]{3,}|fola[a-z]{2,}|okon(?:kwo|jo|ji)|oko(?:ro|rie|li|ye)[a-z]{0,6}|oka(?:for|gbu)[a-z]{0,4}|oke(?:ke|reke|zie|chukwu)|nw(?:a[bcdfghkmnosz]|o[gks]|e[kz])[a-z]{3,}|eze[a-z]{3,}|chukwu[a-z]{2,}|chi(?:a|bu|chi|di|ge|go|ji|ka|ma|no|nw|ny|so|zi|ze|zo)[a-z]{3,}|onye[bcdjkmw][a-z]{2,}|ike(?:chukwu|m[a-z]|nna)[a-z]{0,4}|obi(?:a|or|oma|nna)[a-z]{1,5}|[a-z]{3,10}(?:oluwa|chukwu|tunde|bayo|femi|kunle|yemi))$/,
  famous: famousNigerians,
  nobody: `nigeria nigerian nigerians yoruba hausa igbo pidgin jss ss sss waec neco jamb nysc lga ngo naira luth lasu
    wassce bece nabteb ncee nafdac ncdc naptip efcc nema frsc nepa phcn mobil total nnpc oando conoil ardova gtbank zenith uba fcmb fidelity sterling wema keystone stanbic
    firstbank polaris shoprite spar justrite kfc uber bolt brt lastma dangote indomie milo bournvita julius berger
    innoson peugeot toyota konga jumia opay moniepoint palmpay mtn glo airtel etisalat`,
  schools: [
    // "Bright Horizon Academy", "St. Jude's Nur/Pry Sch", "L.E.A. Primary School".
    new RegExp(
      `${begins}(?:${named}[ /]){1,5}(?:${kind}[ /]){0,4}${school}${ends}(?! of (?:Tech|Educ|Medic|Nurs|Health|Agri|Law|Art|Scien|Advanced|Forest|Aviation|Music))`,
      "u",
    ),
    // "St. Jude's Primary", "Methodist Boys' High": without the word school.
    new RegExp(
      `${begins}(?:${named} ){1,4}(?:Primary|Secondary|Grammar|Nursery|Nur/Pry|(?:Nursery|Nur\\.?) ?(?:&|and|/) ?(?:Primary|Pry)|Pry|(?:Girls|Boys)['’]? ?(?:Primary|Secondary|Grammar|High|Model)?|High)(?= *[,.;:!?)]| *$| +[\\p{Ll}\\d])`,
      "u",
    ),
    // "School of the Ark", "Secondary School, Epe".
    /(?:School|College|Academy) (?:of|for|at|in) (?:the )?\p{Lu}[\p{L}\p{M}'’-]+/u,
    /(?:[Pp]rimary|[Pp]ry\.?|[Ss]econdary|[Ss]ec\.?|[Gg]rammar|[Hh]igh|[Nn]ursery|[Cc]omprehensive) [Ss]ch(?:ool|l|\.)?,? \p{Lu}[\p{L}\p{M}'’-]+/u,
    // "FGGC Sagamu".
    /(?<!\p{L})(?:GSS|GGSS|GDSS|GSSS|GJSS|GGJSS|GGDSS|GDJSS|FGC|FGGC|FSTC|GSTC|LEA|L\.E\.A\.?|UBE|CSS|QC|KC|CMS|GHS|GTC|UPE|DSS|AGSS|AUD|CAC|RCM|NUD|KCGS|BHS|MBHS|MGHS|FTC|CHS|LGEA)[.,]? \p{Lu}[\p{L}\p{M}'’-]+/u,
    // "head boy at St Finbarr's".
    /(?<=(?:at|of|from|to|into|for|in|ni|a|na) )(?:St\.?|Saint) \p{Lu}[\p{L}\p{M}-]*['’]s(?! ?[\p{Lu}]| (?:church|hospital|clinic|hall|parish))/u,
    /(?<!\p{L})(?:King|Queen|Prince|St\.? \p{Lu}[\p{L}\p{M}]+)['’]?s? (?:College|Grammar|Primary|Secondary|Nursery|Academy)/u,
    // "attends Grace Springs".
    /(?<=(?:attends|attended|enrolled (?:at|in)|schools at|(?:pupils?|student|head (?:girl|boy)|prefect) (?:of|at)|admitted (?:to|into)|admission (?:to|into)|(?:uniform|kit|badge|blazer|sweater) of|graduated from|transferred (?:to|from)) )(?!Mass|Church|Sunday|Saturday|Friday|Monday|Quran|Bible|Tabasamu|Grade|Class|Primary \d|JSS|SS|Basic \d|Year|Form|Junior|Senior|University|Nigeria|Africa|Lagos|English|Maths)\p{Lu}[\p{L}\p{M}.'’-]+(?: \p{Lu}[\p{L}\p{M}.'’-]+){0,3}/u,
    // "her school, Calvary Foundation".
    /(?<!\p{L})(?:(?:[Hh]er|[Hh]is|[Ii]m|[Tt]heir) (?:new |old |own )?school|[Mm]akarantar(?:sa|ta|su)|[Uu]l[oọ] [Aa]kw[uụ]kw[oọ] (?:ya|ha)),? (?:is |na |be |called |named |at |ita ce |bu |bụ )?\p{Lu}[\p{L}\p{M}.'’-]+/u,
    /(?:[Ii]slamiyy?ar|[Tt]sangayar|[Mm]akarantar allo)(?: ta)? \p{Lu}[\p{L}\p{M}.'’-]+/u,
    // Other languages, also without tone marks. A lower-case word other than "in" may stand between kind and name.
    /(?:[Ii]l[eé][- ]?(?:ẹ̀|ẹ|e)k[oọó]\p{M}*|[Ii]l[eé][- ]?[ìi]w[eé])(?: (?!n[ií] |[Nn]í |m[eé])\p{Ll}[\p{L}\p{M}-]*){0,3} \p{Lu}[\p{L}\p{M}.'’-]+/u,
    /(?<!\p{L})[Mm]adrasat\p{L}{0,12} \p{Lu}[\p{L}\p{M}'’-]+/u,
    /[Mm]akarantar(?: (?!a )\p{Ll}[\p{L}\p{M}'’-]*){0,3} \p{Lu}[\p{L}\p{M}.'’-]+/u,
    /(?:[Uu]l[oọ]|[ỤU]l[oọ]) [Aa]kw[uụ]kw[oọ](?: (?!na |dị na |di na )\p{Ll}[\p{L}\p{M}'’-]*){0,2} \p{Lu}[\p{L}\p{M}.'’-]+/u,
  ],
  streets: [
    /(?:(?:No|Number|Plot|House|Flat|Block)\.?\s*)?\d{1,4}[A-Za-z]?,?\s+(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,4}(?:Street|St|Str|Road|Rd|Close|Cl|Avenue|Ave|Crescent|Cres|Lane|Drive|Way|Estate|Layout|Quarters|Gardens|Court)(?![\p{L}])/u,
    /(?<![\p{L}\p{M}'’.-])(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,3}(?:Street|Road|Close|Avenue|Crescent|Lane|Drive|Estate|Quarters|Layout|GRA|Barracks)(?![\p{L}])/u,
    /(?:òpópónà|opopona|ojúlé|ojule|títì|àdúgbò|adugbo|ilé kejì)\s+(?:\d{1,4}\p{L}?,?\s+)?(?:\p{L}+\s+)?\p{Lu}?[\p{L}\p{M}'’-]+/iu,
    // A quarter or a small village: "Agboolé Baálẹ̀ Ọ̀jẹ́".
    /(?<![\p{L}\p{M}])(?:[Aa]gbool?e\p{M}*|[Aa]gbool[eé]|[Aa]gbo-?il[eé]|[Aa]b[uú]l[eé]|[Ii]l[eé]to|[Ìì]l[eé]t[oò])(?: \p{Lu}[\p{L}\p{M}'’-]+){1,3}/u,
    /(?:[Tt]itin|[Ll]ayin|[Uu]nguwar|[Aa]nguwar|[Kk]wanar|[Kk]auyen|[Ƙƙ]auyen|[Rr]ugar|[Ll]ungun)(?:\s+\p{Lu}[\p{L}\p{M}'’-]+){1,3}/u,
    /(?:[Oo]kporo\s+(?:ámá|ama|ụzọ|uzo)|[Nn]ke\s+\d+|[Nn]['’][oọ]kporo\s+\p{L}+)(?:\s+\p{Lu}[\p{L}\p{M}'’-]+){1,3}/u,
    /(?<!\p{L})(?:[Nn]['’])?(?:[Oo]bodo|[Oo]gbe|[Oo]gwu|[Aa]ma|[Ii]me obodo|[Ee]zi)\s+(?!Naij|Nigeria)\p{Lu}[\p{L}\p{M}'’-]+/u,
  ],
  classes: "",
  // Mobile numbers with any grouping, also with the letter O for zero; landlines; numbers of other countries.
  telephone:
    /(?<![\d.])(?:(?:(?:\+|00)?234[\s().-]{0,3}0?|[0Oo])[\s().-]{0,3}[789][\s.-]{0,2}[01Oo](?:[\s./–-]{0,3}[\dOoIl]){8}|\(?0[1-9]\d?\)?[\s-]\d{3}[\s-]?\d{4}|\+(?:[\s-]?\d){9,14})(?!\d)/gu,
  tollFree: /^(?:(?:\+|00)?234[\s().-]{0,3}0?|0)[\s().-]{0,3}8[\s.-]{0,2}0[\s.-]{0,2}0/u,
};
