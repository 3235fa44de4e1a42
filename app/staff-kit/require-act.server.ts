import type { StaffMember } from "../server/auth/auth.ts";
import type { Act, RoutineAct } from "../server/auth/declare-act.ts";
import { requireMay } from "../server/auth/require-may.server.ts";
import type { RequestInfo } from "../server/context.server.ts";
import { requireFreshSignIn } from "./require-fresh-sign-in.server.ts";

/**
 * Checks the requirements of an act before a command: the permission, and the fresh sign-in.
 * @param sender of the request; without `requestInfo`, no sign-in is fresh
 * @param backTo page to return to, if different from that of the act
 * @throws AppError adminsOnly; Response that redirects to the page for the password
 */
export function requireAct<Member extends Partial<StaffMember>>(
  actor: { member: Member },
  act: RoutineAct<Member>,
): void;
export function requireAct<Member extends Partial<StaffMember>>(
  sender: { member: Member; requestInfo: Pick<RequestInfo, "confirmedAt"> | undefined },
  act: Act<Member>,
  backTo?: string,
): void;
export function requireAct<Member extends Partial<StaffMember>>(
  { member, requestInfo }: { member: Member; requestInfo?: Pick<RequestInfo, "confirmedAt"> | undefined },
  act: Act<Member>,
  backTo?: string,
): void {
  requireMay(member, act.may);
  if ("backTo" in act.freshSignIn) requireFreshSignIn({ requestInfo }, backTo ?? act.freshSignIn.backTo);
}
