import { logLines } from "content/staff-log.ts";
import type { FindLoggedThings, FindWayBack } from "../../../server/audit-log/logged-things.ts";
import { partsOfSubject } from "../../../server/audit-log/name-logged-things.server.ts";
import { switchesOf } from "../../../server/feature-switch.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { findSwitchedOff } from "./find-features-in-use.server.ts";
import { type SentSwitch, saveSwitches } from "./save-switches.server.ts";
import { canSwitch } from "./switch-permissions.ts";

/** Returns the labels of switches for the audit log. */
export const nameSwitches: FindLoggedThings = async ({ features }, keys) => {
  const known = switchesOf(features).filter(({ key }) => keys.some((one) => one === key));
  return new Map(known.map(({ key, name }) => [key, { name, to: "/admin/use" }]));
};

const turned = ["switched on", "switched off"];

/** Finds a way to undo a save of switches, while none of them has changed since. */
export const findWayBackOfSwitches: FindWayBack = async ({ ctx, member }, save) => {
  if (!canSwitch(member) || !save.every(({ what }) => turned.includes(what))) return undefined;
  const off = await findSwitchedOff(ctx);
  const wanted: SentSwitch[] = save.map(({ what, subject }) => {
    const was = what === "switched on";
    return { key: partsOfSubject(subject).key, was, isOn: !was };
  });
  if (wanted.some(({ key, was }) => off.some((one) => one === key) === was)) return undefined;
  return async () => {
    const names = await saveSwitches({ ctx, member }, wanted);
    if (names.length === 0) throw new FormError(logLines.changedSince, { status: 409 });
  };
};
