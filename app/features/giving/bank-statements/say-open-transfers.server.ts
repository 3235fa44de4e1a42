import { staffUse } from "content/staff-use.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { countAnnouncedTransfers } from "../gifts/gift-queries.server.ts";
import { countSentPromises } from "../gifts/promise-queries.server.ts";

/** Says what a bank statement still has to prove: promises called sent, and announced transfers. */
export async function sayOpenTransfers({ db }: Pick<AppContext, "db">): Promise<string | undefined> {
  const count = (await countSentPromises(db)).count + (await countAnnouncedTransfers(db));
  return count === 0 ? undefined : staffUse.statements.waits(count);
}
