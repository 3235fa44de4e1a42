import { findOffSwitches } from "../../app/features/foundation/use/find-features-in-use.server.ts";
import { saveSwitches } from "../../app/features/foundation/use/save-switches.server.ts";
import type { StaffMember } from "../../app/server/auth/auth.ts";
import type { AppContext } from "../../app/server/context.server.ts";

const member: StaffMember = {
  id: "first-admin",
  name: "First Admin",
  email: "first@example.org",
  roles: ["admin"],
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

/** Switches on what is off on a new site, as an admin does at "What we use". */
export async function switchAllOn(ctx: AppContext): Promise<void> {
  const off = await findOffSwitches(ctx);
  await saveSwitches(
    { ctx, member },
    off.map(({ key }) => ({ key, was: false, isOn: true })),
  );
}
