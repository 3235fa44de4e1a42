import { addPhoto } from "../../app/features/photos/photo-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";

/** A photo whose file is a private one, by a mistake or a thief. */
export async function insertPhotoOfPath({ db }: AppContext, path: string): Promise<void> {
  await addPhoto(db, { path, alt: "A drawing", width: 90, height: 60 });
}
