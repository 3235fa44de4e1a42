import type { LanguageRules } from "./language-rules.ts";

export const ha: LanguageRules = {
  numbers:
    "daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|goma(?: sha (?:daya|biyu|uku|hudu|biyar|shida|bakwai))?|sha (?:daya|biyu|uku|hudu|biyar|shida|bakwai)",
  halves: " da rabi",
  ranges: "zuwa|ko",
  follows: "jana|a|da|kuma|tana|yana|yau|yanzu|ne|ce|kacal|cif|kenan|ke|gobe|bana|ta|ya|amma|lokacin|wadda|wanda",
  behindName:
    "mai wata|mai watanni|jaririya mai wata|jariri mai wata|mai shekar[au]|'?yar shekar[au]|dan shekar[au]|shekar[au]",
  singular: "ta(?! (?:duniya|kasa|farko|biyu|uku))|tana|yana|ya|shi|ita|matar?ta",
  plural: "suna|su",
  suffers: "tana da|yana da|tana fama|yana fama",
  at: "a|garin|unguwar",
  verbs: "da (?:mahaif|kanwar|yayar)\\p{L}+",
  child: "yaro|yarinya|yaron|yarinyar|jariri|jaririya|daliba|dalibi|dan|'yar|yar",
  someone:
    "(?:malamin|malamar|mahaifin|mahaifiyar|kakar|kakan|kawun|goggon|yayan|yayar|kanwar|kanin|abokin|kawar) (?!mu|su|ku|nan|da|na|ta|mai|sakandare|firamare|makaranta|lissafi|turanci)[a-z]{3,}|(?:yaron|yarinyar|dansa|danta|'yarsa|'yarta|yarsa|yarta|'yar|dan uwansa|kanwarsa|kanwarta|tagwayen|jaririn) (?:nan|ta|ya|mu|tana|yana)?",
  goesOn: "ta|ya|tana|yana|shekarunta|shekarunsa|yarinyar|yaron|an haife|suna|sun|ita|shi",
  ages: [
    "(?:mai|masu|'yar|'ya|dan|yar|yaron|yarinyar|(?:yana|tana|ya|ta|suna) da|ce|ne) (?:shekar[au]|watanni|wata) {n}",
    "(?:cika|cikar|cike|kai|shiga|haura|wuce|kusa|kusan|gab da|doshi) (?:cika )?(?:shekar[au]|watanni|wata) (?:ta )?{n}",
    "(?:mai|masu|'yar|dan|yar|jariri|jaririya|(?:yana|tana|ya|ta) da|kwana|watanni|makonni|mako) (?:wata|watanni|makonni|mako|sati|kwana|kwanaki) {n}",
    "(?:wata|watanni|makonni|mako|sati|shekar[au]) {n} (?:ne |ce )?(?:kacal|ke nan da haihuwa|da haihuwa|a duniya|da zuwa duniya)",
    "shekarun haihuwa\\p{L}* {n}|da shekar[au] {n} (?:ta|ya|aka|muka)",
    "(?:shekar[au]|watanni|wata|makonni|kwanaki)(?:n|r)?(?:sa|ta|su)(?: (?:ne|na|sun kai|yanzu|yanzu haka|ba su kai))? {n}",
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
    "haif[ei] \\p{L}+ (?:a|cikin|ranar|lokacin|shekarar|daren|bayan|kafin|da)",
    "zagayowar haihuwa\\p{L}*|bikin haihuwa\\p{L}*|ranar suna",
    "zo duniya .{0,20}(?:{year}|shekar|wata)",
  ],
  stretches: [
    "(?:cika|cikar) shekar[au] \\p{L}+(?: sha \\p{L}+)? da (?:bude|kafa|kafuwa|fara|samun|kirkiro)\\p{L}*",
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
    "gidan \\p{L}+ yana|tana zaune|yana zaune|suke da zama|zaune|zama|gidan?(?:sa|ta|su)|gidan (?:su|iyayen\\p{L}*|mahaif\\p{L}*)|gidansu|yana kwana|tana kwana|suke kwana|kwana a|barci a|take kwana|yake kwana|take zama|yake zama|suke rayuwa|gidan (?:mahaifiyarsu|kakar\\p{L}*|kakan\\p{L}*|kawu\\p{L}*|inna\\p{L}*|goggo\\p{L}*)|suke zaune|unguwa|unguwar",
  dwells: "zaune|zama|gida\\p{L}*|kwana|suke da zama|koma",
  landmarks: [
    "(?:bayan|kusa da|gaban|gefen|daura da|makwabtaka da|jikin) (?:\\p{L}+ ){0,2}?(?:masallaci\\p{L}*|coci\\p{L}*|kasuwa\\p{L}*|gidan mai|makaranta\\p{L}*|asibiti\\p{L}*|tasha\\p{L}*|rijiya\\p{L}*|gada\\p{L}*|kofa\\p{L}*|fada\\p{L}*|bishiya\\p{L}*|kogi\\p{L}*|rafi\\p{L}*|filin?\\p{L}*|shago\\p{L}*|kanti\\p{L}*|ofishi\\p{L}*|caji ofis|titi\\p{L}*|kwanar?|layi\\p{L}*|dutse\\p{L}*|makabarta\\p{L}*|famfo\\p{L}*|gidan \\p{L}+)",
    "(?:a|cikin|karkashin|bakin|wajen|harabar) (?:tasha\\p{L}*|kasuwa\\p{L}*|gada\\p{L}*|masallaci\\p{L}*|rumfa\\p{L}*|sansani\\p{L}*|gidan mai|kango\\p{L}*|ruga\\p{L}*|kauye\\p{L}*|bakin \\p{L}+)",
    "gida na (?:farko|biyu|uku|hudu|biyar|karshe)|(?:jan|farin|koren|bakin|shudin|mai jan|mai farin|mai koren) (?:kofa|gida|get|bango)\\p{L}*|mai (?:jar|farar|koriyar|shudiyar) kofa",
    "(?:idan|in) (?:ka|kun|an|kin) (?:wuce|shiga|ketare|kai|isa)",
    "(?:layin|kwanar|unguwar|kauyen|titin|rugar|sansanin|lungun) \\p{L}+",
  ],
  generic: "(?:kowa(?:ne|nne|ce|cce)|duk(?:kan)?|babu|wani|wata|ko wane|ko wace) (?:{child}|yara)",
  signs:
    "(?:fosta|allo|allon|takarda|tuta|banar|hoton bango)\\p{L}* (?:\\p{L}+ ){0,2}?(?:mai nuna|mai bayani|mai cewa|da ke cewa|cewa|mai rubutun|da rubutun|an rubuta)",
  desks:
    "rubuto|tambaya|neman bayani|(?:layin|lambar) (?:gaggawa|taimako|kyauta|ofis\\p{L}*|kira kyauta)|ofishinmu|ofishin(?:mu)? (?:\\p{L}+)|kira mu|ku kira(?: mu)?|kira kyauta|'yan sanda|rubuto mana|tuntube mu",
  ownPages: "(?:ku )?bi(?:yo)? mu|shafinmu|shafin mu|shafin(?:mu)? na (?:hukuma|kungiya\\p{L}*)",
  accounts:
    "sunan(?:ta|sa) (?:a|na)|shafin(?:ta|sa)|(?:bi|nemi|neme) (?:ta|shi) a|a (?:tiktok|instagram|facebook|snapchat|whatsapp|telegram)",
  donors: "ba mu|ta ba|ya ba|malamai|tsofaffin dalibai|taimaka mana|gudummawa\\p{L}*|kyautar|mun gode|kungiyar dalibai",
  journeys: "same mu|dakin taro|ofishinmu|taro|hanya|tafiya|mun bi|muka bi|mun wuce|cunkoso|mota",
  diagnoses:
    "ba ?(?:ya|ta) (?:ji|gani|magana|tafiya|iya \\p{L}+)|fyade|(?:huda|rami|hujin|hudar) (?:\\p{L}+ )?zuciya\\p{L}*|ba (?:ya|ta) (?:ji|gani|magana|tafiya)|ji ba\\p{L}*|rashin ji|rashin gani|idonta (?:ya|daya)|idonsa (?:ya|daya)|kafarta|kafarsa|kwakwalwa|ciwon|amosanin jini|amosani|cutar|hauka|raunin|karaya|shanyewar|mutuwar jiki|galahanga|kuturu\\p{L}*|kuturta|zazzabi|cizon sauro|maleriya|sankara|kansa|hawan jini|karancin jini|jini kadan|tamowa|bakon dauro|kwalara|amai da gudawa|dusashin gani|in'ina|in'inar|rashin magana|autism|down syndrome|ss genotype|kurma|kurame|kurumta|kurma ce|makaho|makauniya|makanta|farfadiya|sikila|kanjamau|cutar\\p{L}* \\p{L}+|ciwon \\p{L}+|cuta mai \\p{L}+|gurgu|gurguwa|gurguntaka|bebe|bebiya|zabiya|tarin fuka|nakasa\\p{L}*|mai nakasa|tabin hankali|(?:da|yi|mata) (?:juna biyu|ciki)|asma|yunwa|sankarau|kyanda|shan inna",
  ordinals: "farko|(?:na|ta) (?:daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|goma)",
  digits: "sifiri|daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara",
  care: "magani|maganin?ta|maganin?sa|asibiti|jinya|allura|rashin lafiya\\p{L}*|kwance|tiyata|ba (?:ta|shi) da lafiya",
  campaigns:
    "duniya|gidan sauro|rana[rn]?|wayar da kai|kyauta|mutane|jama'a|rigakafi\\p{L}*|gwaji\\p{L}*|duba|fadakarwa|iyaye|al'umma|ma'aikatan lafiya|maganin? rigakafi",
  streetPlaces:
    "kasuwa\\p{L}*|kofar?|kofar \\p{L}+|masallaci\\p{L}*|coci\\p{L}*|tasha\\p{L}*|mahada\\p{L}*|shago\\p{L}*|rumfa\\p{L}*|kanti\\p{L}*|bakin (?:titi|hanya|kasuwa|kofa)|gareji\\p{L}*|rijiya\\p{L}*|famfo\\p{L}*|gidan mai|gada\\p{L}*|filin wasa|kwanar?|shataletale\\p{L}*|wurin (?:sana'a|kanikawa|dinki)|teburi\\p{L}*",
  repeats:
    "(?:kowa(?:ce|nne|ne|cce)|ko wa(?:ce|ne)) (?:safiya|rana|yamma|dare|mako|juma'a|jumma'a|asabar|lahadi|litinin|talata|laraba|alhamis|ranar \\p{L}+)|kullum|kullun|duk (?:safiya|rana|yamma|dare|mako|ranar \\p{L}+|juma'a|jumma'a|asabar|lahadi|litinin|talata|laraba|alhamis)|bayan (?:an )?(?:makaranta|tash(?:i|in)\\p{L}*(?: daga)? (?:makaranta)?|taso|sallar \\p{L}+|karatu)|(?:idan|in) (?:an|ta|ya) (?:tashi|taso) daga makaranta|kafin (?:a shiga |zuwa )?makaranta|a kowane lokaci",
  common: `
    aka ake amma an ba bayan biyu can ce cikin da daga dan don duk ga gidan goma haka har idan ita kai ke kowa
    kowace kowane ku kuma lokacin mai makaranta makarantar mata mu mun muna na nan ne ranar sai sha shekara shi
    sosai su sun suna ta ta'a tana uku wa wani wannan wata ya yana yar yara yi yin za zuwa
  `,
  calendar: `
    litinin talata laraba alhamis jumma'a juma'a asabar lahadi janairu fabrairu maris afrilu mayu yuni yuli agusta
    satumba oktoba nuwamba disamba
  `,
  starters: `
    bikin takarda fosta allo hoton karfe ku
    mahaifiyar mahaifin 'yar yar dan yara yarinya yaro mun muna muka sun suna ta ya tana yana wata wani wannan a an
    da don domin ranar iyaye malama malami kowa za ku mai gidan ziyarar daliba dalibi yarinyar yaron babu idan bayan
    kafin duk kullum
  `,
  nobody: `
    dakin taro arewa filin wasa cibiyar zauren gadar kofar gundumar hukuma hukumar ofishin kwalejin kamfanin
    kamfani bankin masana'antar laburaren gidan
    shirin shirye-shiryen
    ranar makaranta makarantar jami'ar asibiti asibitin kasuwa kasuwar masallaci masallacin coci cocin gidauniya
    kungiya kungiyar kungiyarmu kungiyarsu ofishinmu shirinmu unguwa unguwar titi titin layin
  `,
  youngTitles: "",
  bodies: "",
  bodiesBefore:
    "wasa taro titin layin dakin filin asibitin makarantar jami'ar kasuwar gadar masallacin laburaren kwalejin littafin",
  adults: `
    kwamishina minista kwamishinan kansila sanata dagaci hakimi mai-unguwa direba tela mawaki mawakiya dan-jarida
    marubuci marubuciya daraktan darakta sakataren shugaban ungozoma nas ma'aikatar injiniyan kyaftin
    alhaji alhaja hajia hajiya mallam malam malama ma'aikaciya ma'aikaci shugaba shugabar likita
    likitan sarki sarkin gwamna liman dakta lauya injiniya farfesa dan majalisa
  `,
  acts: "mai cika makaho makauniya kurma gurgu gurguwa 'yar dan yar shekarunta shekarunsa yana tana ya ta tun yake take bai bata zaune",
};
