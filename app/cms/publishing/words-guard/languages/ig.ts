import type { LanguageRules } from "./language-rules.ts";

export const ig: LanguageRules = {
  numbers: "otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|itolu|iteghete|iri(?: na (?:otu|abuo|ato|ano|ise|isii|asaa))?",
  child: "nwa|nwata|nwatakiri|nwa nwoke|nwa nwanyi|ejima|umu ejima",
  someone: "(?:nwata|nwatakiri|nwa|nwa nwoke|nwa nwanyi|nwata nwoke|nwata nwanyi|nwanne) (?:a|ahu|ya|m|anyi|ha)",
  goesOn: "o di|o gbara|afo|nwata a|o|ha|a muru|amuru|ya|onye|nwa|ubochi",
  ages: [
    "(?:di|gbara|(?:na|ga)-(?:agba|eru|adi|emezu|eme)|gbaala|agbaala|agba|na-agba|eruola|eru|ruru|nwa|onye|gbaa|mezuru|mezuola|emela|nwere) (?:ihe dika |naanị |naani )?(?:nwata |naani |ihe )?(?:afo|onwa) {n}(?! gara aga)",
    "afo ndu (?:ya )?(?:bu |di )?{n}",
    "afo {n}(?= ka o di| ka o gbara| ka o)",
    "(?:dị|di) (?:afo|onwa) {n}",
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
  classes: ["klas (?:nke )?\\p{L}+", "(?:primary|praimari|jss|ss) ?(?:[1-6]|nke \\p{L}+)"],
  pupils: "umu mgbei|mgbei|umu akwukwo|nwa akwukwo|umuaka|nwata|akwukwo|uwe akwukwo|klas",
  partners: "nyere anyi|ndi nkuzi|akwukwo ochie",
  attends: "na-aga|na-agu|na-amu|bu nwa akwukwo|malitere",
  homes: "ebe obibi|ebe (?:o|ha) bi|bi n[ao]?'?|bi|ebi|ulo (?:ya|ha|nne ya|nna ya)|be (?:ya|ha)|ezinulo ya|obi ya",
  landmarks: [
    "(?:n'azu|azu|n'ihu|n'akuku|nso|n'akụkụ|dị nso na|na nso) (?:\\p{L}+ ){0,2}?(?:uka|ulo uka|ahia|ulo akwukwo|ulo ogwu|odo mmanu|alakuba|mmiri|akwa mmiri|ogige)",
  ],
  journeys: "n'uzo|anyi gafere|ije|njem|anyi si|gafere",
  diagnoses:
    "anaghi (?:anu|ahu|ekwu|aga)\\p{L}*|akwukwu|onye isi|isi ike|onye ogbi|ogbi|onye ntichi|nti chiri|nti ochi|nje hiv|oria \\p{L}+|ngworo|mbieme|ukwara nta|onye ngwuro|nkwaru|nwere nkwaru|ime|ara|o ji oria|asma",
};
