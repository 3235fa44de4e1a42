import { readMediaBlock } from "../../../values/media-block.ts";
import type { ShownPicture } from "../../../values/public-picture.ts";
import type { Pictured } from "./photo.ts";

/** What leads a page, and what stands below it: a cover that its text gives stands above the text, and there alone. */
export function liftCover({ photos, coverInText }: Pictured<ShownPicture>, paragraphs: string[]) {
  const [cover, ...pictures] = photos;
  if (coverInText === undefined || cover === undefined) return { cover, caption: "", pictures, paragraphs };
  for (const [index, text] of paragraphs.entries()) {
    const block = readMediaBlock(text);
    if (block?.kind !== "photo" || block.id !== coverInText) continue;
    const alt = block.alt || cover.alt;
    // The text leaves out what nobody described, and so does the page.
    if (alt === "") break;
    const others = paragraphs.filter((_, other) => other !== index);
    return { cover: { ...cover, alt }, caption: block.caption, pictures: [], paragraphs: others };
  }
  return { cover: undefined, caption: "", pictures: [], paragraphs };
}

/** The photos that were chosen for a page that has no cover of its own: its text has shown the others. */
export const chosenOnly = ({ photos, coverInText }: Pictured<ShownPicture>): ShownPicture[] =>
  coverInText === undefined ? photos : [];
