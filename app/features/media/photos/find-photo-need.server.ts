import { staffMedia, photoNeeds as words } from "content/staff-media.ts";
import { staffToday } from "content/staff-today.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import type { FindJumpTargets } from "../../../server/staff-destination.ts";
import type { Idea } from "../../../server/today.ts";
import { findPhotosByWord } from "./find-photos.server.ts";
import { canManagePhotos } from "./photo-permissions.ts";
import { findUnconfirmedPhotos } from "./photo-queries.server.ts";
import { countUnusedPhotographs } from "./photo-use-queries.server.ts";

export async function findPhotoNeed({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManagePhotos(member)) return [];
  const { count, since } = await findUnconfirmedPhotos(db);
  if (count === 0) return [];
  const row = {
    label: words.label(count),
    detail: words.detail(count),
    act: words.act,
    count,
    since: since ?? undefined,
  };
  return [{ ...row, rank: "house", icon: "picture", ground: "g-lilac", path: "/admin/media" }];
}

const ideaWords = staffToday.ideas;

const maxCounted = 99;

/** Suggests using photos that may be shown but that no text contains. */
export async function findPhotoIdeas({ db, childProtection }: AppContext): Promise<Idea[]> {
  const count = await countUnusedPhotographs(db, childProtection.tables, maxCounted);
  if (count === 0) return [];
  return [
    { label: ideaWords.photos(count), note: ideaWords.photosNote, path: "/admin/media", icon: "camera", weight: 1 },
  ];
}

const consents = (): Partial<Record<string, string>> => ({
  recorded: staffMedia.agreed,
  ask: staffMedia.ask,
  noPeople: staffMedia.drawn,
});

export const findPhotoTargets: FindJumpTargets = async (ctx, member, search, max) =>
  (canManagePhotos(member) ? await findPhotosByWord({ ctx, member }, search, max) : []).map(({ id, alt, consent }) => ({
    group: "photos",
    label: alt,
    to: `/admin/media?photo=${id}`,
    icon: "picture",
    note: consents()[consent] ?? consent,
  }));
