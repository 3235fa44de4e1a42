import { messageNeeds as words } from "content/staff-messages.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { writeSince } from "../../../values/site-days.ts";
import { canManageMessages } from "./message-permissions.ts";
import { findGivenMessage, findNewMessages } from "./message-queries.server.ts";

/** Reports new messages, and the oldest message that is assigned to this member. */
export async function findMessageNeeds({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageMessages(member)) return [];
  const now = clock.now();
  const needs: Need[] = [];
  const fresh = await findNewMessages(db);
  if (fresh !== undefined) {
    const { count, from, since } = fresh;
    const detail = words.messagesDetail(count, from, writeSince(since, now));
    const row = { label: words.messages(count), detail, act: words.read, count, since };
    needs.push({ ...row, rank: "house", icon: "mail", ground: "g-pink", path: "/admin/messages" });
  }
  const given = await findGivenMessage(db, member.id);
  if (given !== undefined) {
    const { id, subject, first_name: from, created_at: since } = given;
    const row = { label: words.given(subject), detail: words.givenDetail(from, writeSince(since, now)), since };
    needs.push({
      ...row,
      rank: "house",
      act: words.answer,
      icon: "mail",
      ground: "g-pink",
      path: `/admin/messages?id=${id}`,
    });
  }
  return needs;
}
