import type { StaffMember } from "../../server/auth/auth.ts";

type Member = Pick<StaffMember, "role">;

/** All staff maintain the site's texts, figures and links. */
export function canChangeSettings(_member: Member): boolean {
  return true;
}

/** Admins only: retention of personal data. */
export function canChangeRetention(member: Member): boolean {
  return member.role === "admin";
}

/** Admins only: bank details. */
export function canChangeBank(member: Member): boolean {
  return member.role === "admin";
}

/** Admins only: a changed contact address receives the visitors' next messages. */
export function canChangeContact(member: Member): boolean {
  return member.role === "admin";
}
