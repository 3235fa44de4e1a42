import type { ErrorCode } from "../http/errors.ts";
import type { StaffMember } from "./auth.ts";

/** Permission to open a staff route and to send its forms. Commands check their own permission again. */
export interface StaffAccess {
  who(member: StaffMember): boolean;
  /** Default: every member who can open it. */
  sends?(member: StaffMember): boolean;
  /** Opens the route only where the feature links it: for a module of several pages. */
  byDestination?: true;
  /** Open while two-step sign-in is due: to everybody, or to a lead for the days in which concerns are still open. */
  beforeSecondStep?: "always" | "concerns";
  /** Error for the others; default: `adminsOnly`. */
  refused?: ErrorCode;
}

/** The `handle` of a staff route. */
export interface StaffHandle {
  staff: StaffAccess;
}

/** Every role of the staff area. */
export const everyMember: StaffAccess = { who: () => true };
