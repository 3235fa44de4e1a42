import type { ErrorCode } from "../http/errors.ts";
import type { StaffMember } from "./auth.ts";

/** Permission to open a staff route and to send its forms. Commands check their own permission as well. */
export interface StaffAccess {
  who(member: StaffMember): boolean;
  /** Permission to send forms; every member who can open the route by default. */
  sends?(member: StaffMember): boolean;
  /** Opens the route only at addresses that the feature links: for a module of several pages. */
  byDestination?: true;
  /** Keeps the route open while two-step sign-in is due: to everybody, or to a lead while concerns are still open. */
  beforeSecondStep?: "always" | "concerns";
  /** Error for members without access; `adminsOnly` by default. */
  refused?: ErrorCode;
}

/** The `handle` of a staff route. */
export interface StaffHandle {
  staff: StaffAccess;
}

/** Access for members with any role. */
export const everyMember: StaffAccess = { who: () => true };
