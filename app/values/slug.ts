/**
 * Makes the last part of an address from a title: `Forty taps, one song` becomes `forty-taps-one-song`.
 * Letters of every script stay, marks on Latin letters go, so that it can be typed on any phone.
 *
 * @param otherwise the slug of a title without any letter or digit
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
    .replace(/^-+|-+$/g, "");
  return slug === "" ? otherwise : slug;
}
