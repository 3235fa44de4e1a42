/**
 * `Forty taps, one song` becomes `forty-taps-one-song`. Letters of every script stay; Latin letters lose diacritics, so
 * that any phone can type it.
 *
 * @param otherwise for a title without letters and digits
 */
export function slugOf(title: string, otherwise = "post"): string {
  const plain = title
    .normalize("NFD")
    .replace(/(?<=[A-Za-z])\p{Mark}+/gu, "")
    .normalize("NFC")
    .toLowerCase();
  const slug = plain
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
  return slug === "" ? otherwise : slug;
}
