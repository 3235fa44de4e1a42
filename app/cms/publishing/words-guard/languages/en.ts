import type { LanguageRules } from "./language-rules.ts";

const ordinal = "{ordinal}";
const months =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const about =
  "(?:(?:not yet|not even|not quite|all of|a little over|just over|just under|over|under|above|past|nearing|approaching|pushing|coming up to|going on|no more than|not more than|not up to|only|just|about|around|nearly|almost|barely|still|now|already|roughly|exactly|officially|finally|actually|really|maybe|probably) ){0,2}";
const networks =
  "(?:tik ?tok|instagram|insta|ig|snap ?chat|snap|facebook|fb|twitter|telegram|you ?tube|threads|discord|likee|roblox|wattpad|pinterest|on x)";

export const en: LanguageRules = {
  numbers: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen",
  halves: "[ -]and[ -](?:a[ -]half|a[ -]quarter|three[ -]quarters)",
  ranges: "to|or|and",
  follows:
    "and|when|now|but|on|in|this|last|next|today|tomorrow|yesterday|years?|months?|weeks?|soon|before|after|at|so|with|while|as|the|then|she|he|who|who's|years old|or|since|until|because|come|coming|by(?! (?:one|two|three))|next|if|though|although|already|too|again|o(?!['’])|sha|sef|plus|birthdays|christmases|summers|harvests|candles",
  behindName:
    "aged?|age:?|now|only|just|barely|nearly|almost|still|about|around|who is|who's|who turned|who just turned|who has just turned|who will be|turning|all of|my|our|already|exactly|soon|going on|turns|turned|is|years?",
  singular: "she|he|her|his|him|she's|he's|hers|herself|himself",
  plural: "they|their|family|families|them",
  suffers:
    "(?:she|he) (?:is|was|has|had|takes|took|lost|cannot|can't|got|lives|needs|suffers|tested|went|came|still|also|became|uses|wears|cannot|could|will|never|wakes|sleeps|fights|survived|beat)|(?:her|his) (?:own )?(?:condition|illness|disease|disability|diagnosis|medicines?|medication|treatment|surgery|operation|wheelchair|crutches|seizures?|attacks?)|(?:she|he)'s",
  at: "in|at|on|off|near|to|around|inside|from|of",
  verbs: "\\p{L}{2,}ed|(?:and|&) (?:her|his)",
  child:
    "child|boy|girl|son|daughter|pupil|student|baby|toddler|sister|brother|niece|nephew|granddaughter|grandson|orphan|goalkeeper|striker|captain|footballer|schoolboy|schoolgirl|kid|twin|youngster",
  someone:
    "(?:somebody|someone) who (?:will|is|was|has|had|just|turned|turns|lives|needs|got)|(?:she|he) who|(?:the|this|that|her|his|my|their|our|whose|one) (?:big |kid |twin |baby |only |late |adopted |little |small |young |younger |older |elder |youngest |oldest |eldest |first |last |new |shy |brave )?(?:{child}(?! (?:protection|rights?|labou?r|abuse|care|health|welfare|safety|safeguarding|development|education|marriage|help ?line|line|soldiers?|survival|nutrition|mortality)(?!\\p{L}))|twins?|triplets|(?:youngest|eldest|oldest)(?! of (?:the|these|those|our) ))|(?:the|our|my) (?:best |most )?\\p{L}+est (?:of (?:them|us|all|the (?:group|girls|boys|class|children))|one|reader|dancer|singer|player|drummer|swimmer|runner|learner|member|child|painter|writer|speller|listener|helper|poet|artist)|\\p{L}+['’]s (?:little |small |younger |older |elder |twin |late )?(?:mum|mother|mummy|father|dad|daddy|parents|sister|brother|aunt|auntie|aunty|uncle|grandmother|grandma|grandfather|granny|guardian|teacher|best friend)",
  goesOn: "age|aged|she|he|her|his|they|she's|he's|this|the|born|both|now|at|today|now|turning",
  ages: [
    "(?:made|makes|did|done) {n} (?:years?|yrs?)",
    `age[ds]?(?: ?[:=–-])? ?${about}(?:of )?{n}`,
    "(?:{n}|an?)[- ]?(?:years?|yrs?|months?|mths?|weeks?|days?)[- ]?olds?",
    "(?:at|since|from|by|when|aged?) (?:just |only |about |barely )?{n} and (?:a half|a quarter|three quarters)",
    "(?:all of|not yet|going on|close to|nearly|almost|approaching|into) {n}{end}",
    "(?:will be|would be|must be|should be|could be|may be|is now|are now|both|now|still) (?:about |around |only |just |nearly )?{n}(?= or {n}|{end}| in \\p{L}+)",
    "(?:reach\\p{L}*|turn\\p{L}*|hits?|hitting|enter\\p{L}*|into|in|of|at) double (?:figures|digits)",
    "(?:at|since|from|by) the age of {n}",
    "{n}[ -](?:going[ -]on|turning|soon to be)[ -]{n}",
    // A duration without a word for age: "She is exactly seven months", "at three weeks".
    `(?:is|was|be|turns?|turned|turning|clocks?|clocked|at) ${about}(?:{n}|1[89]|2[0-4]) (?:years?|yrs?|months?|mths?|weeks?|wks?|days?)(?= ?[,.;:!?)]| ?$| (?:and|when|now|today|this|but|on|in|come|by|already|so|with|while|old|tomorrow|yesterday|plus)(?!\\p{L}))(?! in (?:office|business|service|the making))`,
    "(?:days?|weeks?|months?|years?|birthday|bit|little) (?:shy|short|away|off) (?:of|from) (?:(?:being|turning|her|his|age|the age of|becoming) )?(?:{n}|{ordinal})(?= ?[,.;:!?)]| ?$| (?:birthday|and|when|now|years?|but|this)(?!\\p{L}))",
    "(?:days|weeks|months|years) (?:from|to|until|till|before) (?:turning|being|her|his) {n}",
    "(?:clock\\p{L}*|turn\\p{L}*|reach\\p{L}*|mark\\p{L}*|makes (?:it|that)|is|was|be|of|in|at|hits?|finished) (?:a |one |half a )?(?:whole |full )?(?:decade|dozen years|dozen)(?= ?[,.;:!?)]| ?$| (?:old|today|now|and|on|this|of life)(?!\\p{L}))",
    "(?:20(?:0[89]|1\\d|2\\d)) (?:pikin|bab(?:y|ies)|child)",
    "{n} (?:christmases|harmattans|harvests|rainy seasons|rains|summers|birthdays|ramadans|sallahs|easters)",
    "(?:her|his|all of) {n} years(?! (?:of|in|as|with) (?:service|work|marriage|office|teaching))",
    "{n} (?:years?|months?|weeks?) (?:on (?:this )?earth|of (?:her|his) (?:young )?life|in this world|alive)",
    "(?:officially |now |finally |become |became |just )(?:a|an) (?:teen|teenager|adolescent|pre-?teen|tween)",
    "(?:plus (?:one|1)|\\+ ?1) (?:for|to|today)|(?:another|one|a) (?:whole )?year (?:older|wiser)|(?:a|one|another) year has been added|added (?:another|one more|a new) year|new age",
    "(?:chapter|level) {n}(?= (?:unlocked|loading|loaded)| ?!| ?$)",
    "{n} ?(?:yrs|yr|y\\.o\\.?)(?! (?:ago|later|in|of (?:service|work|experience|teaching)|experience|warranty|plan|contract))",
    "(?:early|mid|late|pre)[- ]?teens",
    "{child} of (?:about |only |just |barely |nearly )?(?:{n}|1[89]|2[0-4]|eighteen|nineteen|twenty\\p{L}*) (?:years|months|weeks)",
    "{n} ?(?:yo|y/o|yrs?/o)",
    "{n} (?:years?|months?) of age",
    "{n}[- ](?:years?|yrs?)[- ](?:{child}|small)",
    `(?:turn(?:s|ed|ing)?|clock(?:s|ed|ing)?|hits?|became|becomes) ${about}{n}{end}`,
    `(?:is|was|be|being|are|were) ${about}{n}{end}`,
    `(?:only|just|barely|at just|at only) {n}{end}`,
    "(?<=[,(:–—] ?)(?:{n}|1[89]|2[0-4]|eighteen|twenty) ?(?:years?|yrs?|months?|mths?|weeks?|wks?)(?= ?[,.;:)]|$)",
    "age {n}",
    "(?:is|was|are|be) (?:still |now |somewhere )?between {n}",
    "(?:only|just|barely) {n} (?:months?|weeks?)",
    "(?:1[89]|2[0-4]|eighteen|nineteen|twenty(?:[- ](?:one|two|three|four))?)[- ]months?[- ]olds?",
    "^(?:at|now|only|just|barely|turning) (?:only |just |barely )?{n},",
    "{n} candles|sweet {n}",
    "(?:lost|learn\\p{L}*|started|began|married|orphaned|left|came|joined|wrote|walked|won|sold|read|ran) .{0,40}at (?:just |only )?{n}{end}",
    "{n} years (?:on earth|young|of life)",
    "(?:in|her|his|into|enter\\p{L}*|of) (?:the |her |his |their )?(?:early|mid|late)?[- ]?teens",
    `(?:in|of|entered|into|enters|entering) (?:her|his) ${ordinal} year`,
    "(?:celebrat\\p{L}+|mark(?:s|ed|ing)?) {n} years?(?: of life)?(?: today| old)?{end}",
  ],
  ownAges: [
    "(?:at|by) (?:just |only )?{n},? (?:she|he|her|his)(?= (?:was|is|could|can|had|has|already|became|lost|wrote|learn\\p{L}*|still|mother|father|parents))",
    "(?:she|he) .{0,60}(?:at|since|from|by|aged?) (?:just |only |about |barely )?{n} and (?:a half|a quarter|three quarters)",
    "when (?:she|he) (?:was|is|had been|turned|turns) (?:just |only |about |barely )?{n}{end}",
    `(?:she|he) (?:must|may|might|could|should|would|will) be ${about}{n}(?= or {n}|{end})`,
    `(?:she|he)(?:'s| is| was| will be|'ll be| just clocked| clocked| is turning| has just turned| just turned| turned| turns| will turn) ${about}{n}(?: years? old| months? old)?{end}`,
    "(?:her|his) age (?:is|was) {n}",
    `(?:her|his) ${ordinal} birthday`,
    "(?:she|he) was born (?:in|on) .{0,30}{year}",
    "(?:her|his) (?:date of birth|birthday) (?:is|was)",
  ],
  births: [
    `${ordinal} birthday`,
    "(?:blew|blows?|blowing|cuts?|cutting) (?:out )?(?:her|his|the|their) (?:\\p{L}+ )?(?:candles?|birthday cake)",
    "birthdays?|b-?days?|birth day|birthdate|hbd|cake day",
    "born (?:just |only |exactly |about |almost )?(?:{n}|a|an|several|some) (?:years?|months?|weeks?|days?)",
    `born (?:(?:during|in|at|around|before|after|on|the|this|last|just|right|same|very|that|first|second|end of|middle of|start of|beginning of) ){1,4}(?:year|month|week|day|night|morning|evening|${months}|lockdown|covid|pandemic|curfew|endsars|elections?|world cup|christmas|xmas|boxing|easter|sallah|ramadan|eid|independence|new year|democracy|children's|harmattan|rainy|dry|fuel|strike|floods?)`,
    "{year}.{0,25}(?:when|that's when|is when|was|were|she|he) .{0,20}born",
    "lockdown bab(?:y|ies)|covid bab(?:y|ies)|class of 20[2-4]\\d",
    "happy {ordinal}",
    "birthday (?:girl|boy)",
    "date of birth|dob|d\\.o\\.b",
    `born (?:in|on|during|early in|late in) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:${months}|{year}|\\d{1,2}[/.-]\\d)`,
    "born .{0,30}{year}",
    "came into (?:the|this) world|put to bed|(?:had|delivered|gave birth to|arrived) (?:her |him |\\p{L}+ )?in (?:\\p{L}+ )?{year}",
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
    "books?|foundation|charity|organisation|organization|project|programme|program|school|centre|center|club|choir|library|clinic|hospital|church|mosque|bus|van|car|truck|generator|machine|computer|laptop|printer|pump|borehole|well|building|hall|roof|tree|goat|cow|dog|cat|house|company|partnership|team|band|website|newsletter|association|network|shop|bakery|bank|nation|country|nigeria|tabasamu|bicycle|solar|tank|fridge|engine|tractor|bridge|playground|garden",
  classes:
    "primary|prim\\.?|pry\\.?|pri\\.?|p\\.?|basic|grade|class|nursery|nur\\.?|kg|pre-?nursery|kindergarten|j\\.?s\\.?s?\\.?|s\\.?s\\.?s?\\.?|form|reception|creche|junior secondary(?: school)?|senior secondary(?: school)?",
  credits:
    "(?:photo(?:graph)?s?|pictures?|images?|film|video|words|text|interview):? by|(?:taken|filmed|photographed|edited) by",
  rooms:
    "classrooms?|blocks?|books?|textbooks?|desks?|bench(?:es)?|roof|paint\\p{L}*|syllabus|curriculum|timetable|floor|doors?|shel(?:f|ves)|blackboard|whiteboard|ceiling|windows?|wall|concrete|cement|programmes?|tutors|curricul\\p{L}+|workbooks?|readers|results|exercise books|publish\\p{L}+|kits",
  otherClasses: [
    "(?:year|yr) (?:[1-9]|1[0-3])(?! (?:olds?|of|plan|project|in))",
    "(?:in|of|from|enters?|entered|now|moved to|promoted to) [1-6] ?(?:[a-c]|gold|diamond|silver|emerald|ruby|red|blue|green|yellow|white|purple)(?= ?[,.;!)]| ?$| (?:at|this|next|now|and|who|with|of)(?!\\p{L}))",
    "(?:waec|wassce|neco|bece|jamb|ssce|ncee|common entrance|junior waec) (?:class|candidate|year)|(?:sits?|sitting|sat|writes?|writing|wrote|passed|preparing for) (?:for )?(?:(?:her|his|the|junior) )?(?:waec|wassce|neco|bece|ssce|ncee|common entrance)",
    "(?:in|into|entered|enters|entering|started|starting|finished|finishing|completed) (?:(?:her|his|the|junior|senior) ){1,2}(?:first|second|third|last|final) (?:year|term)",
    "{ordinal} (?:grade|form|class|standard)(?! honours| degree| of| to)",
    "(?:final|exam) class",
    "common entrance",
    "kindergarten class",
    "nursery class",
    "pre-?school\\p{L}*|playgroup|reception class",
  ],
  pupils:
    "pupils?|students?|champions?|winners?|debaters?|orphans?|scholars?|scholarships?|sponsored|footballers?|schoolgirls?|schoolboys?|learners?|uniforms?|children|child|girls?|boys?|head girl|head boy|prefects?|graduates?|kids?|twins?|attends?|assembly|classmates?",
  partners:
    "donat\\p{L}+|lent|we thank|thanks to (?:the )?(?:school|staff)|reopen\\p{L}*|lecturers?|association|alumni|old (?:boys|girls|students)\\p{L}*|volunteers?|painted|visited|borehole|roof|toilets?|headmaster|headmistress|principal|staff|hosted|partner\\p{L}*|lend\\p{L}*|hall of|gave us",
  childish:
    "prizes?|medals?|trophy|reading club|little|shy|tiny|smallest|tiniest|brightest|loudest|shyest|best behaved|drawings?|drew|drawn|poems?|paintings?|essays?|youngest|her desk|his desk|(?:her|his) own|first day|homework|report card|lessons?|school bag|toys?|mum|mummy",
  attends:
    "attends?|attending|fees|enters|entered|started|a pupil|joins|joined|moved (?:up )?(?:to|from)|takes a|took|at school|play(?:s|ed)? for|captain|goalkeeper|keeper|goes to|going to|enrolled|enrols|resumed|pupil|student|schools at|transferred|studies|studying|her school|his school|school fees|admitted|admission|graduated|scholarship|(?:first|second|third) position|report card|promoted|exams?|her teacher|his teacher|walks to|treks? to|headed to",
  homes:
    "(?:comes?|came|hails?|is) from (?:the )?[\\p{L}'’-]+(?: [\\p{L}'’-]+)? (?:village|hamlet|settlement|waterside|waterfront|compound|quarters|estate|camp)|(?:spends?|spent|passes|pass) (?:the|her|his|their|every) nights?|beds? down|camps? (?:out )?(?:at|in|under|behind)|(?:keeps?|spreads?|lays?|rolls? out|unrolls?) (?:her|his|their|a) (?:mats?|beds?|mattress|wrapper|blanket)|gateman|(?:drops?|dropped|drop) (?:her|him|them) (?:off )?at|knock at|ask (?:for|anyone)|where .{0,20}(?:lives?|stays?|sleeps?)|you (?:will |can |would )?(?:find|meet)|you'll (?:find|meet)|lives?|lived|living|resides?|residing|stays? (?:with|at|in|on|off|near|behind)|staying|(?:her|his|their|family|families|mother|father|parents|aunt\\p{L}*|uncle|grandm\\p{L}*|grandf\\p{L}*|\\p{L}+['’]s)(?:['’]s?)? (?:[\\p{L}'’-]+ )?(?:home|house|flat|room|compound|address|apartment|kiosk|hut|tent|shack|shop|stall|gate|place|village|street|estate|quarters|hometown|bungalow|duplex|parlour|yard|door|bus stop|tent)|home is|home (?:at|to)|house is|sleeps?|settled|relocated|rents?|renting|squat\\p{L}*|shelter\\p{L}*|neighbou?rhood|visit .{0,20}at home|find (?:her|him|them|his family|her family|the family)|(?:home|house) address|neighbours? of|lodges?|doorway|doorstep|veranda|balcony|address is|(?:she|he|they|family|who) (?:have |has |had )?(?:now |just )?moved (?:in)?to",
  dwells:
    "lives?|lived|living|stays|stayed|staying|sleeps?|slept|resides?|residing|settled|settles|moved|relocated|rents?|renting|squat\\p{L}*|shelter\\p{L}*|lodg\\p{L}+|home|house|compound|room|flat|neighbou?rs?|neighbou?rhood|shack|hut|tent",
  landmarks: [
    "(?:behind|opposite|beside|next to|near|close to|across from|in front of|above|by|past|off|down|under|over|inside|along|facing|round the corner from|after|adjacent to|two (?:doors|houses) from|(?:first|second|third|last) (?:house|flat|compound|gate) .{0,20}(?:from|after|behind|past)) (?:the |a |an )?(?:[\\p{L}\\d]+['’.]?s? ){0,4}(?:church|mosque|market|filling station|petrol station|bus stop|school|bakery|mill|pharmacy|clinic|hospital|bridge|railway|junction|roundabout|tree|palace|shop|store|water tank|well|borehole|stadium|bank|park|garage|mast|quarry|cemetery|barracks|hotel|gate|station|river|canal|depot|stream|lagoon|beach|jetty|rail(?:way)? line|line|hall|post|kiosk|farm|poultry|transformer|pole|canteen|salon|viewing cent(?:re|er)|field|pitch|car wash|car park|workshop|factory|sawmill|abattoir|dump|dumpsite|fence|hill|rock|crossing|underpass|flyover|toll ?gate|tap|chapel|cathedral|parish|vigil ground|plaza|mall|centre|center|fuel station|block industry|orchard|bush|forest|swamp|gutter|dam|waterfall|pond|court|prison|secretariat|stand|terminal|lodge|guest house|hospital|maternity|chemist|primary|college|university)",
    "(?:behind|opposite|beside|next to|adjacent to|across from|close to|near|past) (?:the |a |an )?(?!(?:her|his|him|their|them|me|us|each|other|it|the|a|an|mum|mother|father|my|our|you)(?!\\p{L}))\\p{L}{3,}",
    "(?:first|second|third|fourth|last|next|only|corner) (?:door|house|flat|gate|compound|room|floor|bungalow|building|turning|storey building|shop|kiosk|one (?:before|after|from|on|by|past|near|at)|on (?:the|your) (?:left|right))",
    "(?:one|two|three|four|five|a few|few|\\d) (?:doors?|houses?|streets?|compounds?|gates?|blocks?|plots?|poles?|minutes|steps|shops|bus stops|turnings) (?:from|away|after|before|past|down|behind|off)",
    "(?:house|compound|home|bungalow|hut|gate|face-me-i-face-you) (?:with|has|is painted|painted|that has|under|facing|without) (?:the |an? |its |two |no )?[\\p{L}-]+",
    "(?:from|in|of|at|outside|near) (?:the )?[\\p{L}'’-]+(?: [\\p{L}'’-]+)? (?:village|hamlet|settlement|waterside|waterfront|compound|quarters|estate|camp|community|slum|idp camp|layout|bungalows)",
    "(?:at|on|by) (?:the )?(?:end|edge|top|back|corner|foot|mouth|bank|entrance|beginning|side) of (?:the )?[\\p{L}'’-]+",
    "(?:at|by|near|off) (?:the )?[\\p{L}\\d]+ (?:junction|bus stop|roundabout|park)",
    "(?:flat|block|house|room|plot|apartment|compound|no\\.?|number) ?(?:no\\.? ?)?(?:\\d{1,4}|[a-f](?=[ ,.]))",
    "(?:blue|green|red|yellow|white|pink|brown|orange|black|purple) (?:gate|house|door|bungalow|building|fence|compound|roof)",
  ],
  generic:
    "(?:every|any|each|no|all|many|most|other|another|per|one in \\p{L}+|half of) (?:\\p{L}+ )?(?:{child}|children|girls|boys|pupils|students)|(?:should|must|ought to|may|suspect(?: that)?|if|when|whether|raising|educat\\p{L}+|teach|sponsor|adopt|helps?|to be|being) (?:\\p{L}+ ){0,3}?an? {child}",
  signs:
    "(?:posters?|banners?|billboards?|leaflets?|flyers?|pamphlets?|placards?|signboards?|sign ?posts?|(?:road|warning|wall) signs?|notice ?boards?|(?:wall )?charts?|murals?|stickers?|booklets?|handbills?) (?:(?:that|which|on|beside|behind|at) (?:[\\p{L}'’]+ ){0,3}?)?(?:says?|reads?|saying|reading|warns?|warning|about|on|against|for|with the (?:words?|message|title|slogan)|bearing|titled)",
  desks:
    "help ?lines?|hot ?lines?|toll[- ]?free|short ?codes?|(?:our|the|foundation'?s?|tabasamu'?s?) (?:office|official|front desk|reception|admin\\p{L}*|safeguarding|customer|communications?|media|donor|partnership|volunteer|programmes?) ?(?:\\p{L}+ )?(?:line|phone|number|desk|office|team|care|contact|email|e-mail|address|whatsapp)?|(?:call|ring|phone|reach|contact|text|whatsapp|write to|email|e-mail) (?:us|our (?:office|desk|team|secretariat|front desk))|call cent(?:re|er)|emergenc\\p{L}+ (?:line|number|services?)|ambulance|police (?:control|emergency)|fire service|customer (?:care|service)|reservations?|front desk|our (?:\\p{L}+ )?office|(?:the|our) (?:manager|secretary|caretaker|coordinator|matron|sales|headquarters|hall|venue)|to (?:book|order|register|volunteer|donate|apply|sign up)|suppliers?|vendors?|booking(?:s)?|receipts?|enquir\\p{L}+|inquir\\p{L}+|journalists?|press",
  ownPages:
    "(?:follow|tag|find|like|watch|join|message|dm|mention) us|our (?:\\p{L}+ ){0,2}(?:page|handle|account|channel|instagram|facebook|twitter|x|tiktok|youtube|linkedin|hashtag)|(?:official|foundation'?s?|charity'?s?|company'?s?|partner'?s?) (?:\\p{L}+ ){0,2}(?:page|handle|account|channel)|us (?:on|at)|us:",
  accounts: `(?:search|follow|add|dm|tag|inbox|look up|type|message)(?: for| up| her| him| out)?|(?:${networks}|username|user name|user id|gamer ?tag)(?: (?:handle|name|page|account|id|username|profile))? ?(?:is|as|=|:|named|called|under(?: the name)?|with the name|by the name)|(?:handle|username|user name|account|profile|page) (?:is|name is|called|named)|(?:search|follow|find|add|dm|tag|check|look for|inbox|message) .{0,30}on ${networks}|${networks}`,
  donors:
    "(?:donat\\p{L}+|given|gifts?|paid|bought|sponsored|hosted|lent|built|painted|funded|provided|offered|raised|presented) (?:to us )?(?:by|from|at|of)|donat\\p{L}+|thanks to|courtesy of|we thank|students?'? unions?|alumni|old (?:boys|girls|students)\\p{L}*|volunteers? from|staff|lecturers|parents'? (?:forum|association)|pta|student teachers?|corps members?|corpers?",
  journeys:
    "drove|drive|driving|road to|roads|along|traffic|journey|way to|on the way|passed|past|race|march|marched|walked down|route|detour|bridge|jam|paved|repaired|flooded|turn(?:ed)? (?:left|right|off|into)|travel\\p{L}*|bus|closed|parade|walks from|venue|hall|holds (?:at|on)|held|takes? place|meeting point|office|find us|meet us|workshop|seminar|rally",
  diagnoses:
    "autism|autistic|asd|adhd|down'?s?[- ]syndrome|cerebral palsy|epilep\\p{L}+|seizures?|convulsions?|hiv(?:[- ]positive)?|aids|antiretrovirals?|arvs?|sickle[- ]cell|sickler|albinism|albino|deaf|blind|dyslexi\\p{L}+|hydrocephalus|spina bifida|hearing (?:loss|aids?|impair\\p{L}+)|visually impaired|leukaemia|leukemia|cancer|tumou?r|tuberculosis|tb|polio|asthma\\p{L}*|inhaler|diabet\\p{L}+|insulin|dialysis|depression|bipolar|anxiety|trauma|stammers?|stutters?|rickets|malnourished|malnutrition|kwashiorkor|raped?|defil\\p{L}+|molest\\p{L}+|incest|assault\\p{L}+|beaten|abus\\p{L}+|traffick\\p{L}+|kidnapp?\\p{L}+|child bride|circumcis\\p{L}+|fgm|glaucoma|cataracts?|burns|snake ?bite|jaundice|goitre|underweight|undernourished|transplant|transfusion\\p{L}*|hospitali[sz]ed|counsell?ing|therapy|addict\\p{L}*|prosthe\\p{L}+|prescri\\p{L}+|can(?:no|')t (?:hear|see|speak|walk|talk)|lost (?:her|his|an?|one) (?:sight|eye|leg|arm|hearing|hand|foot)|sexually abused|pregnant|pregnancy|cleft (?:lip|palate)|hole in (?:her|his) heart|heart (?:disease|condition|defect|surgery|operation)|kidneys?(?: \\p{L}+)?|liver|lungs?|hepatitis|meningitis|malaria|typhoid|cholera|measles|ulcers?|anaemi\\p{L}+|eczema|ringworm|wets? the bed|bed-?wetting|amput\\p{L}+|paralys\\p{L}+|wheelchair|crutches|club ?foot|special needs|learning (?:difficult\\p{L}+|disabilit\\p{L}+)|disab\\p{L}+|mentally ill|schizophreni\\p{L}+|diagnos\\p{L}+|chemotherapy|surgery|operation|tested positive|viral load|fistula|blood group|genotype|miscarriage|abortion|self-harm\\p{L}*|suicid\\p{L}+|born (?:without|deaf|blind|with (?:one|no|only|an?|two|webbed|weak|his|her))|down's|operations|surgeries|strokes?|hernia|appendi\\p{L}+|tonsil\\p{L}*|scoliosis|muscular dystrophy|lupus|arthritis|osteo\\p{L}+|hunch ?back|dwarf\\p{L}*|bow ?legs?|bow-?legged|knock[- ]?knees?|k-legs?|squint|cross-?eyed|low vision|partially sighted|short-?sighted|mute|non-?verbal|(?:does not|doesn't|never) (?:speak|talk|hear|walk|see)|slow learner|(?:developmental|speech|language|growth) (?:delay|impediment|problem|disorder)|delayed (?:speech|milestones)|lisp|ptsd|psychosis|ocd|tourette\\p{L}*|vitiligo|scabies|chicken ?pox|mumps|m-?pox|lassa fever|ebola|covid(?:-?19)?|pneumonia|bronchitis|nephr\\p{L}+|thalass?\\p{L}+|haemophilia|hemophilia|leprosy|buruli ulcer|noma|elephantiasis|tetanus|whooping cough|bilharzia|river blindness|encephalitis|lymphoma|retinoblastoma|wilms|brain (?:damage|injury|tumou?r)|stunted|obes\\p{L}+|allerg\\p{L}+|heart (?:failure|problem|murmur)|(?:a )?hole in (?:the|her|his) heart|(?:has|have|had|is|genotype|hb) (?:hb )?ss(?! ?[1-3])|hb ?ss|sickle|hydroxyurea|septrin|tegretol|carbamazepine|phenobarb\\p{L}*|valproate|epilim|ritalin|risperidone|ventolin|salbutamol|epi-?pen|anti-?retroviral\\p{L}*|chemo|radiotherapy|colostomy|tracheostomy|incontinen\\p{L}+|clubbed feet|deformed|deformity|polydactyly|extra finger|missing (?:an?|one|her|his) (?:eye|arm|leg|hand|foot|finger)|loses? (?:her|his) (?:sight|hearing)|genetic (?:condition|disorder)|neuro\\p{L}+|cochlear|guide cane|white cane|sign language user|special child",
  ordinals:
    "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|1st|2nd|3rd|(?:[4-9]|1[0-7])th",
  digits: "zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple",
  care: "medicines?|medication|tablets|drugs|drip|ward|hospital bed|in hospital|admitted|discharged|treatment|sick|ill|illness|condition|check-?ups?|clinic days?|injections?|doctors? (?:say|said|told|found|fear)|therapist|burnt|scalded|psycholog\\p{L}+|psychiatr\\p{L}+|operated|walking frame|calipers?|hearing aid|special school|side effects|relapse\\p{L}*|attacks?|crisis|crises|(?:has|have|had|her|his|gets?|got|having) fits?|swollen|wheez\\p{L}*|can(?:no|')t breathe|oxygen|inhal\\p{L}+|walk(?:s|ed|ing)? with a limp|limp\\p{L}*|sees? (?:only|nothing)|hears? (?:nothing|little)|skin condition|scars?|wounds?|broken (?:leg|arm)|recover\\p{L}*|intensive care|braces?|eye (?:drops|patch|operation|surgery)|physio\\p{L}*|speech class\\p{L}*|specialist|consultant|(?:mri|ct|brain|heart) scan|scan|x-?ray|pills?|syrup|vaccine reaction|collapsed|faint\\p{L}*|passes out|passed out|blood (?:sugar|pressure|tonic)|pain(?:s|ful)?|sores?|rash\\p{L}*|stiches|stitches|plaster cast|bandage\\p{L}*|emergency|feeding tube|catheter|diapers? at|nebuli[sz]er|pump",
  campaigns:
    "spoke|speaks|speech|explain\\p{L}*|mothers|women|men|elderly|audience|crowd|queue|guests|exhibition|march|ribbon|stand|booth|kits?|fund\\p{L}*|rais\\p{L}+|study|scientists|specialists|ambulance|machines?|world|day|week|month|awareness|campaigns?|vaccin\\p{L}+|immuni[sz]\\p{L}+|screenings?|tests?|check-?ups?|free|nurses?|doctors?|teams?|volunteers?|talks?|lessons?|posters?|leaflets?|nets?|prevent\\p{L}*|people|everyone|everybody|anyone|nobody|adults?|parents|families|communit\\p{L}+|villagers|visitors|residents|workshops?|training|research|against|wash\\p{L}*|boil\\p{L}*|spreads?|first aid|myths?|facts|learn\\p{L}*|donat\\p{L}+|equipment|season|rains?|peaks?|outbreak|ministry|rights?|should|must|inclusi\\p{L}+|chart|banner|billboard|curse|curable|treatable|contagious|infectious|kills?|stigma|cure|ignorance|specialist clinic|insurance",
  streetPlaces:
    "gates?|markets?|stalls?|bus[- ]?stops?|bus stands?|mosques?|church(?:es)?|chapel|workshops?|kiosks?|junctions?|roundabouts?|motor ?parks?|car ?parks?|garages?|shops?|stores?|salons?|boreholes?|wells?|taps?|water points?|pumps?|(?:foot ?)?bridges?|football pitch|pitch|filling stations?|petrol stations?|traffic lights?|corner|roadside|umbrella|mechanics?(?:'s)?|tailors?(?:'s)?|bakery|canteens?|cyber ?caf[eé]s?|playgrounds?|crossing|underpass|jetty|checkpoint|bend|shed|viewing cent(?:re|er)",
  repeats:
    "(?:every|each)(?: single)? (?:other )?(?:morning|afternoon|evening|night|day|weekday|school ?day|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dawn|noon|lunch ?(?:time|break)|break|time school)s?|daily|everyday|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekdays|(?:on )?(?:weekday|school|saturday|sunday|monday|friday|market) (?:mornings|afternoons|evenings|days)|in the (?:mornings|afternoons|evenings)|most (?:mornings|afternoons|evenings|days|nights)|(?:always|usually|normally) (?:\\p{L}+ ){0,4}(?:at|by|before|after|from|around) (?:d|noon|dawn|school|dark|closing)|(?:right |just |straight )?(?:after|before) (?:school|class(?:es)?|lessons|closing|assembly|mass|prayers?|service)(?! (?:fees|year|term|reopens|opens))|when(?:ever)? school (?:closes|ends|is over)|on (?:her|his|their|the) way (?:to|from|home from|back from) (?:school|class|lessons)|(?:once|twice|three times|\\w+ days) a week|from monday to (?:friday|saturday)|monday (?:to|through) (?:friday|saturday)|(?:at|by) (?:the same (?:time|hour)|closing time)",
  common: `
    about after all also an and are as at be because been before but by came can children do each every first for from
    girls had has have he her him his if in into is it made many me more my new no not now of on one or other our said
    school she since so some than that the their them then there these they this to two us was we went were what when
    where which while who will with would years you your
  `,
  calendar: `
    mondays tuesdays wednesdays thursdays fridays saturdays sundays
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december
  `,
  starters: `
    stop sleep end fight beat save drink boil wear check test vaccinate cover avoid report break prevent support
    sponsored donate buy protect speak know don't person people man woman men adult adults patient patients family
    families somebody food water rice money a an the this that these those our your their his her my its we you they he
    she it i who what when where why how which in on at to from for with without by of as if so and but or not no yes
    all every each both some many most few one two three four five six seven eight nine ten last next today yesterday
    tomorrow now then here there after before since until while because although once during about above across along
    also always another any anyone are as be because been being between bring call can children come could did do does
    each end even ever everyone everybody find first forty give go had has have having hello help home how however is
    it's join just keep later learn let like little long look make many may meet more much must near never new nobody
    none nothing often only open other over pupil pupils please read ready say see send sent several should show since
    small somebody someone something soon still student students such take teach tell thank thanks that's thirty though
    through together too twenty under up use visit volunteer volunteers was watch welcome well were will wish work would
    write year young mother mothers mama father fathers parents teacher teachers doctors nurses little baby sweet brave
    photo picture caption meet big small among behind beside below inside outside opposite despite whether whose whom
    against around within thanks proud eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen half free
    portrait best congratulations behold empty crowd crowds guests nobody's founded autism polio malaria follow click
    dear imagine there's she's he's we've we're they're i'm you're don't can't couldn't didn't
  `,
  nobody: `
    forest pine falls waterfall waterfalls cave caves hills rock rocks springs spring resort gardens zoo reserve
    valley mountain cinema plateau atlantic palms ranch dam creek harbour marina
    prep catering caterers studios polytechnic polytechnics enterprises holdings consulting logistics farms motors
    hotels suites tailors fabrics designs photography productions records cakes chops rentals electronics
    supermarket mart solicitors chambers associates global integrated nig plc inc llc llp sons memorial lecture
    scholarship fellowship fund trophy tournament junction roundabout barracks publishers publishing gallery
    clinic creche daycare orphanage shelter institute forum alliance coalition agency authority service services
    bureau corps cooperative microfinance insurance telecom hub lounge arena pavilion complex tower towers suite
    wing layout quarters roundabout expressway interchange terminal motor garage filling hotline helpline toll
    square way avenue table
    st saint foundation school schools academy college hospital centre center clinic church mosque university
    ministry bank street road hall club group society trust council government primary secondary nursery state
    states day days week month year project programme program team market association limited ltd initiative
    international national africa african world united nations house home estate park stadium library museum hotel
    beach island mainland local area board committee commission department office union federation institute network
    radio television tv newspaper times post page facebook instagram whatsapp google android english arabic french
    swahili muslim christian islamic catholic anglican bible quran easter ramadan eid sallah xmas christmas new
    children child children's girls girl's boys women women's mothers fathers parents teachers down syndrome
    cerebral palsy sickle cell autism autistic adhd hiv aids covid braille sign language special needs education
    health hygiene menstrual pad pads basic js kg class grade term exam tabasamu north south east west northern
    southern eastern western central city town village community unit ward sun sky star morning evening night happy
    merry good award prize cup festival carnival concert play drama choir band bus van train bridge river lake red
    cross unicef rotary lions conference workshop seminar summit course awards graduation assembly parade games
    sports day's sunday's first second third high comprehensive grammar montessori kindergarten polytechnic avenue
    close crescent lane drive expressway lagoon airport hospice laboratory studio theatre plaza mall kingdom
    republic company bakery pharmacy stores ventures foods accounting air animals answer apple art arts assistance
    attendance bags balloons banana bathing beads beans bees bicycle bills birds bird biscuits blood boats boat body
    books bottles box boxes breakfast bread bricks bucket buildings business cake camp cards cassava cement chairs
    chalk change chess chicken cholera clay cleaning clothes clouds coffee cold colours computers confidence cooking
    corn cotton counselling crayons cups customs dance dancing data death dinner dirt disability diseases dogs
    donations doors dreams dress drinks drums dust eggs electricity energy engines entry equipment events everything
    exams exercise experience eyes fabric farmers fashion fees fever fire fish flags flood floods flour flowers
    football friends fruit fuel fun funds furniture garden garri gifts glass goats gold grass groceries ground
    growth guests guitar hands handwashing harvest heat history holidays homes homework honesty housing hunger ideas
    illness income information insects iron jobs journey justice keys kindness kitchen knowledge labour laptops
    laughter laundry law leaders learning leave letters life light lights litter luck lunch machines mail maize
    mangoes maps materials maths meals meat medicine meetings members memories milk money mosquito mosquitoes mud
    music names needles nets news noise notebooks nothing numbers nutrition offices oil onions orders oranges paint
    painting paper parcels parties payment pencils pens pepper photos pictures plantain plants plastic poems poetry
    police pots poverty power practice prayer prices pride printers prizes progress questions quiet rain rains
    reading receipts registration rent repairs research respect results roads rooms rules safety salt sand
    sanitation scholarship science seats seeds sewing shade shelter ships shoes shops sickness singing skills sleep
    smoke snacks soap socks soil songs soup space sport stairs stars stories storms stress sugar sunlight supplies
    support swimming tables tailoring talent tea teams tests theft things tickets time toilets tomatoes tools
    toothpaste tourism toys trade traffic training transport trees trucks tuition uniforms vegetables violence
    visitors voices waiting walls washing waste weather weeds weight wind windows winners winning words workers
    writing yam yams yoga youth zeal zinc
  `,
  youngTitles: "miss master",
  bodies: `
    street road avenue close crescent lane drive way estate layout bridge airport stadium hall auditorium library
    theatre square park market hospital clinic pharmacy bakery college university polytechnic foundation trophy cup
    lecture award awards scholarship fund catering caterers studio studios stores ventures enterprises limited ltd
    plc holdings fabrics tailors logistics motors farms hotel hotels suites junction roundabout barracks memorial
    press publishers photography productions media consulting chambers associates solicitors initiative
  `,
  bodiesBefore: "along via through passes onto",
  adults: `
    comedian actor actress musician dj mallam alhaji hajia otunba igwe oba emir sultan inspector sergeant colonel
    general major commander constable corper pharm arc surv esq venerable evangelist apostle elder sheikh ustaz ustadh
    librarian dietician nutritionist dentist optician physiotherapist psychologist psychiatrist paediatrician
    pediatrician plumber bricklayer caterer baker seamstress vendor supplier developer videographer novelist sponsor
    patron patroness ceo cfo coo md founder co-founder trainer facilitator moderator mentor lecturer tutor cleaner
    gardener gateman security cashier auditor banker spokesperson spokesman spokeswoman proprietor proprietress
    chancellor vice-chancellor registrar bursar dean rector provost legislator senator ambassador landlord landlady
    grandma grandpa pa carpenter tailor welder plumber painter mason hairdresser barber mr mrs ms miss dr doctor chief
    aunty auntie aunt uncle coach pastor rev reverend imam prof professor engr engineer barr barrister sir madam mama
    papa baba sister nurse teacher principal headteacher headmistress headmaster director founder coordinator officer
    manager chair chairman chairwoman chairperson treasurer secretary president governor senator minister commissioner
    honourable hon trustee volunteer volunteers midwife therapist counsellor lawyer journalist reporter author driver
    cook tailor carpenter donor mc photographer artist singer accountant matron bishop deacon deaconess caretaker guard
    referee speaker ambassador teaches taught trains leads managing owner farmer trader widow widower grandmother
    grandfather graduate alderman justice judge councillor king queen mum mummy dad daddy architect surgeon pharmacist
    librarian plumber electrician mechanic welder
  `,
  acts: `
    has have had is was lives loves likes goes attends sings who says said got gets came left can cannot will walks
    wears turns turned turning celebrates celebrated celebrate marks reads plays dances draws paints writes smiles
    holds wants birthday name house mama papa whose and aged age born takes sleeps stays wakes needs suffers lost
    joined started won scored learnt stammers get live stay catch carry receives shows poses arrives laughs learns
    wins stands sits does did would could may might might've used never always still now thinks knows began begins
    made makes gave gives told tells asked asks saw became becomes showing holding wearing reading playing smiling
    receiving whom waits looks helps hopes dreams studies comes keeps counts collects tries ran runs swims cooks
    carries won't doesn't isn't hasn't hadn't wasn't lit held put cut sat stood drew sang wore slept found fell felt
    took met paid beat built bought brought caught chose drove ate fed fought flew forgot grew heard hid hit kept
    knew led lent let rode rang rose sold sent set shook spoke spent stole swam swept threw woke wrote sends spends
    opens pulls pushes throws jumps rides sells pays meets finds feels believes remembers prefers hates refuses
    beats chooses shares leads speaks answers shouts whispers cries blows cuts cleans eats drinks teaches visits
    hugs
  `,
};
