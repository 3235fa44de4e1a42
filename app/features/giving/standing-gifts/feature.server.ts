import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffStanding } from "content/staff-standing.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import type { Need } from "../../../server/need.ts";
import { siteDate } from "../../../values/dates.ts";
import { startOfSiteDay } from "../../../values/site-days.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { lastBeforeMissed, monthAfter } from "./next-due.ts";
import { countLastUntil } from "./standing-queries.server.ts";

const { need: words } = staffStanding;

async function findStandingNeeds({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const found = await countLastUntil(db, lastBeforeMissed(siteDate(clock.now())));
  if (found.first === null) return [];
  const count = Number(found.count);
  return [
    {
      rank: "money",
      icon: "gift",
      ground: "g-yellow",
      label: words.label(count),
      detail: words.detail,
      act: words.act,
      path: "/admin/gifts/monthly",
      count,
      since: startOfSiteDay(monthAfter(found.first)),
    },
  ];
}

export const standingGifts = defineFeature(() => ({
  staff: [
    {
      label: staffStanding.title,
      path: "/admin/gifts/monthly",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.monthly,
    },
  ],
  needs: findStandingNeeds,
}));
