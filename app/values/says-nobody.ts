const listOf = (text: string) => new Set(text.split(/\s+/));

/** Words that name no person when they are alone. */
const ofMany = listOf(
  `mothers fathers parents guardians carers mums moms dads aunts uncles family families group children kids pupils students girls boys
  people persons everyone everybody all them they us we staff teachers volunteers women men adults grown-ups grownups others both
  yes ok okay done none nobody unknown test name someone somebody signed paper form consent dr mr ms
  wazazi walezi watoto iyaye abazadde bazadde ababyeyi abazali vabereki awofo`,
);

/** Words that say nothing by themselves. */
const fillers = listOf(
  "the all of our their and a an some every each one two three four five six seven eight nine ten",
);

/** Plurals of several words, without their marks: "the mothers" in Yoruba, Igbo, Swahili and French. */
const plurals =
  /^(?:awon (?:obi|iya|baba)|ndi nne|ndi nna|ndi nne na nna|akina (?:mama|baba)|(?:les|des|nos|tous les|toutes les) (?:parents|meres|peres))$/;

/** Rows of keys, for random typing. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const isTypedAlong = (word: string) => word.length >= 3 && (word === "xyz" || rows.some((row) => row.startsWith(word)));

/** A letter of these scripts is a syllable or a word: names of one letter are usual. */
const isSyllable = (word: string) => /[\p{Script=Han}\p{Script=Hangul}\p{Script=Ethiopic}]/u.test(word);

const wordShape = /[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'’-]*[\p{L}\p{M}\d])?/gu;

/** One letter, one letter again and again, no vowel in three letters, a row of keys, or a word for many people. */
function isNobodysName(word: string): boolean {
  const letters = word.match(/\p{L}/gu) ?? [];
  if (!isSyllable(word) && new Set(letters).size <= 1) return true;
  return /^[b-df-hj-np-tv-xz]{3,}$/.test(word) || isTypedAlong(word) || ofMany.has(word);
}

/** Asks for another answer. */
export const whoIsThat =
  "Who is that: a name, or how the person belongs to the child? Write for example “Her mother”; for a name of one letter both, “O, her mother”. What is there now could be anybody";

/**
 * True if the answer to "who said yes?" names and describes no person. "Her mother", "Bo" and "xMary" do: a stray sign
 * takes nothing from a name. One letter does only beside a relation ("O, her mother").
 */
export function saysNobody(text: string): boolean {
  const words = text.normalize("NFC").toLowerCase().match(wordShape) ?? [];
  const said = words.filter((word) => !fillers.has(word) && !/^\d+$/.test(word));
  const unmarked = words.join(" ").normalize("NFD").replace(/\p{M}/gu, "");
  return plurals.test(unmarked) || said.every(isNobodysName);
}
