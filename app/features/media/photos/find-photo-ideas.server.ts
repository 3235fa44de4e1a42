import { staffToday } from "content/staff-today.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Idea } from "../../../server/today.ts";
import { countUnusedPhotographs } from "./photo-use-queries.server.ts";

const words = staffToday.ideas;

const maxCounted = 99;

/** Suggests using photos that may be shown but that no text contains. */
export async function findPhotoIdeas({ db, childProtection }: AppContext): Promise<Idea[]> {
  const count = await countUnusedPhotographs(db, childProtection.tables, maxCounted);
  if (count === 0) return [];
  return [{ label: words.photos(count), note: words.photosNote, path: "/admin/media", icon: "camera", weight: 1 }];
}
