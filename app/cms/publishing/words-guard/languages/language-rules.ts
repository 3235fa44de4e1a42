/**
 * What a language says of ages, schools, homes and health, as data: parts of expressions on folded text (small letters,
 * no tone marks). `{n}` is a number of the language or in digits from 1 to 17, or a range or a half of it, `{child}` one
 * of its words for one child, `{end}` that the number counts nothing behind it, `{year}` a year in which a child of today
 * may be born, `{ordinal}` one of its ordinals. `common`, `calendar`, `starters`, `nobody`, `youngTitles`, `bodies`,
 * `bodiesBefore`, `adults` and `acts` are lists of folded words that spaces part.
 */
export interface LanguageRules {
  /** Numbers from 1 to 17 in words. */
  numbers: string;
  /** Ordinals of them: "third". */
  ordinals: string;
  /** Digits from 0 to 9 as they are read out, also "double". */
  digits: string;
  /** Behind a number: "and a half", with the space before it. */
  halves: string;
  /** Words between two numbers: "to". */
  ranges: string;
  /** What may stand behind the number of an age; another word is what the number counts. */
  follows: string;
  /** Words between a name and the number of an age: "now", "who just turned". */
  behindName: string;
  /** Pronouns of one person. */
  singular: string;
  /** Pronouns of several, and a family. */
  plural: string;
  /** An illness is a person's, who is meant by a pronoun: "she has". */
  suffers: string;
  /** Prepositions before a place. */
  at: string;
  /** What a person does, where `acts` cannot list it: "danced", "and her …". */
  verbs: string;
  /** One child: "girl", "son". Of several children an age says nothing. */
  child: string;
  /** One person is meant, though nobody is named: "this boy", "her daughter". */
  someone: string;
  /** Words that begin a sentence about the person of the sentence before. */
  goesOn: string;
  /** A person's age. */
  ages: string[];
  /** An age that says by itself whose it is: "she is nine". */
  ownAges: string[];
  /** Births and birthdays, of the person who is named beside them. */
  births: string[];
  /** What looks like an age and is a stretch of time. */
  stretches: string[];
  /** What has birthdays and years too, and is nobody: a project, a bus. */
  things: string;
  /** What stands before or behind the number of a class: "primary". */
  classes: string;
  /** Words before the name of whoever took a picture or wrote a text: an adult. */
  credits: string;
  /** Rooms and books: beside them a class is nobody's. */
  rooms: string;
  /** A class that has no number. */
  otherClasses: string[];
  /** Pupils, school bags: children of a school are spoken of. */
  pupils: string;
  /** Words that make a full name beside them a child's: "little", a drawing. */
  childish: string;
  /** Whoever gives, mends or works at a school: it is spoken of as a partner, not as somebody's own. */
  partners: string;
  /** One goes to a school: "attends". */
  attends: string;
  /** Somebody's home is meant. */
  homes: string;
  /** Verbs for living somewhere: a place behind one is a home. */
  dwells: string;
  /** A home is described without a street: "behind the mosque". */
  landmarks: string[];
  /** Children of whom no one is meant: "every child", "no girl should". */
  generic: string;
  /** A poster or a banner that says something: its words are about nobody. */
  signs: string;
  /** An office, a hotline: a number beside them is nobody's own. */
  desks: string;
  /** Pages of an organisation: "follow us", "our official page". */
  ownPages: string;
  /** Behind a network or the word for an account: the account's name is told. */
  accounts: string;
  /** A school that gives is spoken of as a giver, though pupils are spoken of too. */
  donors: string;
  /** A journey: its roads are nobody's home. */
  journeys: string;
  diagnoses: string;
  /** Care that tells of an illness only beside one person: "her medicine". */
  care: string;
  /** Health that is spoken of to all: a day, a campaign, nurses with nets. */
  campaigns: string;
  /** Places of the street, where anybody can wait for somebody: "gate", "bus stop". */
  streetPlaces: string;
  /** A day or an hour that comes again: "every morning", "after school". */
  repeats: string;
  /** The most frequent words, folded, by which a text of the language is known: about a fifth of its words and more. */
  common: string;
  /** Days and months: "Sunday" is a first name, too. */
  calendar: string;
  /** How sentences begin; no name where it stands first. */
  starters: string;
  /** Words with a large letter that are no person: organisations, illnesses, things of a school. */
  nobody: string;
  /** Titles that children bear too: "Miss". */
  youngTitles: string;
  /** Right behind a name: a street, a firm or a prize has it. */
  bodies: string;
  /** Right before a name: a street, a hall or a school has it. */
  bodiesBefore: string;
  /** Titles and trades: whoever bears one is an adult. */
  adults: string;
  /** What stands behind a name at the beginning of a sentence: "sings". */
  acts: string;
  /** A school with its name, in the text as typed; schools of the languages of Nigeria stand in its file. */
  schools?: readonly RegExp[];
  /** A street, a quarter or a village with its name, in the text as typed, as above. */
  streets?: readonly RegExp[];
  /** A telephone number that is read out otherwise than digit by digit. */
  spoken?: string[];
}
