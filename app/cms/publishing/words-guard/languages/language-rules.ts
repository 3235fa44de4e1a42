/**
 * What a language says of ages, schools, homes and health, as data: parts of expressions on folded text (small letters,
 * no tone marks). `{n}` is a number of the language or in digits from 1 to 17, or a range or a half of it, `{child}` one
 * of its words for one child, `{end}` that the number counts nothing behind it, `{year}` a year in which a child of today
 * may be born.
 */
export interface LanguageRules {
  /** Numbers from 1 to 17 in words. */
  numbers: string;
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
  /** A class of a school. */
  classes: string[];
  /** Pupils, school bags: children of a school are spoken of. */
  pupils: string;
  /** Whoever gives, mends or works at a school: it is spoken of as a partner, not as somebody's own. */
  partners: string;
  /** One goes to a school: "attends". */
  attends: string;
  /** Somebody's home is meant. */
  homes: string;
  /** A home is described without a street: "behind the mosque". */
  landmarks: string[];
  /** A journey: its roads are nobody's home. */
  journeys: string;
  diagnoses: string;
}
