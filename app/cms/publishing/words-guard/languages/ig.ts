import type { LanguageRules } from "./language-rules.ts";

export const ig: LanguageRules = {
  numbers: "otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|itolu|iteghete|iri(?: na (?:otu|abuo|ato|ano|ise|isii|asaa))?",
  halves: " na okara",
  ranges: "ruo|ma o bu",
  follows: "na|mgbe|ugbu|ugbua|taa|ka|n'|echi|ma|kpom|naani|o(?!['’])|n'onwa|n'izu",
  behindName:
    "nwa afo|nwata di afo|onye di afo|agbaala afo|gbara|agbala afo|nwa onwa|di onwa|di afo|gbara afo|onye gbara afo|afo",
  singular: "o(?! bula)|ya",
  plural: "ha",
  suffers: "o nwere|o na-aria",
  at: "na|n'ime|n'akuku|n'",
  verbs: "[ng]a-\\p{L}+|[ae]\\p{L}{3,}[lr][ae]|na (?:nne|nna|nwanne)",
  child: "nwa|nwata|nwatakiri|nwa nwoke|nwa nwanyi|nwa okoro(?:bia)?|nwa agboghobia|ejima|umu ejima",
  someone:
    "(?:nwata|nwatakiri|nwa|nwa nwoke|nwa nwanyi|nwa okoro(?:bia)?|nwa agboghobia|nwata nwoke|nwata nwanyi|nwanne) (?:a|ahu|ya|m|anyi|ha)",
  goesOn: "o di|o gbara|afo|nwata a|o|ha|a muru|amuru|ya|onye|nwa|ubochi",
  ages: [
    "(?:di|gbara|(?:na|ga)-(?:agba|eru|adi|emezu|eme)|gbaala|agbaala|agbala|gbala|gbaru|agbara|gbakwaara|na-agba|agba|eruola|erugo|erula|eru|emeela|emezuola|na-emezu|ka|karala|karari|ruru|nwa|onye|gbaa|mezuru|mezuola|emela|nwere) (?:ihe dika |naani )?(?:nwata |naani |ihe )?(?:afo|onwa|izu|ubochi) {n}(?! gara aga)",
    "afo ndu (?:ya )?(?:bu |di )?{n}",
    "afo {n}(?= ka o di| ka o gbara| ka o)",
    "di (?:afo|onwa) {n}",
    "(?:afo|onwa|izu) (?:ya|ha) (?:di|bu|eruola|eruo|agbaala) {n}",
    "afo ole .{0,10}{n}",
    "(?:afo|onwa|izu) {n} (?:ka|kpom|naani|ugbu a|taa|n'echi|na okara|na onwa)",
    "(?:fodu|foduru) .{0,25}(?:afo|onwa) {n}|afo {n} (?:zuru|ezuola|ga-ezu)",
  ],
  ownAges: ["o (?:di|gbara|gbaala|agbaala|(?:na|ga)-agba|eruola) (?:naani )?afo {n}", "afo (?:ya|ndu ya) bu {n}"],
  births: [
    "(?:ncheta |ubochi |emume |ememe )?omumu(?: ya)?",
    "a?muru (?:ya|ha)?.{0,25}(?:{year}|n'afo|n'onwa|ubochi)",
    "ncheta omumu|emume omumu|omumu afo|mgbe a muru|afo a muru|ebe a muru ya na",
    "a?muru \\p{L}+ (?:n'afo|n'onwa|n'ubochi|n'oge|na {year}|na \\p{L}+ {year}|{year})",
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
    "(?:n'akuku|akuku|nso|n'azu|n'ihu|n'onu|onu|n'okpuru|okpuru|n'elu|n'isi|n'agbata|gafee|gafere|gafechaa|di n'akuku) (?:\\p{L}+ ){0,2}?(?:iyi|osimiri|ugwu|osisi|orji|udara|ogbo|ama egwuregwu|oba|ubi|ohia|ulo oru|ulo elu|uzo|okporo|obi eze|ulo eze|nkwo|eke|orie|afo|poosi|banki|paak|olulu|mmiri|okwute|ndida|ogba)",
    "(?:onu uzo|ulo|mgbochi uzo|geeti|uzo|mgbidi) (?:nwere \\p{L}+ )?(?:uhie|ocha|oji|acha \\p{L}+|ndu|na-acha \\p{L}+|ohara|{ordinal}|ikpeazu|mbu)|ulo (?:nke )?(?:mbu|abuo|ato|ano|ise|ikpeazu)",
    "(?:n'|na )?(?:obodo|ogbe|ama|ime obodo|ezi|ogwu|kamp) [\\p{L}'-]{4,}",
    "(?:na-eche|chere) (?:\\p{L}+ ){1,5}ihu",
    "(?:n'azu|azu|n'ihu|n'akuku|nso|na nso) (?:\\p{L}+ ){0,2}?(?:uka|ulo uka|ahia|ulo akwukwo|ulo ogwu|odo mmanu|alakuba|mmiri|akwa mmiri|ogige)",
  ],
  generic: "(?:nwata|nwa|nwa \\p{L}+) (?:obula|niile)|umuaka niile|onye obula|nwata (?:o|ọ) bula",
  signs:
    "(?:posta|akwukwo mmado|bood|ogwe|ihe edemede|mgbasa ozi) (?:\\p{L}+ ){0,3}?(?:si|na-ekwu|dere|e dere|sị|kwuru)",
  desks:
    "detara anyi|ajuju|(?:ofis|ofiisi|ulo oru) anyi|kpoo? (?:anyi|ofis|ofiisi|ndi)|akara (?:ekwenti )?(?:mberede|efu|ofis|enyemaka)|ahiri (?:enyemaka|mberede)|n'efu|ndi uwe ojii|degara anyi|kpoturu anyi",
  ownPages: "soro anyi|(?:ibe|peeji|akauntu) anyi|chota anyi",
  accounts:
    "aha ya (?:n[ao]'?)|(?:choo|soro|chota|zitere|chota) (?:ya|[\\p{L}\\d_.]+)|n[ao] (?:tiktok|instagram|facebook|snapchat|whatsapp|telegram)",
  donors: "nyere anyi|ndi nkuzi|akwukwo ochie|onyinye|anyi na-ekele|otu umu akwukwo",
  journeys: "ulo oru anyi|ofis anyi|ogbako|n'uzo|anyi gafere|ije|njem|anyi si|gafere",
  diagnoses:
    "enweghi ike \\p{L}+|anaghi (?:anu|ahu|ekwu|aga)\\p{L}*|akwukwu|onye isi(?= *[,.;]|$)|isi ike|ukwara ume(?: oku)?|oghere (?:di )?(?:n[']?)?(?:obi|n'obi|na obi)|obi (?:\\p{L}+ )?oghere|mgbawa obi|obi mgbawa|obi ya (?:na-|adighi)|(?:oria|nsogbu) obi|oria (?:anya|nti|obi|akpa|mmadu)|ishi ogbi|anya (?:ya )?(?:anaghi|kpuru|na-aso|mechiri)|(?:ukwu|aka|anya|nti) ya (?:\\p{L}+ )?(?:adighi|nwuru|kpuru|chiri|gbajiri|mebiri)|kpuru isi|ada ada|ida ada|oria shuga|shuga|obara mgbali|afo osisa|okpukpu|kansa|nkwonkwo|dara ngworo|ekwughi okwu|na-asu nsu|nsu|asu nsu|ndina n'ike|dinara n'ike|down syndrome|autism|sickle|sikulu|oria sikulu|onye oria|anaghi ekwu|onye ogbi|ogbi|onye ntichi|nti (?:\\p{L}+ )?chiri|nti ochi|nje hiv|oria \\p{L}+|ngworo|mbieme|ukwara nta|onye ngwuro|nkwaru|nwere nkwaru|(?:di|nwere) ime|(?:na-aya|ayi) ara|o ji oria|asma|maningitis|meningitis",
  ordinals: "(?:nke )?(?:mbu|otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|itolu|iri)",
  digits: "efu|otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|iteghete",
  care: "ogwu|ulo ogwu|oria|aru adighi|awa (?:ya )?ahu|awa \\p{L}+ ahu|ga-awa|wa(?:ra|ala)? ya ahu|ogwu ya|nu(?:o)? ogwu|anu ogwu|oriri ogwu|ulogwu|adighi ya mma|ahu adighi\\p{L}*|ntutu ogwu|agwo ya|iwa ahu|wara ya ahu",
  campaigns:
    "uwa|nyocha\\p{L}*|nnwale|ubochi|n'efu|obodo|mmadu|ndi mmadu|onye obula|mgbasa ozi|ndi noosi|ogwu mgbochi|mgbochi|ogbako|nkuzi|ndi nne na nna",
  streetPlaces:
    "ahia|onu uzo(?: ama)?|onu ama|uka|ulo uka|ulo ekpere|chochi|uzo uka|alakuba|odu ugbo\\p{L}*|odu ugboala|ebe (?:a na-?akwusi )?ugboala|nkwusi ugbo\\p{L}*|ebe nkwusi|uzo abuo|junkshon|jonkshon|kiosk|kiosiki|shopu|ulo ahia|okpuru|olulu mmiri|ebe mmiri|mmiri pomp|garaji|paki|akwa mmiri|mkpo mmiri|ebe egwuregwu|akuku uzo|n'akuku okporo uzo|ebe oru|ulo akwa",
  repeats:
    "kwa(?: |-)?(?:ututu|ubochi|mgbede|uhuruchi|abali|izu(?: uka)?|mande|monde|tuzde|wenezde|toozde|fraide|satode|sonde|eke|orie|afo|nkwo)|(?:ututu|ubochi|mgbede|uhuruchi|abali|izu|satode|sonde|fraide|monde|mande) (?:niile|nile|obula|dum)|mgbe (?:niile|nile|obula)|(?:mgbe|ka) (?:ulo )?akwukwo (?:gasiri|gachara|mechiri|gbasara|gbasasiri|gbasaa)|(?:mgbe )?(?:a )?(?:gbasasiri|gbasara|gbasachara|gbasachaa) (?:ulo )?akwukwo|tupu (?:o |a )?(?:gaa|aga) (?:ulo )?akwukwo",
  common: `
    abuo afo ahu aka akwukwo anyi ato bi bia bu di ebe ga gara gi ha i ihe ime iri ise isii ji ka kpoo kwa ma maka
    mere mgbe mgbede n na ndi niile nke nna nne nwa nwanne nwata nwere nyere o obula oma onye otu ruo si site ubochi
    ulo umuaka unu ututu ya
  `,
  calendar: `
    mondee tuzdee wenezdee tozdee fraidee satodee sondee mondede fraide satode sonde jenuwari febuwari maachi epreel mee juun julai ogost septemba
    oktoba novemba disemba
  `,
  starters: `
    umuaka nwa nwata anyi o ha ndi na n'ulo nke mgbe ebe ubochi nne nna nwoke nwanyi onye ihe taa echi unyaahu ka
    biko kpoo gaa otu nleta emume ulo mkpa olee kedu akwukwo
  `,
  nobody: `
    ulo akwukwo ubochi ogba oja otu nzuko uka ahia ozi
  `,
  youngTitles: "",
  bodies: "",
  bodiesBefore: "okporo uzo ama ulo ahia mahadum",
  adults: `
    ode-akwukwo onye-ode minista gomina onyeisi odeakwukwo fada sista pasto rev bishop onowu dibia noosi
    onyeozi onyenduu nna-anyi
    komishona maazi mazi nze lolo ichie oriaku onyenkuzi dokita nkuzi igwe eze oga dokinta
  `,
  acts: "anaghi enweghi adighi amaghi agaghi enwere choro kwuru siri gara biara bidoro malitere riri huru natara onye nwa eruola agbaala na-eje nwere na-aga na-agu na-achi di gbara hu no bi mara nwetara meriri ji",
};
