import { expect, test } from "vitest";
import { saysNobody } from "./says-nobody.ts";

/** By kind. */
const nobody = {
  "one letter": ["x", "X.", "x…", "x1", "O", "Ọ́", "x y", "n/a", "A. B."],
  "no letter": [".", "—", "12", "??", "", "👍"],
  "one letter again and again": ["xx", "XXX", "aaaa", "x x x", "oo-oo"],
  "a row of keys": ["abc", "xyz", "asdf", "qwerty", "sdfgh", "tbd"],
  "a word for many people": ["mothers", "the parents", "All of them", "PARENTS", "everybody", "all the mothers"],
  "many people and a number": ["3 mothers", "two mothers", "both parents", "mothers and fathers", "the mothers’ group"],
  "many people in another language": ["wazazi", "iyaye", "Àwọn òbí", "ndị nne na nna", "akina mama", "les mères"],
  "no answer": ["ok", "yes", "test", "Mrs", "signed"],
};

test.each(Object.entries(nobody).flatMap(([kind, all]) => all.map((text) => [text, kind] as const)))(
  "“%s” is asked about: %s",
  (text) => {
    expect(saysNobody(text)).toBe(true);
  },
);

const somebody = {
  "a description": [
    "Her mother",
    "Mama Ngozi",
    "Amina’s mother",
    "the parents of Ada",
    "head teacher",
    "Mother, on paper",
  ],
  "a name of two letters": ["Bo", "Jo", "Ng", "Ly", "Sy", "Ba", "Bâ", "Ka", "Fa", "Wé"],
  "a short name": ["Ada", "Nii", "Naa", "Yaa", "Obi", "Ìyá Adé", "Ifẹ", "Mimi", "Nana", "N’Golo"],
  "a small letter before a large one": ["uThando", "kaMpunzi", "iThemba", "ǃNaruseb"],
  "a name with a stray sign": ["xMary", "x Mary", "Mary…", ".Mary", "Mary x", "-Bo-"],
  "a name with initials": ["M. Okafor", "J.K. Okafor", "Mrs Bello"],
  "another script": ["母亲", "李", "አለ", "طه"],
  "one letter, and how the person belongs": ["O, her mother", "Mother of X"],
};

test.each(Object.entries(somebody).flatMap(([kind, all]) => all.map((text) => [text, kind] as const)))(
  "“%s” says who it was: %s",
  (text) => {
    expect(saysNobody(text)).toBe(false);
  },
);
