import type { StaffMember } from "../../../server/auth/auth.ts";
import type { ClosingRow } from "../../../server/closings/closing-queries.server.ts";
import { nameInAuditLog } from "../../../server/closings/erased-people.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { erasePerson, listAddresses } from "./erase-person.server.ts";

const restore: StaffMember = {
  id: "",
  name: "the list beside the backups",
  email: "",
  roles: ["admin"],
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

/** After a restore, erases people again who were erased after the backup. */
export async function eraseAgain(ctx: AppContext, fresh: ClosingRow[]): Promise<void> {
  const erased = new Map(fresh.filter(({ kind }) => kind === "erased").map(({ key, value }) => [key, value]));
  if (erased.size === 0) return;
  for (const email of await listAddresses(ctx)) {
    const isUnnamed = erased.get(nameInAuditLog(ctx, email));
    if (isUnnamed === undefined) continue;
    try {
      await erasePerson(ctx, restore, email, isUnnamed === "posts too");
    } catch (error) {
      // The last admin cannot be erased. The log line contains no address.
      ctx.log.error("a person was not erased again after the restore", errorFields(error));
    }
  }
}
