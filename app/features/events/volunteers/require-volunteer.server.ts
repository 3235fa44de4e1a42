import { errors } from "content/error-sentences.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { canManageVolunteers, canReadReferences, canVet } from "./volunteer-permissions.ts";
import { findVolunteer, type VolunteerRow } from "./volunteer-queries.server.ts";

const volunteerErrors = defineErrors({ leadVets: 403, leadOrAdmin: 403 }, errors.volunteer);

/** @throws AppError adminsOnly */
export function requireVolunteerManager(member: StaffMember): void {
  requireMay(member, canManageVolunteers);
}

/** @throws AppError leadVets */
export function requireVetter(member: StaffMember): void {
  if (!canVet(member)) throw new AppError(volunteerErrors.leadVets);
}

/** @throws AppError leadOrAdmin */
export function requireReferenceReader(member: StaffMember): void {
  if (!canReadReferences(member)) throw new AppError(volunteerErrors.leadOrAdmin);
}

/** @throws AppError notFound */
export async function requireVolunteer(db: Database, id: number | undefined): Promise<VolunteerRow> {
  const found = id === undefined ? undefined : await findVolunteer(db, id);
  if (found === undefined) throw new AppError("notFound");
  return found;
}
