import { readMediaBlock } from "../../../values/media-block.ts";
import type { ShownPicture } from "../../../values/public-picture.ts";
import type { Pictured } from "./photo.ts";

export function liftCover({ photos, coverInText }: Pictured<ShownPicture>, paragraphs: string[]) {
  const [cover, ...pictures] = photos;
  if (coverInText === undefined || cover === undefined) return { cover, caption: "", pictures, paragraphs };
  for (const [index, text] of paragraphs.entries()) {
    const block = readMediaBlock(text);
    if (block?.kind !== "photo" || block.id !== coverInText) continue;
    const alt = block.alt || cover.alt;
    // Pages omit a photo without a description, so it cannot be the cover.
    if (alt === "") break;
    const others = paragraphs.filter((_, other) => other !== index);
    return { cover: { ...cover, alt }, caption: block.caption, pictures: [], paragraphs: others };
  }
  return { cover: undefined, caption: "", pictures: [], paragraphs };
}

/**
 * Returns the photos chosen for a page. Empty if the text contains the cover, because the text shows its photos itself.
 */
export const chosenOnly = ({ photos, coverInText }: Pictured<ShownPicture>): ShownPicture[] =>
  coverInText === undefined ? photos : [];
