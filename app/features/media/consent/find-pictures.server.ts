import type { AppContext } from "../../../server/context.server.ts";
import { findEditorPhotos } from "../photos/find-editor-photos.server.ts";

/** Photos by id as staff see them; one that was taken down has an address that answers nobody, so it has none here. */
export async function findPictures(ctx: AppContext, ids: readonly number[]) {
  const photos = new Map((await findEditorPhotos(ctx, [...new Set(ids)])).map((photo) => [photo.id, photo]));
  return [...new Set(ids)].map((id) => {
    const photo = photos.get(id);
    return { id, description: photo?.description ?? "", shown: photo?.consent === "withdrawn" ? undefined : photo };
  });
}

export type Picture = Awaited<ReturnType<typeof findPictures>>[number];
