import { staffCash as words } from "content/staff-cash.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canKeepBooks, canSpend } from "../../../values/roles.ts";
import { findCashNeeds } from "./find-cash-needs.server.ts";
import { closeHands, holderData, refuseToLeave } from "./leave-with-cash.server.ts";

/** Places of money: what lies where, cash with people, counts and moves. */
export const cash = defineFeature(() => ({
  switch: "spending",
  staff: [
    { label: words.title, path: "/admin/cash", icon: "gift", who: canSpend, alsoCalled: words.asked },
    {
      kind: "act",
      label: words.write,
      path: "/admin/cash/move",
      icon: "gift",
      who: canKeepBooks,
      alsoCalled: words.askedWrite,
    },
  ],
  needs: findCashNeeds,
  person: holderData,
  on: { accountLeaves: refuseToLeave, accountDeleted: closeHands },
}));
