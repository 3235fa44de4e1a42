import { type AddedPhoto, makePhoto } from "../../media/photos/add-photo.server.ts";
import type { ImportRun } from "./import-kind.server.ts";

/** Maximum length of an alt text (characters). */
const maxAlt = 300;

type Imported = NonNullable<Parameters<typeof makePhoto>[3]>;

export const cutAlt = (alt: string): string => alt.slice(0, maxAlt);

/** Adds a photo to the media library, hidden until staff answer about the people in it. */
export const addImportedPhoto = (
  { ctx, member }: ImportRun,
  bytes: Uint8Array,
  { alt, ...imported }: Imported,
): Promise<AddedPhoto> => makePhoto({ ctx, member }, "images", streamOf(bytes), { ...imported, alt: cutAlt(alt) });

async function* streamOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
