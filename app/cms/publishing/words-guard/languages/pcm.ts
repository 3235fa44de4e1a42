import type { LanguageRules } from "./language-rules.ts";

export const pcm: LanguageRules = {
  numbers: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen",
  halves: " and half",
  ranges: "go",
  follows: "wey|for|dey|e|and",
  behindName: "wey be|na|just",
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
  ],
  ownAges: [
    "(?:e|she|he|im) (?:be|don be|go be|don reach|just clock|don clock|don turn|dey) {n}(?: years?)(?: old)?",
    "(?:im|her) age (?:na|be) {n}",
  ],
  births: [
    "birthday",
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
  otherClasses: [],
  pupils: "pikin|school pikin|classmate|uniform|student|girls|boys",
  partners: "dash us|give us|dash|teacher dem|headmaster",
  childish: "small pikin|homework|drawing",
  attends: "attend|dey go|dey read|dey school|start school|enter",
  homes:
    "room|compound|yard|en house|en mama house|im place|dey sleep for|dey live|dey stay|stay for|live for|house dey|house na|im house|her house|dia house|family house|family dey|dey sleep|im papa house|im mama house|dem house",
  dwells: "dey live|dey stay|stay|live|house|room|compound|dey sleep|pack go|pack enter",
  landmarks: [
    "drop for (?:[\\p{L}\\d]+ ){1,3}bus stop",
    "(?:first|second|third|last) (?:house|gate|face-me|compound|door|room|floor)",
    "(?:behind|near|beside|opposite|for back of|for front of|next to|close to) (?:di |dat )?(?:[\\p{L}\\d]+ ){0,3}(?:church|mosque|market|filling station|bus stop|school|junction|bakery|mill|bridge|clinic|hospital|shop|borehole|station|river|gutter|garage|park)",
  ],
  journeys: "road to|drive|waka pass|for road|dey go|hold-up|go slow|traffic|pass",
  diagnoses:
    "no dey hear|no dey see again|spoil en eye|spoil im eye|no fit stand|no fit hear|no dey see|no fit see|no dey talk|no fit talk|no fit waka|dey sick|dey sickle|sickness|get asthma|dey fall fall|fit dey catch|dey catch fit|convulsion|get belle|dey take hiv|drug for hiv|craze",
  ordinals: "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth",
  digits: "zero|oh",
  care: "medicine|drug|hospital|sick|drip|ward|tablet|operate|injection|no well|body no dey",
  campaigns: "test|people|adults?|everybody|free|campaign|nurses?|doctors?",
  calendar: "",
  starters: `
    dis dat dem wetin na im e she dey don for inside wen wey how our una pikin pikins make no abeg as dia di oya if
    anybody anything everybody wahala chai see who nobody come
  `,
  nobody: "",
  adults: `
    oga mama papa madam bros aunty
  `,
  acts: `
    get dey na don just wey clock no be go fit sabi live stay catch carry wan come sabi with see say never still
    tell own
  `,
};
