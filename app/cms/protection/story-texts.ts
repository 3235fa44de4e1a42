import type { FormValues } from "../../staff-kit/local-draft.ts";
import { readMediaBlock } from "../../values/media-block.ts";
import type { AnyFields } from "../content-type.server.ts";

/** A public text and its form field. */
export interface StoryText {
  field: string;
  text: string;
  isBesidePicture?: boolean;
  isPlace?: boolean;
  /** True for a title or a page that leads to giving, in which a long number needs a second person. */
  isTitle?: boolean;
  /** True for an address or key that only the money guard reads. */
  isForMoneyOnly?: boolean;
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);

/**
 * Returns all texts of an item, with captions and alt texts.
 * @param values fields by name
 * @param attached photos in the form's shape
 */
export function textsOfStory(fields: AnyFields, values: object, attached: FormValues): StoryText[] {
  const known = new Map<string, unknown>(Object.entries(values));
  const typed = Object.entries(fields).filter(([, { personal }]) => personal === "typed");
  const textsIn = (field: string) =>
    [known.get(field) ?? []].flat().filter((text): text is string => typeof text === "string" && text.trim() !== "");
  const own = typed.flatMap(([field, { isPlace }]) =>
    textsIn(field).flatMap((text) =>
      isAddress(text.trim())
        ? [{ field, text, isForMoneyOnly: true }]
        : textsOfBlock(field, text).map((found) => ({
            ...found,
            ...(isPlace && { isPlace }),
            ...(field === "title" && { isTitle: true }),
          })),
    ),
  );
  const others = Object.keys(fields)
    .filter((field) => fields[field]?.personal !== "typed")
    .flatMap((field) => textsIn(field).map((text) => ({ field, text, isForMoneyOnly: true })));
  const alts = (attached.photos ?? []).flatMap((id) => {
    const [text = ""] = attached[`photo-${id}-alt`] ?? [];
    const isDrawing = attached[`photo-${id}-drawing`] !== undefined;
    if (text.trim() === "") return [];
    return [{ field: `photo-${id}-alt`, text, ...(isDrawing ? { isForMoneyOnly: true } : { isBesidePicture: true }) }];
  });
  return [...own, ...alts, ...others];
}

/** Returns the text of a paragraph, or the alt text, title and caption of media. */
export function textsOfBlock(field: string, text: string): StoryText[] {
  const block = readMediaBlock(text);
  if (block === undefined) return [{ field, text }];
  const words = block.kind === "photo" ? block.alt : block.title;
  return [words, block.caption].filter((text) => text !== "").map((text) => ({ field, text, isBesidePicture: true }));
}
