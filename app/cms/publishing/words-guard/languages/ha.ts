import type { LanguageRules } from "./language-rules.ts";

export const ha: LanguageRules = {
  numbers: "daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|goma(?: sha (?:daya|biyu|uku|hudu|biyar|shida|bakwai))?",
  halves: " da rabi",
  ranges: "zuwa|ko",
  follows: "jana|a|da|kuma|tana|yana",
  behindName: "mai shekar[au]|'?yar shekar[au]|dan shekar[au]|shekar[au]",
  singular: "ta|tana|yana|ya|shi|ita|matar?ta",
  plural: "suna|su",
  suffers: "tana da|yana da|tana fama|yana fama",
  at: "a|garin|unguwar",
  verbs: "da (?:mahaif|kanwar|yayar)\\p{L}+",
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
    "masu shekar[au] {n}(?: zuwa {n})?",
    "(?:tsawon|cikin|bayan|kowace|shafe|yi|kwashe) shekar[au] \\p{L}+",
    "shekar[au] \\p{L}+(?: sha \\p{L}+)? (?:da suka|baya|ke nan|muna)",
  ],
  things:
    "aiki\\p{L}*|makaranta\\p{L}*|gidauniya\\p{L}*|mota\\p{L}*|injin\\p{L}*|kungiya\\p{L}*|gini\\p{L}*|rijiya\\p{L}*|shiri\\p{L}*|janareta\\p{L}*|firij\\p{L}*",
  classes: "aji|ajin|firamare|primary|jss|ss|sakandare|nazire|raudah?|aji na|ajin firamare",
  credits: "(?:hoto daga|daukar hoto)",
  rooms: "littattafai|littafi|kujeru|kujera|tebur\\p{L}*|rufin|ajujuwa",
  otherClasses: ["yarinyar aji|yaron aji"],
  pupils:
    "maraya|marayu\\p{L}*|tallafin karatu|dalibai|dalibi|daliba|yara|yaro|yarinya|'yan makaranta|yan makaranta|kayan makaranta|karatu|aji",
  partners: "ba mu|ta ba|ya ba|malamai|tsofaffin dalibai|taimaka mana",
  childish: "karami|karama|zane",
  attends: "karatu|zuwa makaranta\\p{L}*|makarantar(?:sa|ta)|tana zuwa|yana zuwa|dalibi|daliba",
  homes:
    "gidan \\p{L}+ yana|tana zaune|yana zaune|suke da zama|zaune|zama|gidan?(?:sa|ta|su)|gidan (?:su|iyayen\\p{L}*|mahaif\\p{L}*)|gidansu|yana kwana|tana kwana|suke zaune|unguwa|unguwar",
  dwells: "zaune|zama|gida\\p{L}*|kwana|suke da zama|koma",
  landmarks: [
    "(?:bayan|kusa da|gaban|gefen|daura da|makwabtaka da|jikin) (?:\\p{L}+ ){0,2}?(?:masallaci\\p{L}*|coci\\p{L}*|kasuwa\\p{L}*|gidan mai|makaranta\\p{L}*|asibiti\\p{L}*|tasha\\p{L}*|rijiya\\p{L}*|gada\\p{L}*)",
  ],
  journeys: "hanya|tafiya|mun bi|muka bi|mun wuce|cunkoso|mota",
  diagnoses:
    "ba ?(?:ya|ta) (?:ji|gani|magana|tafiya|iya \\p{L}+)|fyade|kurma|kurame|kurumta|kurma ce|makaho|makauniya|makanta|farfadiya|sikila|kanjamau|cutar\\p{L}* \\p{L}+|ciwon \\p{L}+|cuta mai \\p{L}+|gurgu|gurguwa|gurguntaka|bebe|bebiya|zabiya|tarin fuka|nakasa\\p{L}*|mai nakasa|tabin hankali|(?:da|yi|mata) (?:juna biyu|ciki)|asma|yunwa|sankarau|kyanda|shan inna",
  ordinals: "farko|(?:na|ta) (?:daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|goma)",
  digits: "sifiri|daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara",
  care: "magani|maganin?ta|maganin?sa|asibiti|jinya|allura|rashin lafiya\\p{L}*|kwance|tiyata|ba (?:ta|shi) da lafiya",
  campaigns:
    "rana[rn]?|wayar da kai|kyauta|mutane|jama'a|rigakafi\\p{L}*|gwaji\\p{L}*|duba|fadakarwa|iyaye|al'umma|ma'aikatan lafiya|maganin? rigakafi",
  calendar: `
    litinin talata laraba alhamis jumma'a juma'a asabar lahadi janairu fabrairu maris afrilu mayu yuni yuli agusta
    satumba oktoba nuwamba disamba
  `,
  starters: `
    mahaifiyar mahaifin 'yar yar dan yara yarinya yaro mun muna muka sun suna ta ya tana yana wata wani wannan a an
    da don domin ranar iyaye malama malami kowa za ku mai gidan ziyarar daliba dalibi yarinyar yaron babu idan bayan
    kafin duk kullum
  `,
  nobody: `
    shirin shirye-shiryen
    ranar makaranta makarantar jami'ar asibiti asibitin kasuwa kasuwar masallaci masallacin coci cocin gidauniya
    kungiya kungiyar kungiyarmu kungiyarsu ofishinmu shirinmu unguwa unguwar titi titin layin
  `,
  adults: `
    alhaji alhaja hajia hajiya mallam malam malama ma'aikaciya ma'aikaci shugaba shugabar malamar malamin likita
    likitan sarki sarkin gwamna liman dakta lauya injiniya farfesa dan majalisa
  `,
  acts: "mai cika makaho makauniya kurma gurgu gurguwa 'yar dan yar shekarunta shekarunsa yana tana ya ta tun yake take bai bata zaune",
};
