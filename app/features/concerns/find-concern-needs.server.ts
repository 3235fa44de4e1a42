import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { canReadSafeguarding } from "../safeguarding/safeguarding-permissions.ts";
import { listSafeguarders } from "../users/user-commands.server.ts";
import { canCreateUser } from "../users/user-permissions.ts";
import { findNewConcerns } from "./concern-queries.server.ts";

/** What waits: new concerns, for who may read them; and a lead, for who can appoint one. */
export async function findConcernNeeds(ctx: AppContext, member: StaffMember) {
  const found = canReadSafeguarding(member) ? await findNewConcerns(ctx.db) : undefined;
  const readers = canCreateUser(member) ? await listSafeguarders(ctx) : undefined;
  const isWithoutLead = readers?.every(({ role }) => role !== "lead") ?? false;
  return [
    found && ({ kind: "concerns", ...found } as const),
    isWithoutLead ? ({ kind: "noLead", hasReader: readers?.length !== 0 } as const) : undefined,
  ];
}
