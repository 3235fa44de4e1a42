import type { LanguageRules } from "./language-rules.ts";

const teen = "kumi(?: na (?:moja|mbili|tatu|nne|tano|sita|saba))?";
/** Prefixes for person and tense in a verb about one person: "anaishi", "alizaliwa". */
const tenses = "(?:ana|ali|ame|ata|haku|hana|aki|huwa ana)";
const kin =
  "mama|mamake|mamaye|baba|babake|babaye|bibi|bibiye|nyanya|nyanyake|babu|babuye|shangazi|shangaziye|mjomba|mjombake|dada|dadake|dadaye|kaka|kakake|kakaye|ndugu|nduguye|mlezi|mwalimu|rafiki|rafikiye|jirani|mzazi|wazazi";

/** Rules of Swahili. Its verbs contain tense and person, so a verb about one person begins with "a". */
export const sw: LanguageRules = {
  numbers: `moja|mmoja|mbili|tatu|nne|tano|sita|saba|nane|tisa|${teen}`,
  ordinals: "kwanza|pili|tatu|nne|tano|sita|saba|nane|tisa|kumi",
  digits: "sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa",
  halves: " na nusu| na robo",
  ranges: "hadi|au|mpaka",
  follows:
    "na|sasa|leo|jana|kesho|tu|wakati|alipo\\p{L}+|lakini|ambaye|anayeishi|hivi|mwaka|kabla|baada|kutoka|katika|kwa",
  behindName: "mwenye umri wa miaka|mwenye miaka|wa miaka|umri wa miaka|miaka|umri|mwenye|ana miaka",
  singular: `yeye|wake|yake|lake|zake|chake|vyake|kwake|huyu|huyo|yule|mwenyewe|${tenses}(?:ishi|soma|penda|kuwa|toka|kaa|lala|ugua|pata|weza|enda|taka|cheza|imba|chora|lia|fika|rudi|hitaji|jua|sema|andika|zaliwa|kimbia|letwa|pelekwa|patikana|teswa|nusurika|fanya|shinda|kulia|hamia|itwa|vaa|shika)\\p{L}{0,5}`,
  plural: "wao|wanaishi|familia|wazazi",
  suffers:
    "(?:ana|alikuwa na|amepata|alipata|anaugua|aliugua|ameugua|anatumia|anahitaji|alifanyiwa|amelazwa|alilazwa|hawezi|haoni|hasikii|haongei) ?\\p{L}*|(?:ugonjwa|dawa|matibabu|ulemavu|hali|upasuaji) (?:wake|yake|zake)",
  at: "katika|kwenye|kule|huko|hapo|kutoka|toka|karibu na|mjini|kijijini|mtaani|eneo la|kata ya|anaishi|wanaishi|alitoka|ametoka|huko",
  verbs: "(?:ana|ali|ame|ata|haku|aki)[a-z]{3,}|na (?:dada|kaka|mama|baba|bibi|nyanya|babu)\\p{L}{0,3}",
  child:
    "mtoto|mvulana|msichana|binti|kijana|mwanafunzi|kichanga|yatima|mwana|mapacha|pacha|mdogo wake|kitinda mimba|kifungua mimba|mjukuu|mpwa|golikipa|nahodha",
  someone: `(?:mtoto|mvulana|msichana|binti|kijana|mwanafunzi|yatima|mjukuu) (?:huyu|huyo|yule|wetu|wake|wangu|mmoja|wa kwanza|wa mwisho|mdogo|mwenye|aliye\\p{L}+|anaye\\p{L}+)|(?:${kin}) (?:yake|wake|ya|wa|zake|yule)|(?:${kin}) (?:ya|wa)? ?\\p{L}{3,}|(?:mama|baba) \\p{L}{4,}|${tenses}(?:kuwa na umri|zaliwa)`,
  goesOn: "yeye|ana\\p{L}+|ali\\p{L}+|ame\\p{L}+|huyu|mtoto|umri|wake|yake|baba|mama",
  ages: [
    "(?:umri wa|wenye umri wa|mwenye umri wa|mwenye|ana|alikuwa na|akiwa na|ametimiza|alitimiza|anatimiza|atatimiza|ametimia|atafikisha|amefikisha|alifikisha|anafikisha|alipokuwa na|wa|na|kwa) (?:umri wa )?(?:takriban |karibu |tu )?(?:miaka|miezi|wiki|mwaka|siku) (?:tu )?{n}",
    "(?:miaka|miezi|wiki|mwaka) {n}(?: tu)?(?= (?:tangu azaliwe|ya kuzaliwa|sasa|tu)|\\s*[,.;:)!]|\\s*$)",
    "umri (?:wake )?(?:ni |wa )?(?:miaka )?{n}",
    "(?:miaka|mwaka) wa {ordinal}",
  ],
  ownAges: [
    "(?:ana|alikuwa na|akiwa na|ametimiza|alitimiza|anatimiza|atatimiza|amefikisha|alifikisha|atafikisha|alipokuwa na|mwenye) (?:umri wa )?(?:miaka|miezi) (?:tu )?{n}",
    "umri wake (?:ni )?(?:wa )?(?:miaka )?{n}",
    "alizaliwa .{0,30}{year}",
  ],
  births: [
    "siku (?:yake )?ya kuzaliwa|sikukuu ya kuzaliwa|bethdei",
    "(?:ali|ame|wali)zaliwa (?:mwaka|mwezi|siku|tarehe|wakati|kabla|baada|juzi|jana|katika)",
    "kuzaliwa kwa(?:ke| \\p{L}+)",
    "kata keki|alikata keki|mishumaa",
  ],
  stretches: [
    "(?:kwa|baada ya|katika|tangu|zaidi ya|kila|muda wa|ndani ya) (?:muda wa )?(?:miaka|miezi|wiki|siku) (?:\\d+|\\p{L}+)(?: na \\p{L}+)?(?! (?:iliyopita ya kuzaliwa))",
    "(?:miaka|miezi|wiki) (?:\\d+|\\p{L}+) (?:iliyopita|ijayo|ya (?:kazi|huduma|ndoa)|baadaye|sasa tangu)",
    "(?:watoto|wasichana|wavulana|wanafunzi|vijana) (?:wa|wenye) (?:umri wa )?(?:kati ya )?miaka {n}(?: ?(?:hadi|na|-|–) ?\\d+)?",
  ],
  things:
    "shirika|taasisi|mradi|kikundi|chama|kwaya|maktaba|shule|hospitali|kanisa|msikiti|basi|gari|kisima|jengo|mti|kampuni|timu|programu|mashine|zahanati|klabu|wakfu",
  classes: "darasa la|kidato cha|gredi ya|gredi|chekechea",
  credits: "picha (?:na|ya)|imepigwa na|imeandikwa na",
  rooms: "madarasa|vitabu|madawati|dawati|paa|mtaala|ratiba|ubao|milango|madirisha|walimu",
  otherClasses: ["chekechea|shule ya awali", "(?:kcpe|kcse|kpsea)(?= (?:mwaka|kwa|na))"],
  pupils: "wanafunzi|mwanafunzi|watoto|mtoto|wasichana|wavulana|yatima|mayatima|sare|karo|ufadhili",
  partners: "walitoa|wametoa|walichangia|tunashukuru|shukrani kwa|walimu|wazazi|tulijenga|walijenga|tulipaka",
  childish: "mdogo|kidogo|zawadi|medali|kombe|alichora|mchoro|shairi|wimbo|begi la shule",
  attends:
    "anasoma|alisoma|amejiunga|alijiunga|anajiunga|anaenda|huenda|anahudhuria|alihitimu|amehitimu|alihamia|amehamia|mwanafunzi|anafundishwa|shule yake|karo|alifaulu|amefaulu|ataanza|alianza",
  homes:
    "anaishi|aliishi|anaoishi|wanaishi|anakaa|alikaa|anakoishi|analala|hulala|nyumbani kwao|nyumbani kwake|nyumba yao|nyumba yake|nyumbani kwa|kwao|alikuwa akiishi|amehamia|alihamia|makazi yake|anapangisha|wamepanga|alirudi nyumbani|mlango wao|lango lao|lango lake|boma lao",
  dwells:
    "anaishi|wanaishi|aliishi|anakaa|analala|hulala|nyumbani|nyumba|amehamia|alihamia|alirudi|makazi|anakoishi|boma",
  landmarks: [
    "(?:nyuma ya|mbele ya|karibu na|kando ya|mkabala na|jirani na|pembeni mwa|pembeni ya|chini ya|juu ya) (?:\\p{L}+ ){0,2}?(?:kanisa|msikiti|soko|shule|hospitali|zahanati|kisima|duka|benki|kituo|daraja|stendi|mti|mto|uwanja|kiwanda|hoteli|kinu|mnara|ofisi|bohari|kinyozi)\\p{L}*",
    "nyumba (?:ya|namba|nambari) (?:kwanza|pili|tatu|nne|tano|mwisho|\\d+)|(?:geti|mlango|lango) (?:la|wa|ya)? ?(?:bluu|nyeusi|nyekundu|kijani|manjano|nyeupe|buluu)",
    "(?:kona|stendi|kituo) (?:ya|cha) \\p{L}+",
  ],
  generic:
    "(?:kila|wote|yeyote|hakuna|wengi|baadhi ya) (?:{child}|watoto|wanafunzi)|(?:{child}|watoto) (?:yeyote|wote|wengi)",
  signs:
    "(?:bango|mabango|tangazo|kipeperushi|ubao) (?:\\p{L}+ ){0,2}?(?:linasema|lisemalo|kinasema|lenye maneno|kuhusu)",
  desks:
    "nambari ya (?:dharura|bure|ofisi)|laini ya (?:msaada|dharura)|ofisi(?:ni)? (?:yetu|kwetu)|tupigie|piga simu ofisini|wasiliana nasi|tuandikie|polisi|zimamoto|huduma kwa wateja|dharura|bila malipo",
  ownPages: "tufuate|ukurasa wetu|akaunti yetu|kurasa zetu",
  accounts:
    "(?:mfuate|mtafute|mtumie|mwandikie) .{0,20}(?:kwenye|katika|kwa) (?:tiktok|tik tok|instagram|facebook|snapchat|whatsapp|telegram)|jina lake (?:kwenye|katika) (?:tiktok|instagram|facebook|snapchat)",
  donors:
    "walitoa|wametoa|msaada (?:kutoka|wa)|ufadhili (?:kutoka|wa)|shukrani kwa|tunashukuru|walichangia|wahisani|wafadhili",
  journeys:
    "barabara ilikuwa|safari|njiani|tuliendesha|basi|gari letu|matatu|msongamano|tulipita|maandamano|mkutano|ukumbi|ofisi yetu|mbio",
  diagnoses:
    "ukimwi|vvu|anaishi na virusi|selimundu|sickle cell|kifafa|ualbino|albino|zeruzeru|kiziwi|viziwi|kipofu|vipofu|bubu|kilema|mlemavu|ulemavu|kisukari|pumu|kifua kikuu|saratani|kansa|malaria|homa ya matumbo|kipindupindu|utapiamlo|kwashiakor|tawahudi|usonji|autism|down syndrome|mtindio wa ubongo|alibakwa|kubakwa|amebakwa|alinajisiwa|kunajisiwa|ukeketaji|alikeketwa|kukeketwa|mimba|mjamzito|alipigwa|alidhulumiwa|alinyanyaswa|ugonjwa wa \\p{L}+|moyo wake|figo|upungufu wa damu|kichocho|surua|polio|mguu kifundo|mdomo sungura|kiti cha magurudumu|magongo|kichaa|msongo wa mawazo",
  care: "dawa|hospitalini|amelazwa|alilazwa|anaumwa|mgonjwa|matibabu|sindano|upasuaji|daktari|kliniki|aliungua|jeraha|majeraha|maumivu|damu",
  campaigns:
    "kampeni|chanjo|siku ya|wiki ya|dunia|bure|uhamasishaji|vyandarua|neti|kuzuia|kinga|wote|watu|jamii|wazazi|akina mama|wauguzi|semina|mafunzo|vipimo|haki",
  streetPlaces:
    "geti|lango\\p{L}*|soko\\p{L}*|kibanda\\p{L}*|vibanda\\p{L}*|kituo cha \\p{L}+|kituo\\p{L}*|msikiti\\p{L}*|kanisa\\p{L}*|karakana|kioski|kiosk|njia panda|makutano|duka\\p{L}*|bomba\\p{L}*|kisima\\p{L}*|stendi|stesheni|uwanja\\p{L}*|daraja\\p{L}*|gereji|saluni|kona|kando ya barabara|jukwaa",
  repeats:
    "kila (?:asubuhi|jioni|siku|usiku|mchana|alasiri|wiki|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili)|(?:baada|kabla) ya (?:shule|masomo|darasa|ibada|swala)|(?:akitoka|anapotoka|wakitoka) shuleni|huwa .{0,30}saa \\p{L}+|mara kwa mara",
  common: `
    alikuwa baada baba bila cha hapa hii hiyo huyu ili juu kabla kama karibu katika kila kutoka kwa kwao la lakini
    mama mbili miaka moja mtaa mtoto mwaka na ni nyumbani pia saa sana shule shuleni siku sisi tatu vya wa wake
    walikuwa wangu wao watoto wetu ya yake yangu yao yetu za
  `,
  calendar: `
    jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili januari februari machi aprili mei juni julai agosti
    septemba oktoba novemba desemba
  `,
  starters: `
    leo jana kesho sasa hapa huko kule siku mwaka mwezi wiki asubuhi jioni mchana usiku baada kabla tangu wakati kama
    ikiwa lakini na kwa katika kwenye kutoka hadi mpaka kila wote wengi wengine baadhi hii huu haya hizi hao huyu huyo yule
    sisi wao yeye mimi wewe nyinyi tulienda tulifika tulipokea tunashukuru tunaomba asante karibu karibuni habari pole
    mtoto watoto mama baba bibi babu nyanya shangazi mjomba dada kaka ndugu mwalimu walimu mwanafunzi wanafunzi wazazi
    mzazi msichana wasichana mvulana wavulana kijana vijana familia jamii watu mtu wanawake wanaume nyumba nyumbani shule
    barabara mtaa kijiji nambari simu picha vitabu kitabu maji chakula piga mpigie tuma tutakutana tumefanya tulisafisha
    umri miaka miezi zaidi karibia hatimaye kwanza pili tatu mbili moja hakuna kuna ni si ndio hapana alitoka alifika anaishi
    kesi barua mtandao msaada mchango
  `,
  nobody: `
    shule msingi sekondari chuo kikuu hospitali zahanati kanisa msikiti benki barabara mtaa kijiji kata wilaya kaunti
    mkoa serikali wizara shirika taasisi chama klabu kituo soko uwanja ukumbi maktaba mto ziwa mlima daraja bahari
    afrika ulaya mungu yesu biblia kurani ramadhani krismasi pasaka idd mwenge uhuru ujamaa
  `,
  youngTitles: "",
  bodies: "",
  bodiesBefore: "barabara mtaa shule soko hospitali kanisa msikiti uwanja ukumbi daraja chuo kituo ziwa mlima mto",
  adults: `
    bwana bi mzee mheshimiwa mchungaji padre askofu imamu sheikh ustadh dokta daktari muuguzi mwalimu mkuu mkurugenzi
    mwenyekiti katibu mweka-hazina gavana seneta mbunge diwani chifu rais waziri kamishna wakili hakimu jaji mwanahabari
    mwandishi dereva mpishi fundi mkulima mfanyabiashara mjumbe mratibu meneja mlinzi askari kocha mwanamuziki msanii
    mhandisi profesa mfadhili mhisani
  `,
  acts: "ana ni alikuwa yuko hupenda anapenda anaishi anasoma alishinda anacheza amepata alipata ametimiza mwenye wa na hana hakuwa alizaliwa anaitwa anaimba anachora",
  schools: [
    /(?:[Ss]hule|SHULE|[Cc]huo)(?: ya| cha)?(?: (?:[Mm]singi|[Ss]ekondari|[Uu]pili|[Aa]wali|[Bb]weni|[Ww]asichana|[Ww]avulana|[Uu]fundi|[Bb]inafsi))*(?: ya| cha| la)?(?: (?:[Ww]asichana|[Ww]avulana))?(?: ya| wa)? \p{Lu}[\p{L}\p{M}.'’-]+/u,
    /(?<=(?:anasoma|alisoma|amejiunga na|alijiunga na|anaenda|alihamia|mwanafunzi wa) )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2} (?:Primary|Secondary|High|Academy|Girls|Boys)/u,
  ],
  streets: [
    /(?:[Bb]arabara|[Mm]taa|[Kk]itongoji|[Kk]ijiji|[Uu]choch[oi]ro|[Mm]tani|[Kk]ata)(?:ni)?(?: (?:ya|wa|cha|la))? \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,3}/u,
    /[Nn]yumba (?:namba|nambari) \d{1,4}/u,
  ],
};
