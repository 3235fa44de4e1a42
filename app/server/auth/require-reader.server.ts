import { AppError, defineErrors } from "../http/errors.ts";
import type { StaffMember } from "./auth.ts";
import { canNameReaders, canReadConcern, canReadSafeguarding } from "./safeguarding-permissions.ts";

const safeguardingErrors = defineErrors({
  safeguardingOnly: { status: 403, sentence: "Only a safeguarding lead, and whom a lead named, can open this." },
  putBackOnly: {
    status: 403,
    sentence: "Only the safeguarding lead can do that, or an admin whom the lead has named.",
  },
  notReleased: {
    status: 403,
    sentence: "This concern is older than your right to read concerns. A lead who reads it can release it to you.",
  },
  leadsOnly: { status: 403, sentence: "Only a safeguarding lead can name who reads concerns." },
});

/** @param act what is refused @throws AppError safeguardingOnly, putBackOnly */
export function requireReader(member: StaffMember, act: "safeguardingOnly" | "putBackOnly" = "safeguardingOnly"): void {
  if (!canReadSafeguarding(member)) throw new AppError(safeguardingErrors[act]);
}

/** @throws AppError safeguardingOnly, notReleased */
export function requireConcern(member: StaffMember, id: number): void {
  requireReader(member);
  if (!canReadConcern(member, { id })) throw new AppError(safeguardingErrors.notReleased);
}

/** @throws AppError leadsOnly */
export function requireLead(member: StaffMember): void {
  if (!canNameReaders(member)) throw new AppError(safeguardingErrors.leadsOnly);
}
