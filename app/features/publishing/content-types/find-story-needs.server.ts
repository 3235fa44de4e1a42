import { draftNeeds } from "content/staff-drafts.ts";
import { storyNeeds } from "content/staff-sensitive.ts";
import { listUnapproved } from "../../../cms/protection/approve-story.server.ts";
import { countDropped } from "../../../cms/protection/drop-reasons.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { canProtect } from "../../../values/roles.ts";
import { writeSince } from "../../../values/site-days.ts";
import { contentTypes, stories } from "./content-types.server.ts";
import { countParagraphs, findOwnDrafts } from "./unpublished-queries.server.ts";

const types = Object.values(contentTypes);

/** Reports the member's own drafts, sensitive stories that wait for approval, and reasons whose removal waits. */
export async function findStoryNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  return [
    ...(await findApprovals(ctx, member)),
    ...(await findDroppedReasons(ctx, member)),
    ...(await findDrafts(ctx, member)),
  ];
}

async function findApprovals(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canProtect(member)) return [];
  const { length: count } = await listUnapproved(ctx, types);
  if (count === 0) return [];
  return [{ ...storyNeeds.approvals, rank: "child", icon: "check", ground: "g-pink", path: "/admin/approvals", count }];
}

/** Safeguarding leads get these requests even if they do not write stories. */
async function findDroppedReasons(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  const count = canReadSafeguarding(member) ? await countDropped(ctx, types) : 0;
  if (count === 0) return [];
  return [{ ...storyNeeds.reasons, rank: "child", icon: "shield", ground: "g-pink", path: "/admin/approvals", count }];
}

/** Maximum number of paragraphs that are read; the home page shows no more. */
const maxRead = 7;

async function findDrafts({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  const needs: Need[] = [];
  const drafts = await findOwnDrafts(db, stories, member.id);
  for (const [index, draft] of drafts.filter(({ noun }) => contentTypes[noun].canWrite(member)).entries()) {
    const { noun, id, title, since } = draft;
    const paragraphs = index < maxRead ? await countParagraphs(db, draft) : 0;
    const detail = draftNeeds.detail(paragraphs, writeSince(since, clock.now()));
    const row = { label: draftNeeds.label(title || draftNeeds.untitled), detail, act: draftNeeds.act, since };
    needs.push({
      ...row,
      rank: "house",
      icon: "post",
      ground: "g-yellow",
      path: `/admin/${noun}/${id}`,
      isListed: true,
    });
  }
  return needs;
}
