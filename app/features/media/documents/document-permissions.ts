import type { FreshAct } from "../../../server/auth/declare-act.ts";
import { canEdit, type HasRoles, hasRole } from "../../../values/roles.ts";

export const canManageDocuments = (member: HasRoles): boolean => canEdit(member);

export const canCompareMoney = (member: HasRoles): boolean => hasRole(member, "admin");

export const comparingMoneyOfDocument: FreshAct = {
  may: canCompareMoney,
  freshSignIn: { backTo: "/admin/document" },
  second: { when: "Always: an admin who is another settled person than the one who added the file." },
};
