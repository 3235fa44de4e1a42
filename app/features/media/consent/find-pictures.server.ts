import type { Actor, AppContext } from "../../../server/context.server.ts";
import { findEditorPhotos } from "../photos/find-editor-photos.server.ts";
import { listPrivateFiles } from "../private-files/private-files.server.ts";
import { findFaceNumbers } from "./photo-word-queries.server.ts";

/** Finds photos for staff. A withdrawn photo has no address, because the site does not serve its file. */
export async function findPictures(actor: Actor, ids: readonly number[]) {
  const photos = new Map((await findEditorPhotos(actor, [...new Set(ids)])).map((photo) => [photo.id, photo]));
  const numbers = new Map((await findFaceNumbers(actor.ctx.db, [...new Set(ids)])).map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const { faces, people } = numbers.get(id) ?? { faces: null, people: 0 };
    const photo = photos.get(id);
    const shown = photo?.consent === "withdrawn" ? undefined : photo;
    return {
      id,
      description: photo?.description ?? "",
      shown,
      uncovered: [] as number[],
      faces: faces && Number(faces),
      people: Number(people),
    };
  });
}

export type Picture = Awaited<ReturnType<typeof findPictures>>[number];

/** Adds the uncovered versions of photos with covered faces, for members who may read safeguarding records. */
export const withUncovered = (ctx: AppContext, pictures: Picture[]): Promise<Picture[]> =>
  Promise.all(
    pictures.map(async (picture) => ({
      ...picture,
      uncovered: (await listPrivateFiles(ctx, `photo:${picture.id}`)).map(({ id }) => id),
    })),
  );
