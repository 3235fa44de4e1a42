import { staffMoneyGuard } from "content/staff-money-guard.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { canDecideOnNumbers } from "./money-permissions.ts";
import { countFindings, countWaiting } from "./money-queries.server.ts";

const { needs: words } = staffMoneyGuard;

/** Lists admins' needs: numbers to agree to, and foreign numbers in public texts. */
export async function findNumberNeeds({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canDecideOnNumbers(member)) return [];
  const waiting = await countWaiting(db);
  const found = await countFindings(db);
  const need = (label: string, detail: string, since: string): Need => ({
    ...moneyWarning,
    label,
    detail,
    act: words.act,
    since,
    path: "/admin/numbers",
  });
  return [
    ...(waiting.since === null ? [] : [need(words.waiting(waiting.count), words.waitingDetail, waiting.since)]),
    ...(found.since === null ? [] : [need(words.found(found.count), words.foundDetail, found.since)]),
  ];
}
