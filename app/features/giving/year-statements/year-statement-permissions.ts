import type { FreshAct } from "../../../server/auth/declare-act.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";

/** Sending every donor of a year her statement. */
export const sendingYearStatements: FreshAct = {
  may: canManageGifts,
  freshSignIn: { backTo: "/admin/gifts/statements" },
  second: { none: "No money moves, and each donor reads what she knows." },
};
