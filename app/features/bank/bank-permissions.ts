import type { StaffMember } from "../../server/auth/auth.ts";
import type { BankChange } from "./bank-state.ts";

/** Ask for a change, agree to one, stop one, confirm the details, read reports of fraud. */
export const canManageBank = ({ role }: Pick<StaffMember, "role">): boolean => role === "admin";

/**
 * Another admin agrees. One whose account the asker has created, promoted or changed lately does not count as another,
 * except for a foundation that had one admin.
 */
export const canAgree = (
  member: Pick<StaffMember, "id" | "role">,
  change: Pick<BankChange, "byId" | "isAlone" | "agreed">,
  isTouchedByAsker: boolean,
): boolean =>
  canManageBank(member) &&
  change.agreed === undefined &&
  change.byId !== member.id &&
  (change.isAlone || !isTouchedByAsker);
