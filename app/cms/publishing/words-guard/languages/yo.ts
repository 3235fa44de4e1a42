import type { LanguageRules } from "./language-rules.ts";

export const yo: LanguageRules = {
  numbers:
    "okan|kan|meji|meta|merin|marun(?:[- ]?un)?|maarun|mefa|meje|mejo|mesan(?:[- ]?an)?|mewaa?|mokanla|mejila|metala|merinla|meedogun|medogun|merindinlogun|metadinlogun|ookanla|eejila",
  halves: " (?:abo|aabo)",
  ranges: "si|tabi",
  follows: "ni|pelu|ti",
  behindName: "omo odun|eni odun",
  singular: "o|re|oun",
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
  ],
  ownAges: ["o (?:je|pe|ti pe|sese pe|ti di|to|ti to) (?:omo )?odun {n}", "omo odun {n} ni (?:o|oun)"],
  births: [
    "{year} ni (?:a|won) (?:ti )?bi",
    "ojo ?ibi",
    "a bi .{0,30}(?:odun|ojo|osu|{year})",
    "bi (?:i|won) ni .{0,20}(?:odun|{year})",
    "(?:won|a) (?:ti )?bi \\p{L}+ .{0,20}{year}",
    "bi ni (?:odun|osu|ojo)",
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
  otherClasses: ["iwe (?:keji|keta|kerin|karun-?un|kefa)(?! ti)"],
  pupils: "akekoo|omo ile-?iwe|omode|omobinrin|omokunrin|awon omo|aso ile-?iwe|kilaasi",
  partners: "fun wa|akekoo atijo|oluko|yonda",
  childish: "kekere|aworan",
  attends: "n lo si|lo si|n kawe|n ka iwe|n keko\\p{L}*|wo ile-?iwe|owo ile-?iwe",
  homes:
    "ile (?:awon )?\\p{L}+ wa|ile (?:awon )?(?:obi|baba|iya|mama|egbon|aburo)\\p{L}*|won n gbe|n ?gbe|gbe ni|gbe|ngbe|ile (?:re|won|wa|e|iya re|baba re)|ibugbe|ojule|adiresi",
  dwells: "n ?gbe|gbe|ngbe|ile|ibugbe|fidi kale",
  landmarks: [
    "(?:leyin|egbe|legbe|legbee|iwaju|niwaju|nitosi|eba|nidojuko|leba|ni tosi) (?:\\p{L}+ ){0,3}?(?:soosi|mosalasi|oja|ile-?iwe|ile epo|ile-?iwosan|ibudo oko|banki|odo|afara|palasi)",
  ],
  journeys: "rin irin|irin-?ajo|oju ona|gba ona|la gba|koja|oko wa|rinrin",
  diagnoses:
    "ko le (?:soro|rin|riran|gboran)|ko gboran|ko riran|ko ri ran|aditi|afoju|warapa|aro omi|arun jejere|arun sikuseeli|a?arun (?:\\p{L}|-)+|kokoro hiv|aisan \\p{L}+|odi|alabirun|ailera|ako iba|iko fee|ito suga|ikofee|(?:je|ya|di) aro|alaabo ara|loyun|roparose|(?:a)?run ropa rose",
  ordinals:
    "kinni|kini|akoko|keji|keta|kerin|karun(?:[- ]?un)?|kefa|keje|kejo|kesan(?:[- ]?an)?|kewaa?|kokanla|kejila|ketala|kerinla|keedogun",
  digits: "odo|ookan|okan|eeji|meji|eeta|meta|eerin|merin|aarun|marun|eefa|mefa|eeje|meje|eejo|mejo|eesan|mesan",
  care: "oogun|ile-?iwosan|itoju|saisan|se aisan|abere|aisan|ara re ko ya|ise abe|wo ile-?iwosan",
  campaigns: "ojo|ayewo|ofe|lofe|gbogbo|ara adugbo|awon eniyan|idanileko|ikilo|abere ajesara|ajesara|noosi",
  calendar: `
    monde tuside wesde wesidee tosde tosidee furaide satide sonde aje isegun ojoru ojobo abameta aiku
  `,
  starters: `
    awon omo omobinrin omokunrin ni o a mo won ti fun lati nibi gbogbo oluko iya baba odun leyin ki nitori ile e
    eyin lo kan si akekoo lojo abewo
  `,
  nobody: `
    ajo odun ile iwe ijo egbe oja idanileko ayeye
  `,
  adults: `
    oloye baale
    ogbeni arabinrin alagba dokita oluko iyaafin olori alhaji alhaja iyaloja baale oba iya baba pasito woli
  `,
  acts: "yoo maa pe tun feran fe n lo pelu dun ri sese nu",
};
