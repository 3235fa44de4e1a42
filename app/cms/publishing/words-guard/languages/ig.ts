import type { LanguageRules } from "./language-rules.ts";

export const ig: LanguageRules = {
  numbers: "otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|itolu|iteghete|iri(?: na (?:otu|abuo|ato|ano|ise|isii|asaa))?",
  halves: " na okara",
  ranges: "ruo|ma o bu",
  follows: "na|mgbe|ugbu",
  behindName: "di afo|gbara afo|onye gbara afo|afo",
  singular: "o|ya",
  plural: "ha",
  suffers: "o nwere|o na-aria",
  at: "na|n'ime|n'akuku|n'",
  verbs: "[ng]a-\\p{L}+|[ae]\\p{L}{3,}[lr][ae]|na (?:nne|nna|nwanne)",
  child: "nwa|nwata|nwatakiri|nwa nwoke|nwa nwanyi|nwa okoro(?:bia)?|nwa agboghobia|ejima|umu ejima",
  someone:
    "(?:nwata|nwatakiri|nwa|nwa nwoke|nwa nwanyi|nwa okoro(?:bia)?|nwa agboghobia|nwata nwoke|nwata nwanyi|nwanne) (?:a|ahu|ya|m|anyi|ha)",
  goesOn: "o di|o gbara|afo|nwata a|o|ha|a muru|amuru|ya|onye|nwa|ubochi",
  ages: [
    "(?:di|gbara|(?:na|ga)-(?:agba|eru|adi|emezu|eme)|gbaala|agbaala|agba|na-agba|eruola|eru|ruru|nwa|onye|gbaa|mezuru|mezuola|emela|nwere) (?:ihe dika |naani )?(?:nwata |naani |ihe )?(?:afo|onwa) {n}(?! gara aga)",
    "afo ndu (?:ya )?(?:bu |di )?{n}",
    "afo {n}(?= ka o di| ka o gbara| ka o)",
    "di (?:afo|onwa) {n}",
    "afo ole .{0,10}{n}",
  ],
  ownAges: ["o (?:di|gbara|gbaala|agbaala|(?:na|ga)-agba|eruola) (?:naani )?afo {n}", "afo (?:ya|ndu ya) bu {n}"],
  births: [
    "(?:ncheta |ubochi |emume |ememe )?omumu(?: ya)?",
    "a?muru (?:ya|ha)?.{0,25}(?:{year}|n'afo|n'onwa|ubochi)",
    "ncheta omumu",
  ],
  stretches: ["kemgbe afo \\p{L}+", "afo \\p{L}+(?: na \\p{L}+)? gara aga", "ruo afo \\p{L}+", "oru a afo \\p{L}+"],
  things: "oru|ulo|ulo akwukwo|otu|ugboala|igwe|ogbako|mmemme|osisi|ihe omume",
  classes: "klas|klaasi|klasi|primary|praimari|jss|ss|sekondiri|nosri",
  credits: "(?:foto sitere n'aka|onye sere foto)",
  rooms: "oche|tebul|ulo|akwukwo ogugu",
  otherClasses: [],
  pupils: "umu mgbei|mgbei|umu akwukwo|nwa akwukwo|umuaka|nwata|akwukwo|uwe akwukwo|klas",
  partners: "nyere anyi|ndi nkuzi|akwukwo ochie",
  childish: "obere|ihe osise",
  attends: "na-aga|na-agu|na-amu|bu nwa akwukwo|malitere",
  homes:
    "ebe obibi|ebe (?:o|ha) bi|bi n[ao]?'?|bi|ebi|ulo \\p{L}+ di|ulo (?:ya|ha|nne ya|nna ya)|be (?:ya|ha)|ezinulo ya|obi ya",
  dwells: "bi|ebi|ulo|obibi|be|kwabatara|kwagara",
  landmarks: [
    "(?:na-eche|chere) (?:\\p{L}+ ){1,5}ihu",
    "(?:n'azu|azu|n'ihu|n'akuku|nso|na nso) (?:\\p{L}+ ){0,2}?(?:uka|ulo uka|ahia|ulo akwukwo|ulo ogwu|odo mmanu|alakuba|mmiri|akwa mmiri|ogige)",
  ],
  journeys: "n'uzo|anyi gafere|ije|njem|anyi si|gafere",
  diagnoses:
    "enweghi ike \\p{L}+|anaghi (?:anu|ahu|ekwu|aga)\\p{L}*|akwukwu|onye isi(?= *[,.;]|$)|isi ike|onye ogbi|ogbi|onye ntichi|nti (?:\\p{L}+ )?chiri|nti ochi|nje hiv|oria \\p{L}+|ngworo|mbieme|ukwara nta|onye ngwuro|nkwaru|nwere nkwaru|(?:di|nwere) ime|(?:na-aya|ayi) ara|o ji oria|asma|maningitis|meningitis",
  ordinals: "(?:nke )?(?:mbu|otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|itolu|iri)",
  digits: "efu|otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|iteghete",
  care: "ogwu|ulo ogwu|oria|aru adighi|adighi ya mma|ahu adighi\\p{L}*|ntutu ogwu|agwo ya|iwa ahu|wara ya ahu",
  campaigns:
    "ubochi|n'efu|obodo|mmadu|ndi mmadu|onye obula|mgbasa ozi|ndi noosi|ogwu mgbochi|mgbochi|ogbako|nkuzi|ndi nne na nna",
  calendar: `
    mondee tuzdee wenezdee tozdee fraide satode sonde jenuwari febuwari maachi epreel mee juun julai ogost septemba
    oktoba novemba disemba
  `,
  starters: `
    umuaka nwa nwata anyi o ha ndi na n'ulo nke mgbe ebe ubochi nne nna nwoke nwanyi onye ihe taa echi unyaahu ka
    biko kpoo gaa otu nleta emume ulo mkpa olee kedu akwukwo
  `,
  nobody: `
    ulo akwukwo ubochi ogba oja otu nzuko uka ahia ozi
  `,
  adults: `
    maazi mazi nze lolo ichie oriaku onyenkuzi dokita nkuzi igwe eze oga dokinta ezinne ezinna
  `,
  acts: "onye nwa eruola agbaala na-eje nwere na-aga na-agu na-achi di gbara hu no bi mara nwetara meriri ji",
};
