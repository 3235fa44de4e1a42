import { withoutInvisible } from "./without-invisible.ts";

/** Maximum length of an address (UTF-16 units). */
const maxLength = 80;

/** Latin letters that Unicode does not decompose, in lower case, with the letters that people type instead. */
const plainLetters: Record<string, string> = {
  æ: "ae",
  ð: "d",
  ø: "o",
  þ: "th",
  ß: "ss",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "ng",
  œ: "oe",
  ŧ: "t",
  ƈ: "c",
  ƒ: "f",
  ƙ: "k",
  ƥ: "p",
  ƭ: "t",
  ƴ: "y",
  ǝ: "e",
  ɓ: "b",
  ɔ: "o",
  ɖ: "d",
  ɗ: "d",
  ə: "e",
  ɛ: "e",
  ɠ: "g",
  ɣ: "g",
  ɨ: "i",
  ɩ: "i",
  ɲ: "ny",
  ʈ: "t",
  ʉ: "u",
  ʊ: "u",
  ʋ: "v",
  // Letters by their Unicode category, but used as an apostrophe or for stretching a word.
  ʼ: "-",
  ꞌ: "-",
  ـ: "",
};
const specialLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

/** A letter with its marks, so that a cut never separates them. */
const character = /\P{M}\p{M}*/gu;

/**
 * Makes a slug: `Forty taps, one song` becomes `forty-taps-one-song`. Letters of every script stay. Latin letters lose
 * diacritics, so that any phone can type them, and Arabic loses short vowels; in other scripts, marks are part of the
 * spelling.
 * @param otherwise slug for a title without letters and digits
 */
export function slugOf(title: string, otherwise = "post"): string {
  const plain = withoutInvisible(title.normalize("NFKC"))
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFC")
    .replace(/(?<=\p{Script=Arabic})\p{M}+/gu, "")
    // Marks on characters that are not letters, such as the frame of a keycap.
    .replace(/(?<![\p{L}\p{M}])\p{M}+/gu, "");
  const slug = cutAtWord(plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, ""));
  return slug === "" ? otherwise : slug;
}

/** Cuts a slug at the end of a word, or inside the first word if that is too long. */
function cutAtWord(slug: string): string {
  if (slug.length <= maxLength) return slug;
  const end = slug.lastIndexOf("-", maxLength);
  if (end > 0) return slug.slice(0, end);
  let cut = "";
  // Twice the length is enough, as no letter of a language has that many marks.
  for (const [whole] of slug.slice(0, 2 * maxLength).matchAll(character)) {
    if (cut.length + whole.length > maxLength) break;
    cut += whole;
  }
  return cut;
}
