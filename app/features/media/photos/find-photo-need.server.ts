import { photoNeeds as words } from "content/staff-media.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { canManagePhotos } from "./photo-permissions.ts";
import { findUnconfirmedPhotos } from "./photo-queries.server.ts";

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
