import { AppError } from "../http/errors.ts";
import type { StaffMember } from "./auth.ts";
import { safeguardingErrors } from "./safeguarding-errors.ts";
import { canNameReaders, canReadConcern, canReadSafeguarding } from "./safeguarding-permissions.ts";

/** @param act that is refused @throws AppError safeguardingOnly, putBackOnly */
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
