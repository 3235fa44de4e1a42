import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { countCountedGifts } from "./gift-queries.server.ts";
import { countSentPledges } from "./pledge-queries.server.ts";

/** What waits for the treasurer: promises that donors call sent, and cash that a second person has not counted. */
export async function findGiftNeeds({ db }: Pick<AppContext, "db">, member: Pick<StaffMember, "role">) {
  if (!canManageGifts(member)) return [];
  const [gifts, cash] = [await countSentPledges(db), await countCountedGifts(db)];
  return [
    ...(gifts.since === null ? [] : [{ kind: "gifts" as const, count: gifts.count, since: gifts.since }]),
    ...(cash.since === null ? [] : [{ kind: "cash" as const, count: cash.count, since: cash.since }]),
  ];
}
