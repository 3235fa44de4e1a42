import { staffOwnPages } from "content/staff-own-pages.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { canEdit } from "../../../values/roles.ts";
import { findMovedPages } from "./own-page-queries.server.ts";

const { moved: words } = staffOwnPages;

/** Finds pages that an update moved to another address, until a member saves them. */
export async function findMovedPageNeeds({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canEdit(member)) return [];
  return (await findMovedPages(db)).map(({ id, title, slug, moved_from }) => ({
    rank: "house",
    label: words.label(title, `/${slug}`),
    detail: words.detail(`/${moved_from}`),
    act: words.act,
    icon: "list",
    ground: "g-yellow",
    path: `/admin/page/${id}`,
  }));
}
