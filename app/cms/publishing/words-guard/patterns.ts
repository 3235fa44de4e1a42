/** All patterns read folded text: small letters, no tone marks, no dots. */

const upTo17 =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen";
const digits = "(?:1[0-7]|[1-9])(?!\\d|[.,]\\d|%)";
const number = `(?:${digits}|${upTo17})`;
const yoruba =
  "(?:kan|meji|meta|merin|marun(?:-?un)?|mefa|meje|mejo|mesan(?:-?an)?|mewaa?|mokanla|mejila|metala|merinla|meedogun|medogun|merindinlogun|metadinlogun)";
const hausa =
  "(?:daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|goma(?: sha (?:daya|biyu|uku|hudu|biyar|shida|bakwai))?)";
const igbo =
  "(?:otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|itolu|iteghete|iteghite|iri(?: na (?:otu|abuo|ato|ano|ise|isii|asaa))?)";
const child = "(?:child|boy|girl|son|daughter|pikin|omo\\p{L}*|yaro|yarinya|nwa\\p{L}*)";

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "u");

/** A child's age, below eighteen. Years of a calendar, and "three years ago", are none. */
export const ages: RegExp[] = [
  word(`aged?:? (?:of |only |just )?${number}`),
  word(`(?:only|just|barely) ${number}(?=[,.!;)]|$)`),
  word(`(?:na )?(?:only|just|like) ${number} years?`),
  word(`${number}[- ]?(?:years?|yrs?|months?)[- ]?olds?`),
  word(`${number} years? of age`),
  word(`(?:turned|turns) ${number}`),
  word(`(?:is|was|just) ${number}(?=[,.!;)]|$| and| when| now| but)`),
  word(`${number}(?: |-)years? (?:${child}|small)`),
  word(`${child} (?:wey )?(?:be|of|na|dey|just reach|don reach|reach) ${number}(?: years?)?`),
  word(`(?:don|just|e|im|she|he) (?:reach|clock|be) ${number}(?: years?)`),
  word(`(?:im|her|his) age (?:na|is|be) ${number}`),
  word(`(?:omo )?odun (?:${yoruba}|${digits})(?! seyin)`),
  word(`ojo ori (?:re|won|e)? ?(?:je |jẹ )?(?:odun )?(?:${yoruba}|${digits})`),
  word(`(?:mai|'yar|'ya|dan|yar|yaron|yarinyar|(?:yana|tana|ya|ta) da) shekar[au] (?:${hausa}|${digits})`),
  word(`shekaru(?:n|r)?(?:sa|ta|su)(?: (?:ne|na))? (?:${hausa}|${digits})`),
  word(`shekar[au] (?:${hausa}|${digits})(?= da haihuwa)`),
  word(`(?:di|gbara|gbaala|agbaala|eruola|nwa|onye) (?:nwata |naani )?afo (?:${igbo}|${digits})(?! gara aga)`),
  word(`afo ndu (?:ya )?(?:bu )?(?:${igbo}|${digits})`),
  word(`afo (?:${igbo}|${digits})(?= ka o di| ka o gbara)`),
];

/** What looks like an age and is a stretch of time. */
export const stretches =
  /(?:fun|laarin|ni nnkan bi) odun \p{L}+(?:-\p{L}+)?|odun \p{L}+(?:-\p{L}+)? (?:seyin|ti koja)|odun (?:19|20)\d\d|(?:tsawon|cikin) shekar[au] \p{L}+|shekar[au] \p{L}+(?: sha \p{L}+)? (?:da suka|baya)|kemgbe afo \p{L}+|afo \p{L}+(?: na \p{L}+)? gara aga|(?:for|in|over|within|after|every) (?:the (?:last|next) )?(?:\d+|\p{L}+) years?(?! old| of age|-old)/gu;

/** "Amina Bello, 9," and "Amina Bello (9)": right behind a name. */
export const ageBehind = new RegExp(
  `^\\s*(?:,\\s*${number}(?=\\s*[,.;]|\\s*$)|\\(\\s*(?:aged? )?${number}(?:\\s*(?:years?|yrs?))?\\s*\\)|\\s${digits}\\s*(?:yrs?|years?)(?! ago))`,
  "u",
);

const level = "(?:[1-9]|one|two|three|four|five|six)[a-f]?";
export const classes = word(
  `(?:primary|pry|basic|grade|class|nursery|kg|jss|js|sss|ss|form) ?-?${level}|(?:kil?aasi|aji|klas) (?:nke )?\\p{L}+`,
);

/** A school with its name. Reads the text as typed. */
export const namedSchools: RegExp[] = [
  /(?<![\p{L}\p{M}'’.-])(?:(?:St|Saint|Our|Queen|King|Holy|Government|Govt|Federal|Community|Unity|Model|Army|Command|LEA|L\.E\.A\.?|\p{Lu}[\p{L}\p{M}'’.-]+),? ){1,6}(?:(?:International|Primary|Pry|Secondary|Nursery|Grammar|High|Basic|Special|Model|Junior|Senior|Girls['’]?|Boys['’]?|and|&) ){0,5}(?:School|Schools|College|Academy)(?!\p{L})/u,
  /(?:School|College|Academy) (?:of|for|at) (?:the )?\p{Lu}[\p{L}\p{M}'’-]+/u,
  /(?:ilé[- ]?(?:ẹ̀|ẹ)kọ́?|ilé[- ]?ìwé|ile[- ]?iwe|ile[- ]?eko)(?: \p{L}[\p{L}\p{M}]*){0,3} \p{Lu}[\p{L}\p{M}'’-]+/iu,
  /makarantar(?: (?:firamare|sakandare)(?: ta)?)?(?: ta)? \p{Lu}[\p{L}\p{M}'’-]+/u,
  /Makarantar(?: (?:firamare|sakandare)(?: ta)?)?(?: ta)? \p{Lu}[\p{L}\p{M}'’-]+/u,
  /[ỤUụu]l[ọo] akw[ụu]kw[ọo](?: (?:praịmarị|praimari|sekọndrị|sekondiri))? \p{Lu}[\p{L}\p{M}'’-]+/u,
];

/** A street with its name. Reads the text as typed. */
export const streets: RegExp[] = [
  /(?:(?:No|Number|Plot|House|Flat|Block)\.?\s*)?\d{1,4}[A-Za-z]?,?\s+(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,4}(?:Street|St|Road|Rd|Close|Avenue|Ave|Crescent|Lane|Drive|Way|Estate|Layout|Quarters)(?![\p{L}])/u,
  /(?<![\p{L}\p{M}'’.-])(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,3}(?:Street|Road|Close|Avenue|Crescent|Lane|Estate|Quarters)(?![\p{L}])/u,
  /(?:òpópónà|opopona|ojúlé|ojule|títì|àdúgbò)\s+(?:\d{1,4}\p{L}?,?\s+)?(?:\p{L}+\s+)?\p{Lu}?[\p{L}\p{M}'’-]+/iu,
  /(?:[Tt]itin|[Ll]ayin|[Uu]nguwar)\s+\p{Lu}[\p{L}\p{M}'’-]+/u,
  /(?:[Oo]kporo\s+(?:ámá|ama|ụzọ)|[Nn]ke\s+\d+)\s+\p{Lu}[\p{L}\p{M}'’-]+/u,
];

/** Somebody's home is meant. */
export const lives = word(
  "lives?|living|home|house|stays?|stay|resides?|dey live|address|family|compound|n ?gbe|gbe|ngbe|ile (?:re|won|wa)|zaune|zama|gidan?(?:sa|ta|su)?|bi|ebi|ulo ya|ulo ha",
);

/** Telephone numbers as people write them in Nigeria, and international ones. */
export const telephone =
  /(?<![\d.])(?:(?:\+?234[\s-]?(?:\(0\)\s?)?|0)[789][01](?:[\s.-]?\d){8}|\+(?:[\s-]?\d){9,14})(?!\d)/u;

export const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;

export const diagnoses = word(
  [
    "autism|autistic|asd|adhd|down'?s?[- ]syndrome|cerebral palsy|epilep\\p{L}+|seizures?|hiv(?:[- ]positive)?|aids|sickle[- ]cell|sickler|albinism|albino",
    "deaf|blind|dyslexi\\p{L}+|hydrocephalus|spina bifida|hearing loss|leukaemia|leukemia|cancer|tuberculosis|polio|asthma|diabet\\p{L}+|depression|bipolar|stammers?|rickets|malnourished|malnutrition|raped?|sexually abused|pregnant",
    "no dey hear|no fit hear|no dey see|no fit see|no dey talk|no fit talk|dey sick",
    "aditi|afoju|warapa|aro omi|arun jejere|arun sikuseeli|kokoro hiv|aisan \\p{L}+|odi",
    "kurma|kurame|kurumta|makaho|makauniya|farfadiya|sikila|kanjamau|ciwon \\p{L}+|cutar \\p{L}+|gurgu|gurguwa",
    "akwukwu|onye isi|isi ike|onye ogbi|ogbi|onye ntichi|nti chiri|nje hiv|oria \\p{L}+|ngworo|mbieme",
  ].join("|"),
);

/** A child's own story goes on: whoever was named is meant again. */
export const goesOn = word(
  "age|she|he|her|his|they|e|im|she's|he's|o|omo naa|omode naa|omobinrin naa|omokunrin naa|ta|ya|tana|yana|shekarunta|shekarunsa|o di|o gbara|afo|nwata a|di girl|di boy|di pikin|na",
);

/** Words of a file's name. */
export const fileName =
  /^[\p{L}\p{N}_\-. ()]+\.(?:jpe?g|png|webp|avif|heic|gif|pdf|docx?|mp4|mov)$|^(?:img|dsc|pxl|wa|screenshot|photo|image)[_-]?\d[\w-]*$|^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+$/iu;
