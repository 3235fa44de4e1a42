import type { StaffMember } from "../../../server/auth/auth.ts";
import { canWrite } from "../../../values/roles.ts";

type Member = Pick<StaffMember, "role">;

/** Names, contacts, states and hours: for those who prepare events. */
export const canManageVolunteers = (member: Member): boolean => canWrite(member);

/** References are third parties, and notes are frank. */
export const canReadReferences = ({ role }: Member): boolean => role === "lead" || role === "admin";

/** Who may be near children is decided by the safeguarding lead alone. */
export const canVet = ({ role }: Member): boolean => role === "lead";

/** Deleting is for admins, as with all data of people, and for the lead. */
export const canDeleteVolunteers = canReadReferences;
