import type { Actor } from "../../server/context.server.ts";
import { canNameReaders } from "../safeguarding/safeguarding-permissions.ts";
import { listAdmins, listSafeguarders } from "../users/user-commands.server.ts";

/** Who may read concerns: leads, and admins with whether a lead named them. */
export async function findReaders({ ctx, member }: Pick<Actor, "ctx" | "member">) {
  const leads = (await listSafeguarders(ctx)).filter(({ role }) => role === "lead");
  const admins = await listAdmins(ctx);
  return {
    canName: canNameReaders(member),
    leads: leads.map(({ name }) => name),
    admins: admins.map(({ id, name, isNamed }) => ({ id, name, isNamed })),
  };
}
