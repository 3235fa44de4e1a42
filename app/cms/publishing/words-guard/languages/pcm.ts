import type { LanguageRules } from "./language-rules.ts";

export const pcm: LanguageRules = {
  numbers: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen",
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
  classes: ["(?:primary|pry|jss|ss|class|basic|nursery) ?(?:[1-9]|one|two|three|four|five|six)"],
  pupils: "pikin|school pikin|classmate|uniform|student|girls|boys",
  partners: "dash us|give us|dash|teacher dem|headmaster",
  attends: "dey go|dey read|dey school|start school|enter",
  homes:
    "en house|en mama house|im place|dey sleep for|dey live|dey stay|stay for|live for|house dey|house na|im house|her house|dia house|family house|family dey|dey sleep|im papa house|im mama house|dem house",
  landmarks: [
    "(?:behind|near|beside|opposite|for back of|for front of|next to|close to) (?:di |dat )?(?:\\p{L}+ ){0,3}(?:church|mosque|market|filling station|bus stop|school|junction|bakery|mill|bridge|clinic|hospital|shop|borehole|station|river|gutter|garage|park)",
  ],
  journeys: "road to|drive|waka pass|for road|dey go|hold-up|go slow|traffic|pass",
  diagnoses:
    "no dey hear|no dey see again|spoil en eye|spoil im eye|no fit stand|no fit hear|no dey see|no fit see|no dey talk|no fit talk|no fit waka|dey sick|dey sickle|sickness|get asthma|dey fall fall|fit dey catch|dey catch fit|convulsion|get belle|dey take hiv|drug for hiv|craze",
};
