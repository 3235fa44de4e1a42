import { staffProtecting } from "content/staff-protecting.ts";
import { staffRecordings } from "content/staff-recordings.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { canChangePages } from "../../foundation/words/word-permissions.ts";
import { countOutdated } from "./find-recordings.server.ts";
import { findRecordingRight } from "./require-can-record.server.ts";

const { needs: words } = staffRecordings;

/** Finds the pages whose recordings are silent until this member compares them with the changed page. */
export async function findRecordingNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canChangePages(member)) return [];
  const needs: Need[] = [];
  for (const [page, count] of await countOutdated(ctx)) {
    const right = await findRecordingRight({ ctx, member }, `site:${page}`);
    if (right.is === "refused") continue;
    needs.push({
      rank: page === "donate" || page === "giving" ? "money" : "child",
      label: words.label(count, staffProtecting.pages[page]),
      detail: words.detail,
      act: words.act,
      icon: "play",
      ground: "g-yellow",
      path: `/admin/listen/site-${page}`,
      isDocument: true,
      count,
    });
  }
  return needs;
}
