import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffBoard } from "content/staff-board.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";

export const boardReport = defineFeature(() => ({
  staff: [
    {
      label: staffBoard.title,
      path: "/admin/gifts/board",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.board,
    },
  ],
}));
