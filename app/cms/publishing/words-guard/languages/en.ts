import type { LanguageRules } from "./language-rules.ts";

const ordinal =
  "(?:1st|2nd|3rd|(?:[4-9]|1[0-7])th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth)";
const months =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const about = "(?:only |just |about |around |nearly |almost |barely |still |now |already |roughly )?";

export const en: LanguageRules = {
  numbers: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen",
  child:
    "child|boy|girl|son|daughter|pupil|student|baby|toddler|sister|brother|niece|nephew|granddaughter|grandson|orphan|goalkeeper|striker|captain|footballer|schoolboy|schoolgirl|kid|twin|youngster",
  someone:
    "(?:the|this|that|her|his|my|their|our|whose|one) (?:little |small |young |younger |older |elder |youngest |oldest |eldest |first |last |new |shy |brave )?(?:{child}|twins?|triplets|youngest|eldest|oldest)",
  goesOn: "age|aged|she|he|her|his|they|she's|he's|this|the|born|both|now|at|today|now|turning",
  ages: [
    `age[ds]?:? ${about}(?:of )?{n}`,
    "{n}[- ]?(?:years?|yrs?|months?|mths?|weeks?)[- ]?olds?",
    "{n} ?(?:yo|y/o|yrs?/o)",
    "{n} (?:years?|months?) of age",
    "{n}[- ](?:years?|yrs?)[- ](?:{child}|small)",
    `(?:turn(?:s|ed|ing)?|clock(?:s|ed|ing)?|hits?|became|becomes) ${about}{n}{end}`,
    `(?:is|was|be|being|are|were) ${about}{n}{end}`,
    `(?:only|just|barely|at just|at only) {n}{end}`,
    "[,(] ?{n} ?(?:years?|yrs?|months?)(?= ?[,.;:)]|$)",
    "age {n}",
    "(?:is|was|are|be) (?:still |now |somewhere )?between {n}",
    "(?:only|just|barely) {n} (?:months?|weeks?)",
    "(?:1[89]|2[0-4]|eighteen|nineteen|twenty(?:[- ](?:one|two|three|four))?)[- ]months?[- ]olds?",
    "^(?:at|now|only|just|barely|turning) (?:only |just |barely )?{n},",
    "{n} candles",
    "in (?:her|his|their) (?:early|mid|late)?[- ]?teens",
    `(?:in|of|entered|into|enters|entering) (?:her|his) ${ordinal} year`,
    "(?:celebrat\\p{L}+|mark(?:s|ed|ing)?) {n} years?(?: of life)?(?: today| old)?{end}",
  ],
  ownAges: [
    `(?:she|he)(?:'s| is| was| will be|'ll be| just clocked| clocked| is turning| has just turned| just turned| turned| turns| will turn) ${about}{n}(?: years? old| months? old)?{end}`,
    "(?:her|his) age (?:is|was) {n}",
    `(?:her|his) ${ordinal} birthday`,
    "(?:she|he) was born (?:in|on) .{0,30}{year}",
    "(?:her|his) (?:date of birth|birthday) (?:is|was)",
  ],
  births: [
    `${ordinal} birthday`,
    "birthdays?",
    "birthday (?:girl|boy)",
    "date of birth|dob|d\\.o\\.b",
    `born (?:in|on|during|early in|late in) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:${months}|{year}|\\d{1,2}[/.-]\\d)`,
    "born .{0,30}{year}",
    "b\\. ?{year}",
    "\\( ?(?:born )?{year} ?\\)",
  ],
  stretches: [
    "(?:for|in|over|within|after|every|past|last|next) (?:the )?(?:last |next |past |about |nearly |almost )?(?:\\d+|\\p{L}+) (?:years?|months?|weeks?)(?! old| of age|-old)",
    "(?:\\d+|\\p{L}+) (?:years?|months?|weeks?) (?:ago|later|of (?:service|work|experience|teaching|marriage)|together|after|before|away)",
    "(?:ages|(?:children|girls|boys|pupils|kids|those|everyone|anyone|teens|young people)(?: aged| age)? (?:between|from)) (?:the ages of )?{n}(?: (?:and|to) \\d+)?",
    "(?:ages?|aged) {n}(?: ?(?:to|-|–) ?\\d+)? (?:and (?:above|over|under|below)|upwards|or (?:over|under))",
  ],
  things:
    "foundation|charity|organisation|organization|project|programme|program|school|centre|center|club|choir|library|clinic|hospital|church|mosque|bus|van|car|truck|generator|machine|computer|laptop|printer|pump|borehole|well|building|hall|roof|tree|goat|cow|dog|cat|house|company|partnership|team|band|website|newsletter|association|network|shop|bakery|bank|nation|country|nigeria|tabasamu|bicycle|solar|tank|fridge|engine|tractor|bridge|playground|garden",
  classes: [
    "(?:primary|pry|basic|grade|class|nursery|kg|kindergarten|jss|js|sss|ss|form|year|reception|creche) ?-?(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine)[a-g]?",
    "(?:first|second|third|fourth|fifth|sixth|final) (?:grade|form|class)|(?:jss|sss|ss|js)[1-3][a-g]?",
    "(?:junior|senior) secondary (?:[1-3]|one|two|three)",
  ],
  pupils:
    "pupils?|students?|orphans?|scholars?|scholarships?|sponsored|footballers?|class|classes|schoolgirls?|schoolboys?|learners?|uniforms?|children|child|girls?|boys?|head girl|head boy|prefects?|graduates?|kids?|twins?|attends?|assembly|desks?|classroom|classmates?",
  partners:
    "donat\\p{L}+|lent|thank\\p{L}*|reopen\\p{L}*|lecturers?|association|alumni|old (?:boys|girls|students)\\p{L}*|volunteers?|painted|visited|borehole|roof|toilets?|headmaster|headmistress|principal|staff|hosted|partner\\p{L}*|lend\\p{L}*|hall of|gave us",
  attends:
    "attends?|attending|goes to|going to|enrolled|enrols|resumed|pupil|student|schools at|transferred|studies|studying|her school|his school|school fees|admitted|admission|graduated|scholarship|her teacher|his teacher|walks to|treks? to|headed to",
  homes:
    "where .{0,20}(?:lives|stays|sleeps)|lives?|lived|living|resides?|residing|stays? (?:with|at|in|on|off|near|behind)|staying|(?:her|his|their|family|families|mother|father|parents|aunt\\p{L}*|uncle|grandm\\p{L}*|grandf\\p{L}*|\\p{L}+['’]s)(?:['’]s?)? (?:\\p{L}+ )?(?:home|house|flat|room|compound|address|apartment|kiosk|hut|tent|shack|shop|stall|gate|place)|home is|home (?:at|to)|house is|sleeps?|visit .{0,20}at home|find (?:her|him|them|his family|her family|the family)|(?:home|house) address|neighbours? of|lodges?|address is|(?:she|he|they|family|who) (?:have |has |had )?(?:now |just )?moved (?:in)?to",
  landmarks: [
    "(?:behind|opposite|beside|next to|near|close to|across from|in front of|above|by|after|adjacent to|two (?:doors|houses) from|(?:first|second|third|last) (?:house|flat|compound|gate) .{0,20}(?:from|after|behind|past)) (?:the |a |an )?(?:\\p{L}+['’.]?s? ){0,4}(?:church|mosque|market|filling station|petrol station|bus stop|school|bakery|mill|pharmacy|clinic|hospital|bridge|railway|junction|roundabout|tree|palace|shop|store|water tank|well|borehole|stadium|bank|park|garage|mast|quarry|cemetery|barracks|hotel|gate|station|river|canal|depot)",
    "(?:flat|block|house|room|plot|apartment|compound|no\\.?|number) ?(?:no\\.? ?)?(?:\\d{1,4}|[a-f](?=[ ,.]))",
    "(?:blue|green|red|yellow|white|pink|brown|orange|black|purple) (?:gate|house|door|bungalow|building|fence|compound|roof)",
  ],
  journeys:
    "drove|drive|driving|road to|roads|along|traffic|journey|way to|on the way|passed|past|race|march|marched|walked down|route|detour|bridge|jam|paved|repaired|flooded|turn(?:ed)? (?:left|right|off|into)|travel\\p{L}*|bus|closed|parade|walks from",
  diagnoses:
    "autism|autistic|asd|adhd|down'?s?[- ]syndrome|cerebral palsy|epilep\\p{L}+|seizures?|convulsions?|hiv(?:[- ]positive)?|aids|antiretrovirals?|arvs?|sickle[- ]cell|sickler|albinism|albino|deaf|blind|dyslexi\\p{L}+|hydrocephalus|spina bifida|hearing (?:loss|aids?|impair\\p{L}+)|visually impaired|leukaemia|leukemia|cancer|tumou?r|tuberculosis|tb|polio|asthma\\p{L}*|inhaler|diabet\\p{L}+|insulin|dialysis|depression|bipolar|anxiety|trauma|stammers?|stutters?|rickets|malnourished|malnutrition|kwashiorkor|raped?|defil\\p{L}+|molest\\p{L}+|incest|assault\\p{L}+|beaten|traffick\\p{L}+|kidnapp?\\p{L}+|child bride|circumcis\\p{L}+|fgm|glaucoma|cataracts?|burns|snake ?bite|jaundice|goitre|underweight|undernourished|transplant|transfusion\\p{L}*|hospitali[sz]ed|counsell?ing|therapy|addict\\p{L}*|prosthe\\p{L}+|prescri\\p{L}+|can(?:no|')t (?:hear|see|speak|walk|talk)|lost (?:her|his|an?|one) (?:sight|eye|leg|arm|hearing|hand|foot)|sexually abused|pregnant|pregnancy|cleft (?:lip|palate)|hole in (?:her|his) heart|heart (?:disease|condition|defect|surgery|operation)|kidney \\p{L}+|liver \\p{L}+|hepatitis|meningitis|malaria|typhoid|cholera|measles|ulcers?|anaemi\\p{L}+|eczema|ringworm|wets? the bed|bed-?wetting|amput\\p{L}+|paralys\\p{L}+|wheelchair|crutches|club ?foot|special needs|learning (?:difficult\\p{L}+|disabilit\\p{L}+)|disab\\p{L}+|mentally ill|schizophreni\\p{L}+|diagnos\\p{L}+|chemotherapy|surgery|operation|tested positive|viral load|fistula|blood group|genotype|miscarriage|abortion|self-harm\\p{L}*|suicid\\p{L}+",
};
