import type { LanguageRules } from "./language-rules.ts";

export const yo: LanguageRules = {
  numbers:
    "okan|kan|meji|meta|merin|marun(?:[- ]?un)?|maarun|mefa|meje|mejo|mesan(?:[- ]?an)?|mewaa?|mokanla|mejila|metala|merinla|meedogun|medogun|merindinlogun|metadinlogun|ookanla|eejila",
  child: "omo|omode|omobinrin|omokunrin|akekoo|ibeji",
  someone: "(?:omo|omode|omobinrin|omokunrin|akekoo) (?:naa|yii|re|mi|wa|won|iyen)|awon ibeji",
  goesOn: "o|omo naa|omode naa|omobinrin naa|omokunrin naa|ojo ori|won|a bi|ojo ibi",
  ages: [
    "(?:omo )?odun {n}(?! seyin)",
    "(?:omo )?osu {n}(?! seyin)",
    "ojo ori (?:re|won|e)? ?(?:je |jẹ |ni )?(?:odun )?{n}",
    "{n} odun",
  ],
  ownAges: ["o (?:je|pe|ti pe|sese pe|ti di|to|ti to) (?:omo )?odun {n}", "omo odun {n} ni (?:o|oun)"],
  births: [
    "{year} ni (?:a|won) (?:ti )?bi",
    "ojo ?ibi",
    "a bi .{0,30}(?:odun|ojo|osu|{year})",
    "bi (?:i|won) ni .{0,20}(?:odun|{year})",
    "bi ni (?:odun|osu|ojo)",
  ],
  stretches: [
    "(?:fun|laarin|ni nnkan bi|lati) odun (?:\\p{L}|-)+",
    "odun (?:\\p{L}|-)+ (?:seyin|ti koja|ni a)",
    "odun (?:19|20)\\d\\d(?! ni (?:a|won) (?:ti )?bi)",
  ],
  things: "ise|ile-?iwe|ajo|egbe|oko|ero|ile|ijo|kanga|eto|iwe|ayeye",
  classes: ["kil?aasi (?:\\p{L}|-)+", "ipele (?:keji|keta|kerin|karun-?un|kefa|kinni)", "(?:primary|jss|ss) ?[1-6]"],
  pupils: "akekoo|omo ile-?iwe|omode|omobinrin|omokunrin|awon omo|aso ile-?iwe|kilaasi",
  partners: "fun wa|akekoo atijo|oluko|yonda",
  attends: "n lo si|lo si|n kawe|n ka iwe|n keko\\p{L}*|wo ile-?iwe|owo ile-?iwe",
  homes:
    "ile (?:awon )?(?:obi|baba|iya|mama|egbon|aburo)\\p{L}*|won n gbe|n ?gbe|gbe ni|gbe|ngbe|ile (?:re|won|wa|e|iya re|baba re)|ibugbe|ojule|adiresi",
  landmarks: [
    "(?:leyin|egbe|legbee|iwaju|niwaju|nitosi|eba|nidojuko|leba|ni tosi) (?:\\p{L}+ ){0,3}?(?:soosi|mosalasi|oja|ile-?iwe|ile epo|ile-?iwosan|ibudo oko|banki|odo|afara|palasi)",
  ],
  journeys: "rin irin|irin-?ajo|oju ona|gba ona|la gba|koja|oko wa|rinrin",
  diagnoses:
    "ko le (?:soro|rin|riran|gboran)|ko gboran|ko riran|ko ri ran|aditi|afoju|warapa|aro omi|arun jejere|arun sikuseeli|arun \\p{L}+|kokoro hiv|aisan \\p{L}+|odi|alabirun|ailera|ako iba|iko fee|ito suga|ikofee|aro|alaabo ara|loyun",
};
