import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffStanding } from "content/staff-standing.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findStandingNeeds } from "./find-standing-needs.server.ts";

export const standingGifts = defineFeature({
  staff: [
    {
      tabOf: { path: "/admin/gifts", rank: 15 },
      label: staffStanding.title,
      path: "/admin/gifts/monthly",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.monthly,
    },
  ],
  needs: findStandingNeeds,
});
