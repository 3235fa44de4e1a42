import type { LanguageRules } from "./language-rules.ts";

export const pcm: LanguageRules = {
  numbers: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen",
  halves: " and half",
  ranges: "go",
  follows: "wey|for|dey|e|and|sharp|now|dis|next|sef|o(?!['’])|plus|when|by|tomorrow|today|before|no be",
  behindName: "wey be|na|just|wey don reach|wey just reach|wey don clock|don reach|don clock|wey go reach|never reach",
  singular: "im|e dey|e be|en",
  plural: "dia|dem",
  suffers: "e get|she get|he get",
  at: "for",
  verbs: "and (?:im|en)",
  child: "pikin|boy|girl|broda|sista",
  someone: "(?:di|dis|dat|im|her|my|una|dia|our) (?:small |last |first |big )?(?:{child}|twins?)(?! dem)",
  goesOn: "e|im|she|he|her|di girl|di boy|di pikin|na|dem|dis|now",
  ages: [
    "{n} years?(?: old)? (?:{child}|small|she|e|im|he)",
    "{child} (?:wey )?(?:be|of|na|dey|just reach|don reach|reach) {n}(?: years?)?",
    "go be {n}(?: years?)?{end}",
    "(?:don|just|e|im|she|he|go|wey|be|na) (?:just |don |never |go |don dey )?(?:reach|clock|be|do|enter|pass|turn|get|na|dey) {n}(?: years?)?{end}",
    "(?:don|just|never|go|e|she|he) (?:reach|clock|enter|turn|pass) {n}",
    "(?:na )?(?:only|just|like) {n} years?",
    "im age (?:na|be) {n}|age na {n}",
    "(?:na|be|reach|get) {n} years?",
    "{n} years? (?:im|she|he|e) (?:be|dey|get)",
    "get {n} years",
    "(?:nearly|almost|like to) (?:reach|clock|pass|turn) {n}",
    "(?:never|neva) (?:reach|complete|clock|pass) {n}(?: years?)?",
    "(?:e |she |he |im )?(?:remain|remaining) (?:small|\\p{L}+ (?:week|month|day)s?) (?:make|to|for) (?:e|she|he|am|im) (?:reach|clock|turn|be) {n}",
    "{n} (?:months?|weeks?|days?) (?:old|pikin|baby)",
    "(?:be|reach|na|dey|don do|clock|pass|get) {n} (?:months?|weeks?|yrs?)",
    "im {n} years?|{n} years? (?:na|for) (?:im|her) age",
  ],
  ownAges: [
    "(?:e|she|he|im) (?:be|don be|go be|don reach|just clock|don clock|don turn|dey) {n}(?: years?)(?: old)?",
    "(?:im|her) age (?:na|be) {n}",
    "(?:im|e|she|he) (?:(?:don|go|just|nearly|almost|never|soon) ){1,3}(?:reach|clock|turn|be) {n}(?: years?)?{end}",
  ],
  births: [
    "birthday|bday|born day|burn day",
    "(?:dem )?born (?:am|her|him|en|\\p{L}+) (?:that|dat|di|last|dis|inside|during|when|as|before|after|year|same)",
    "(?:im|her) (?:mama|papa|mother) (?:take )?born (?:am|her|him) .{0,30}(?:{year}|lockdown|covid|election|christmas|sallah|december|january|year)",
    "don add (?:one|another|1) (?:more )?year|new age",
    "born (?:her|am|him|\\p{L}+) {year}",
    "(?:dem )?born (?:am|her|him|dis pikin)? ?(?:for|inside|on|since) .{0,20}(?:{year}|\\d)",
    "(?:dem )?(?:don )?born (?:am|her|him) (?:for|inside|on)",
  ],
  stretches: [
    "(?:for|since|after|inside) (?:di )?(?:last )?(?:\\d+|\\p{L}+) years?(?! old)",
    "(?:\\d+|\\p{L}+) years? (?:don pass|now wey|ago)",
  ],
  things: "project|work|house|motor|gen|machine|moto|organization|bus|school|foundation",
  classes: "primary|pry|jss|ss|class|basic|nursery",
  credits: "(?:photo|picture) (?:na|by)",
  rooms: "books?|desks?|chairs?|bench",
  otherClasses: [
    "class wey (?:e|she|he) dey|wan write (?:waec|neco|common entrance|jamb)|dey write (?:waec|neco|common entrance)",
  ],
  pupils: "pikin|school pikin|classmate|uniform|student|girls|boys",
  partners: "dash us|give us|dash|teacher dem|headmaster",
  childish: "small pikin|homework|drawing",
  attends: "attend|dey go|dey read|dey school|start school|enter",
  homes:
    "na there .{0,40}(?:dey|stay|live|sleep|grow)|(?:batcher|shanty|face-me)|room|compound|yard|en house|en mama house|im place|dey sleep for|dey live|dey stay|stay for|live for|house dey|house na|im house|her house|dia house|family house|family dey|dey sleep|im papa house|im mama house|dem house",
  dwells: "dey live|dey stay|stay|live|house|room|compound|dey sleep|pack go|pack enter",
  landmarks: [
    "(?:dey |wey )+(?:face|back of|side of|near|inside|under|behind|front of) (?:di |the )?[\\p{L}]+",
    "(?:as|if|when) you (?:pass|cross|reach|enter|drop)",
    "(?:house|gate|compound|shop|room) (?:wey|with) (?:get |dem paint |dey )?[\\p{L}]+",
    "for (?:inside )?(?:[\\p{L}'-]+ ){1,2}(?:street|village|estate|waterside|compound|quarters|camp|close|junction|market|park|garage|barracks|bridge)",
    "(?:one|two|three|four|\\d) (?:house|street|pole|gate|compound|shop)s? (?:from|after|before)",
    "drop for (?:[\\p{L}\\d]+ ){1,3}bus stop",
    "(?:first|second|third|last) (?:house|gate|face-me|compound|door|room|floor)",
    "(?:behind|near|beside|opposite|for back of|for front of|next to|close to) (?:di |dat )?(?:[\\p{L}\\d]+ ){0,3}(?:church|mosque|market|filling station|bus stop|school|junction|bakery|mill|bridge|clinic|hospital|shop|borehole|station|river|gutter|garage|park)",
  ],
  generic: "(?:every|any|all|no) (?:{child}|pikin dem)|if (?:\\p{L}+ ){0,2}pikin",
  signs: "(?:poster|banner|signboard|paper) wey (?:talk|say|read|carry|write)",
  desks:
    "call us|our office|office (?:number|line)|hot ?line|help ?line|toll[- ]?free|free line|na free to call|police number|emergency number|ambulance",
  ownPages: "follow us|our (?:\\p{L}+ )?(?:page|handle|account)|(?:page|handle) wey be our own",
  accounts:
    "(?:im|her|en) (?:name|page|handle|account) (?:na|for)|(?:find|follow|search|add) (?:am|her|him) (?:for|on)",
  donors: "dash us|give us|donate|we thank|old students",
  journeys: "road to|drive|waka pass|for road|dey go|hold-up|our office|find us|hall|go slow|traffic|pass",
  diagnoses:
    "no dey hear|no dey see again|spoil en eye|spoil im eye|no fit stand|no fit hear|no dey see|no fit see|no dey talk|no fit talk|no fit waka|dey sick|dey sickle|sickness|get asthma|dey fall fall|fit dey catch|dey catch fit|convulsion|get belle|dey take hiv|hiv|hole for (?:im |her |en )?heart|leg no (?:dey work|gree|fit)|eye no dey (?:see|clear)|ear no dey hear|mouth no dey talk|dey stammer|dey fall|dey jerk|foam|blood no (?:dey )?(?:reach|complete)|ss blood|blood (?:na|be) ss|sickler|sickle cell|cancer|cough wey no (?:wan )?(?:go|stop)|body dey shake|leg (?:short|bend|swell)|hand no dey work|down syndrome|autism|autistic|epilepsy|tb|asthma|sugar (?:disease|sickness)|burn|rape|drug for hiv|craze",
  ordinals: "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth",
  digits: "zero|oh",
  care: "medicine|drug|hospital|sick|drip|ward|tablet|operate|injection|no well|body no dey",
  campaigns: "test|people|adults?|everybody|free|campaign|nurses?|doctors?",
  streetPlaces:
    "gate|market|stall|bus ?stop|mosque|church|workshop|kiosk|junction|roundabout|motor ?park|park|garage|shop|store|salon|borehole|well|tap|bridge|pitch|field|filling station|roadside|umbrella|mechanic|vulcanizer|tailor|bakery|mama put|canteen|corner|express|under bridge|viewing centre",
  repeats:
    "every(?: single)? (?:morning|afternoon|evening|night|day|time school|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sato|sunde)|everyday|(?:any ?time|as|once|when|after) (?:di )?school (?:don )?(?:close|finish|end)|after school|before school|after (?:class|lesson|service|jumat)|each (?:morning|day|evening|friday|saturday|sunday)|always (?:dey )?(?:\\p{L}+ ){0,4}(?:by|around|for) \\d|from monday go (?:reach )?friday|(?:satur|sun|fri|mon)days",
  common: `
    abeg all am and be but carry children chop come dat dem dey di dia dis don everybody fit for from get go he her
    his house if im in inside make na no now of oga on one our people pikin reach sabi say school see sef she so
    still the to una us waka wan we wetin wey when who with you
  `,
  calendar: "",
  starters: `
    dis dat dem wetin na im e she dey don for inside wen wey how our una pikin pikins make no abeg as dia di oya if
    anybody anything everybody wahala chai see who nobody come
  `,
  nobody: "",
  youngTitles: "",
  bodies: "",
  bodiesBefore: "",
  adults: `
    brother uncle pastor alfa iya baba landlord chairman chairlady okada keke aboki
    oga mama papa madam bros aunty
  `,
  acts: `
    get dey na don just wey clock no be go fit sabi live stay catch carry wan come sabi with see say never still
    tell own
  `,
};
