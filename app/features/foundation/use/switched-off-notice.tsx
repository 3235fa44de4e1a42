import { staffUse } from "content/staff-use.ts";
import { useContext } from "react";
import type { SwitchKey } from "../../../server/feature-switch.ts";
import { UnusedContext, useIsInUse } from "./switched-off.tsx";

/** Tells staff that a feature is switched off, or that its first use switches it on. Renders nothing while it is on. */
export function SwitchedOffNotice({ of }: { of: SwitchKey }) {
  const isUnused = useContext(UnusedContext).includes(of);
  const isClosed = !useIsInUse(of);
  const words = staffUse[of];
  if (isUnused && "first" in words) return <p className="muted">{staffUse.unused(words.name, words.first.hint)}</p>;
  return isClosed && <p className="alert">{staffUse.isOff(words.name)}</p>;
}
