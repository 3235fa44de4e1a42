/**
 * A language's words for ages, schools, homes and health, as parts of regular expressions for folded text.
 * Placeholders: `{n}` is a number from 1 to 17, a range or a half; `{child}` a word for one child; `{end}` the end of
 * an age; `{year}` a possible birth year; `{ordinal}` an ordinal.
 * `common`, `calendar`, `starters`, `nobody`, `youngTitles`, `bodies`, `bodiesBefore`, `adults` and `acts` are folded
 * words separated by spaces.
 */
export interface LanguageRules {
  /** Numbers from 1 to 17 in words. */
  numbers: string;
  /** Ordinals from 1 to 17: "third". */
  ordinals: string;
  /** Spoken digits from 0 to 9, and "double". */
  digits: string;
  /** Halves after a number, including the space: " and a half". */
  halves: string;
  /** Words between two numbers: "to". */
  ranges: string;
  /** Words that may follow an age; any other word means that the number counts something. */
  follows: string;
  /** Words between a name and an age: "now", "who just turned". */
  behindName: string;
  singular: string;
  /** Pronouns of several people, and words for family. */
  plural: string;
  /** Words that link an illness to a person: "she has". */
  suffers: string;
  at: string;
  /** Verbs for which a list like `acts` is not enough: "danced", "and her …". */
  verbs: string;
  /** Words for one child: "girl", "son". The age of several children identifies none. */
  child: string;
  /** Words for one unnamed person: "this boy", "her daughter". */
  someone: string;
  /** First words of a sentence that continues about the same person. */
  goesOn: string;
  ages: string[];
  /** An age together with its person: "she is nine". */
  ownAges: string[];
  births: string[];
  /** Durations that look like ages. */
  stretches: string[];
  /** Things with birthdays and ages: a project, a bus. */
  things: string;
  /** Words beside the number of a class: "primary". */
  classes: string;
  /** Words before the name of a photographer or author, who is an adult. */
  credits: string;
  /** Rooms and books, beside which a class identifies no child. */
  rooms: string;
  otherClasses: string[];
  /** Words for a school's children: pupils, school bags. */
  pupils: string;
  /** Words that show that a name is a child's: "little", a drawing. */
  childish: string;
  /** Givers and workers at a school: such a sentence is about the school as a partner. */
  partners: string;
  /** Verbs for going to a school: "attends". */
  attends: string;
  homes: string;
  /** Verbs for living, after which a place is a home. */
  dwells: string;
  /** Homes without a street: "behind the mosque". */
  landmarks: string[];
  /** Phrases about children in general: "every child", "no girl should". */
  generic: string;
  /** Posters and banners, whose text is about no person. */
  signs: string;
  /** Offices and hotlines, whose numbers are not personal. */
  desks: string;
  /** An organisation's pages: "follow us", "our official page". */
  ownPages: string;
  /** Social networks, and words for an account, after which an account name follows. */
  accounts: string;
  /** Words for a school that gives, even beside pupils. */
  donors: string;
  /** Words for a journey. A road on a journey is not a home. */
  journeys: string;
  diagnoses: string;
  /** Care that reveals the illness of one person: "her medicine". */
  care: string;
  /** Public health work: a day, a campaign, nurses with nets. */
  campaigns: string;
  /** Public places where a stranger can wait: "gate", "bus stop". */
  streetPlaces: string;
  /** Repeated times: "every morning", "after school". */
  repeats: string;
  /** Frequent folded words that identify the language: at least a fifth of the words in a text. */
  common: string;
  /** Days and months; "Sunday" is also a first name. */
  calendar: string;
  /** First words of sentences that are not names. */
  starters: string;
  /** Capitalised words that are not people: organisations, illnesses, school subjects. */
  nobody: string;
  /** Titles that children also have: "Miss". */
  youngTitles: string;
  /** Words directly after the name of a street, firm or prize. */
  bodies: string;
  /** Words directly before the name of a street, hall or school. */
  bodiesBefore: string;
  adults: string;
  /** Verbs of a person's act, after a name at the start of a sentence: "sings". */
  acts: string;
  /** A school with its name, as typed; Nigeria's file has those of its own languages. */
  schools?: readonly RegExp[];
  /** A street, quarter or village with its name, as typed. */
  streets?: readonly RegExp[];
  /** Spoken telephone numbers that are not read digit by digit. */
  spoken?: string[];
}
