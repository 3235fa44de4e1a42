import { staffUse } from "content/staff-use.ts";
import type { SwitchKey } from "../../../server/feature-switch.ts";
import { useIsInUse } from "./switched-off.tsx";

/** Tells staff who come by an address that it is switched off; nothing while it is on. */
export function SwitchedOffNotice({ of }: { of: SwitchKey }) {
  return !useIsInUse(of) && <p className="alert">{staffUse.isOff(staffUse[of].name)}</p>;
}
