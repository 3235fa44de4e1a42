import type { LanguageRules } from "./language-rules.ts";

export const ha: LanguageRules = {
  numbers: "daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|goma(?: sha (?:daya|biyu|uku|hudu|biyar|shida|bakwai))?",
  child: "yaro|yarinya|yaron|yarinyar|jariri|jaririya|daliba|dalibi|dan|'yar|yar",
  someone:
    "(?:yaron|yarinyar|dansa|danta|'yarsa|'yarta|yarsa|yarta|'yar|dan uwansa|kanwarsa|kanwarta|tagwayen|jaririn) (?:nan|ta|ya|mu|tana|yana)?",
  goesOn: "ta|ya|tana|yana|shekarunta|shekarunsa|yarinyar|yaron|an haife|suna|sun|ita|shi",
  ages: [
    "(?:mai|masu|'yar|'ya|dan|yar|yaron|yarinyar|(?:yana|tana|ya|ta|suna) da|ce|ne) (?:shekar[au]|watanni|wata) {n}",
    "(?:cika|cikar|cike|kai|shiga) (?:shekar[au]|watanni) {n}",
    "shekar[au](?:n|r)?(?:sa|ta|su)(?: (?:ne|na|sun kai|yanzu))? {n}",
    "shekar[au] {n}(?= da haihuwa| a duniya| da rabi)",
    "{n}(?: sha {n})? da haihuwa",
  ],
  ownAges: [
    "(?:ta|ya|tana|yana) (?:cika|da) shekar[au] {n}",
    "shekarun(?:ta|sa) {n}",
    "an haife (?:ta|shi) .{0,30}{year}",
  ],
  births: [
    "ranar haihuwa\\p{L}*",
    "(?:an )?haife (?:ta|shi|su)",
    "haihuwar\\p{L}* .{0,20}{year}",
    "haifi .{0,30}(?:{year}|shekar)",
    "haif[ei] \\p{L}+ (?:a|cikin|ranar)",
  ],
  stretches: [
    "(?:tsawon|cikin|bayan|kowace|shafe|yi|kwashe) shekar[au] \\p{L}+",
    "shekar[au] \\p{L}+(?: sha \\p{L}+)? (?:da suka|baya|ke nan|muna)",
  ],
  things:
    "aiki\\p{L}*|makaranta\\p{L}*|gidauniya\\p{L}*|mota\\p{L}*|injin\\p{L}*|kungiya\\p{L}*|gini\\p{L}*|rijiya\\p{L}*|shiri\\p{L}*|janareta\\p{L}*|firij\\p{L}*",
  classes: ["(?:aji|ajin) (?:na )?(?:\\p{L}+|[1-6])", "(?:primary|firamare|jss|ss) ?[1-6]"],
  pupils:
    "maraya|marayu\\p{L}*|tallafin karatu|dalibai|dalibi|daliba|yara|yaro|yarinya|'yan makaranta|yan makaranta|kayan makaranta|karatu|aji",
  partners: "ba mu|ta ba|ya ba|malamai|tsofaffin dalibai|taimaka mana",
  attends: "karatu|zuwa makaranta\\p{L}*|makarantar(?:sa|ta)|tana zuwa|yana zuwa|dalibi|daliba",
  homes:
    "gidan \\p{L}+ yana|tana zaune|yana zaune|suke da zama|zaune|zama|gidan?(?:sa|ta|su)|gidan (?:su|iyayen\\p{L}*|mahaif\\p{L}*)|gidansu|yana kwana|tana kwana|suke zaune|unguwa|unguwar",
  landmarks: [
    "(?:bayan|kusa da|gaban|gefen|daura da|makwabtaka da|jikin) (?:\\p{L}+ ){0,2}?(?:masallaci\\p{L}*|coci\\p{L}*|kasuwa\\p{L}*|gidan mai|makaranta\\p{L}*|asibiti\\p{L}*|tasha\\p{L}*|rijiya\\p{L}*|gada\\p{L}*)",
  ],
  journeys: "hanya|tafiya|mun bi|muka bi|mun wuce|cunkoso|mota",
  diagnoses:
    "ba ?(?:ya|ta) (?:ji|gani|magana|tafiya|iya \\p{L}+)|fyade|kurma|kurame|kurumta|kurma ce|makaho|makauniya|makanta|farfadiya|sikila|kanjamau|cutar\\p{L}* \\p{L}+|ciwon \\p{L}+|cuta mai \\p{L}+|gurgu|gurguwa|gurguntaka|bebe|bebiya|zabiya|tarin fuka|nakasa\\p{L}*|mai nakasa|tabin hankali|juna biyu|ciki|asma|yunwa",
};
