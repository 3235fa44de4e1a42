import type { StaffMember } from "../../server/auth/auth.ts";

type Member = Pick<StaffMember, "role">;

/** Everybody on the staff keeps the texts, figures and links of the site true. */
export function canChangeSettings(_member: Member): boolean {
  return true;
}

/** Only admins may say how long records about people are kept. */
export function canChangeRetention(member: Member): boolean {
  return member.role === "admin";
}

/** Only admins may say where gifts go. */
export function canChangeBank(member: Member): boolean {
  return member.role === "admin";
}

/** Only admins may say where visitors write, call, sign up and follow: whoever changes that gets their next message. */
export function canChangeContact(member: Member): boolean {
  return member.role === "admin";
}
