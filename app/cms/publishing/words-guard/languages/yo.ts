import type { LanguageRules } from "./language-rules.ts";

export const yo: LanguageRules = {
  numbers:
    "okan|kan|meji|meta|merin|maa?run(?:[- ]?un)?|mefa|meje|mejo|mesan(?:[- ]?an)?|mewaa?|mokanla|mejila|metala|merinla|meedogun|medogun|merindinlogun|metadinlogun|mokanlaa|ookanla|eejila",
  halves: " (?:abo|aabo)",
  ranges: "si|tabi",
  follows: "ni|pelu|ti|bayii|lonii|leni|nisinsinyi|lo|o(?!['’])|nigba|losu|lodun|ati|naa|gbako|geere",
  behindName: "omo odun|eni odun|ti o je omo odun|to je omo odun|to je eni odun|ti o je eni odun|omo osu|odun",
  singular: "o(?! bula)|re|oun",
  plural: "won",
  suffers: "o ni|o ko le",
  at: "ni",
  verbs: "ati \\p{L}+ re",
  child: "omo|omode|omobinrin|omokunrin|akekoo|ibeji",
  someone: "(?:omo|omode|omobinrin|omokunrin|akekoo) (?:naa|yii|re|mi|wa|won|iyen)|awon ibeji",
  goesOn: "o|omo naa|omode naa|omobinrin naa|omokunrin naa|ojo ori|won|a bi|ojo ibi",
  ages: [
    "(?:omo )?odun {n}(?! seyin)",
    "(?:omo )?osu {n}(?! seyin)",
    "ojo ori (?:re|won|e)? ?(?:je |ni )?(?:odun )?{n}",
    "{n} odun",
    "(?:odun|osu) (?:re|won) (?:je|ti di|ti to|ti pe) {n}",
    "(?:omo )?(?:ose|ojo) {n}(?= ?[,.;:!?)]| ?$| (?:ni|pere|lo|ti|pelu|bayii))",
    "(?:pe|di|to) (?:omo |eni )?(?:odun|osu|ose) {n}",
    "odun {n} (?:ati|o le|pelu) (?:osu|aabo|abo)",
  ],
  ownAges: ["o (?:je|pe|ti pe|sese pe|ti di|to|ti to) (?:omo )?odun {n}", "omo odun {n} ni (?:o|oun)"],
  births: [
    "{year} ni (?:a|won) (?:ti )?bi",
    "ojo ?ibi",
    "a bi .{0,30}(?:odun|ojo|osu|{year})",
    "bi (?:i|won) ni .{0,20}(?:odun|{year})",
    "(?:won|a) (?:ti )?bi \\p{L}+ .{0,20}{year}",
    "bi ni (?:odun|osu|ojo|inu)",
    "(?:won|a|iya (?:re|naa)) (?:ti )?bi (?:i|omo naa|\\p{L}+) (?:ni|losu|lodun|lojo|nigba|ninu|si)",
    "ojo ti (?:won|a) bi|ojo-?ibi|ayeye ojo|odun ti (?:won|a) bi",
  ],
  stretches: [
    "(?:fun|laarin|ni nnkan bi|lati) odun (?:\\p{L}|-)+",
    "odun (?:\\p{L}|-)+ (?:seyin|ti koja|ni a)",
    "odun (?:19|20)\\d\\d(?! ni (?:a|won) (?:ti )?bi)",
  ],
  things: "ise|ile-?iwe|ajo|egbe|oko|ero|ile|ijo|kanga|eto|iwe|ayeye",
  classes: "kil?aasi|kilasi|ipele|alakobere|pamari|primary|jss|ss",
  credits: "(?:aworan lati owo|ya awon aworan)",
  rooms: "iwe|tabili|aga|orule",
  otherClasses: [
    "(?:girama|alakobere) (?:kekere|agba) (?:{ordinal})?|(?:iwe|kilaasi|kilasi|ipele) (?:akoko|kin-?in-?ni|{ordinal}|{n})",
    "iwe (?:keji|keta|kerin|karun-?un|kefa)(?! ti)",
  ],
  pupils: "akekoo|omo ile-?iwe|omode|omobinrin|omokunrin|awon omo|aso ile-?iwe|kilaasi",
  partners: "fun wa|akekoo atijo|oluko|yonda",
  childish: "kekere|aworan",
  attends: "n lo si|lo si|n kawe|n ka iwe|n keko\\p{L}*|wo ile-?iwe|owo ile-?iwe",
  homes:
    "ile (?:awon )?\\p{L}+ wa|ile (?:awon )?(?:obi|baba|iya|mama|egbon|aburo)\\p{L}*|won n gbe|n ?gbe|gbe ni|gbe|ngbe|ile (?:re|won|wa|e|iya re|baba re)|ibugbe|ojule|adiresi",
  dwells: "n ?gbe|gbe|ngbe|ile|ibugbe|fidi kale",
  landmarks: [
    "(?:leyin|egbe|legbe|legbee|iwaju|niwaju|nitosi|eba|nidojuko|leba|ni tosi) (?:\\p{L}+ ){0,3}?(?:soosi|mosalasi|oja|ile-?iwe|ile epo|ile-?iwosan|ibudo oko|banki|odo|afara|palasi|aafin|kanga|papa|gareji|oju irin|igbo|oke|ago olopaa|igi|ile ijosin|ile-?ise|ile baale|ibi isinku|ero omi|omi)",
    "(?:kangun si|leti|eti|sunmo|tosi|itosi|ni igun|nigun|isale|wa legbee) (?:\\p{L}+)",
    "(?:ile|yara|ilekun|geeti) (?:alawo \\p{L}+|pupa|funfun|dudu|{ordinal}|keji|keta|kerin|akoko|kan soso)",
    "(?:agboole|abule|ileto|adugbo|opopona|oju ona|ojule|gareji|ibudo oko) \\p{L}+",
  ],
  generic: "(?:gbogbo|olukuluku|eyikeyi) (?:awon )?(?:omo\\p{L}*|akekoo)|omo(?:de)? (?:kookan|kankan)",
  signs: "(?:patako|panini|posita|iwe ipolongo|asia|patako itoka) (?:\\p{L}+ ){0,3}?(?:pe|ka pe|so pe|ko si)",
  desks:
    "risiti|ibeere|e ko (?:leta )?si|e kan si wa|(?:ofiisi|ofisi|ile-?ise|ajo) (?:wa|naa)|e pe wa|pe (?:ofiisi|ofisi|awon osise)|ila (?:pajawiri|iranlowo|foonu ofe|ofe)|nomba (?:pajawiri|ofiisi|ofisi|ofe)|lofee|ofe ni (?:ipe|lati pe)|olopaa",
  ownPages: "(?:tele|tele) wa|oju-?ewe wa|oju-?iwe wa|oju opo wa|ori \\p{L}+ wa",
  accounts: "oruko re lori|(?:wa|tele|kan si) (?:o|un|a|won) lori|lori (?:tiktok|instagram|facebook|snapchat|whatsapp)",
  donors: "fun wa|ta wa lore|awon oluko|akekoo atijo|egbe oluko|a dupe lowo|yonda|itoreanu",
  journeys: "gbongan|ofiisi wa|ofisi wa|ile-?ise wa|ipade|rin irin|irin-?ajo|oju ona|gba ona|la gba|koja|oko wa|rinrin",
  diagnoses:
    "ko le (?:soro|rin|riran|gboran)|ko gboran|ko riran|ko ri ran|aditi|afoju|warapa|aro omi|arun jejere|arun sikuseeli|a?arun (?:\\p{L}|-)+|kokoro hiv|aisan \\p{L}+|odi|alabirun|ailera|ako iba|iko fee|ito suga|ikofee|(?:je|ya|di) aro|alaabo ara|loyun|roparose|iho (?:ni|ninu|wa) (?:inu )?okan|okan re (?:ni|n)|arun okan|aisan okan|arun oju|arun eti|arun eje|eje (?:riru|ss)|eje re kere|ko le (?:duro|joko|sun|jeun|lo|rerin)|(?:ese|apa|owo) re (?:ro|ko sise|kan ge|ti ro)|(?:ese|apa|owo|oju|eti) (?:kan|re) (?:ro|fo|di|ko)|oju re (?:ti )?fo|eti re (?:ti )?di|ya ?odi|akuko ?arun|iba ponju|kansa|jejere|jedojedo|onsegun opolo|arun opolo|a n gbe e lo si ile-?iwosan|giri|foniku\\p{L}*|finra|sikosel|autism|sikuseli|o ya were|(?:a)?run ropa rose",
  ordinals:
    "kinni|kini|akoko|keji|keta|kerin|karun(?:[- ]?un)?|kefa|keje|kejo|kesan(?:[- ]?an)?|kewaa?|kokanla|kejila|ketala|kerinla|keedogun",
  digits: "odo|ookan|okan|eeji|meji|eeta|meta|eerin|merin|aarun|marun|eefa|mefa|eeje|meje|eejo|mejo|eesan|mesan",
  care: "oogun|osibitu|ijakadi|ile-?iwosan|itoju|saisan|se aisan|abere|aisan|ara re ko ya|ise abe|wo ile-?iwosan",
  campaigns:
    "agbaye|awon iya|ojo|ayewo|ofe|lofe|gbogbo|ara adugbo|awon eniyan|idanileko|ikilo|abere ajesara|ajesara|noosi",
  streetPlaces:
    "oja|enu ona|geeti|ibudo oko|iduro oko|ibuduro oko|mosalasi|soosi|sọọsi|ile ijosin|idi iso|iso|orita|gareji|garaji|kanga|ero omi|soobu|isobu|afara|papa isere|ile epo|junkson|kiosk|ibi ise|egbe titi|eti titi|ona abawole|ile itaja|popona nla",
  repeats:
    "ni gbogbo (?:aaro|owuro|osan|irole|ale|ojo|ose)|(?:lo|ni o)joojumo|l'?ojoojumo|ni ojoojumo|gbogbo (?:ojo|aaro|irole|owuro|ale|igba)(?: \\p{L}+)?|(?:ni |l')?(?:aaro|irole|osan|ale|ojo) (?:\\p{L}+ )?(?:kookan|kankan|gbogbo)|(?:leyin|lehin) (?:ile-?iwe|ileewe|ile iwe|eko|kilaasi|isin)|(?:ti|bi) (?:ile-?iwe|ileewe|ile iwe) ba (?:ti )?(?:pari|jade|se tan)|ki (?:o|won) to lo si (?:ile-?iwe|ileewe|ile iwe)|lososose|losoose|ose kookan",
  common: `
    an ati awa awon baba bayii bi e egbe eni fe fun gba gbe gbogbo ibe ile inu ise iwe iya jade je kan kekere ki kii
    ko lati le leyin lo lori lowo meji mo n'ile naa ni nigba ninu nitori nla o odun ojo oluko omo owo pe pelu re ri
    se si sise so sugbon ti to wa wipe wo won yen yii
  `,
  calendar: `
    monde tuside wesde wesidee tosde tosidee furaide satide sonde aje isegun ojoru ojobo abameta aiku
  `,
  starters: `
    abere ajesara ipade ojo eto idije iranlowo owo ounje aso omi oogun dokita noosi agbaye ofe aworan adura orin
    awon omo omobinrin omokunrin ni o a mo won ti fun lati nibi gbogbo oluko iya baba odun leyin ki nitori ile e
    eyin lo kan si akekoo lojo abewo
  `,
  nobody: `
    ajo odun ile iwe ijo egbe oja idanileko ayeye
  `,
  youngTitles: "",
  bodies: "",
  bodiesBefore: "opopona titi gbongan papa papako ona ile-iwe ile-iwosan ile-ikawe yunifasiti adugbo afara ogba ibudo",
  adults: `
    gomina aare minisita komisona senato alaga akowe amofin onimo-ero ojogbon onkowe akewi noosi agbejoro
    otunba sarafa seriki imaamu imam oniroyin osere onilu awako osise onisowo telo kabiyesi
    oloye baale
    ogbeni arabinrin alagba dokita oluko iyaafin olori alhaji alhaja iyaloja baale oba iya baba pasito woli
  `,
  acts: "yoo maa pe tun feran fe n lo pelu dun ri sese nu",
};
