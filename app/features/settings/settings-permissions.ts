import type { StaffMember } from "../../server/auth/auth.ts";

type Member = Pick<StaffMember, "role">;

/** All staff maintain the site's texts, figures and links. */
export const canChangeSettings = (_member: Member): boolean => true;

/** Admins only: retention of personal data. */
export const canChangeRetention = (member: Member): boolean => member.role === "admin";

/** Admins only: bank details. */
export const canChangeBank = (member: Member): boolean => member.role === "admin";

/** Admins only: a changed contact address receives the visitors' next messages. */
export const canChangeContact = (member: Member): boolean => member.role === "admin";
