import { formErrors } from "content/form-errors.ts";

const listOf = (text: string) => new Set(text.split(/\s+/));

/** Words for many people, which alone name no person. */
const ofMany = listOf(
  `mothers fathers parents guardians carers mums moms dads aunts uncles family families group children kids pupils students girls boys
  people persons everyone everybody all them they us we staff teachers volunteers women men adults grown-ups grownups others both
  yes ok okay done none nobody unknown test name someone somebody signed paper form consent dr mr ms
  wazazi walezi watoto iyaye abazadde bazadde ababyeyi abazali vabereki awofo`,
);

/** Words without a meaning of their own. */
const fillers = listOf(
  "the all of our their and a an some every each one two three four five six seven eight nine ten",
);

/** Plurals of several words, without tone marks: "the mothers" in Yoruba, Igbo, Swahili and French. */
const plurals =
  /^(?:awon (?:obi|iya|baba)|ndi nne|ndi nna|ndi nne na nna|akina (?:mama|baba)|(?:les|des|nos|tous les|toutes les) (?:parents|meres|peres))$/;

/** Rows of keys, for recognising random typing. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const isTypedAlong = (word: string) => word.length >= 3 && (word === "xyz" || rows.some((row) => row.startsWith(word)));

/** Returns true for scripts in which a letter is a syllable or a word: one-letter names are usual there. */
const isSyllable = (word: string) => /[\p{Script=Han}\p{Script=Hangul}\p{Script=Ethiopic}]/u.test(word);

const wordShape = /[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'’-]*[\p{L}\p{M}\d])?/gu;

/**
 * Returns true for one letter, a repeated letter, three letters without a vowel, a row of keys, or a word for many
 * people.
 */
function isNobodysName(word: string): boolean {
  const letters = word.match(/\p{L}/gu) ?? [];
  if (!isSyllable(word) && new Set(letters).size <= 1) return true;
  return /^[b-df-hj-np-tv-xz]{3,}$/.test(word) || isTypedAlong(word) || ofMany.has(word);
}

/** Returns a message that asks for a better answer. */
export const whoIsThat = (): string => formErrors.whoIsThat;

/**
 * Returns true if the answer to "who said yes?" neither names nor describes a person. "Her mother", "Bo" and "xMary"
 * do, as a stray character does not matter. One letter is enough only beside a relation ("O, her mother").
 */
export function saysNobody(text: string): boolean {
  const words = text.normalize("NFC").toLowerCase().match(wordShape) ?? [];
  const said = words.filter((word) => !fillers.has(word) && !/^\d+$/.test(word));
  const unmarked = words.join(" ").normalize("NFD").replace(/\p{M}/gu, "");
  return plurals.test(unmarked) || said.every(isNobodysName);
}
