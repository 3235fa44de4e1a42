import type { AppContext } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import { isAlone, readStandings } from "../../people/users/find-settled-people.server.ts";
import { findBank } from "./find-bank.server.ts";

const readLast = cacheLastRead(async (ctx: AppContext) => isAlone(await readStandings(ctx)));

/** Tells if one person alone may change the bank details, or approved the live ones. */
export async function findGuard(ctx: AppContext) {
  const { open, approved } = await findBank(ctx);
  const isByOne = approved === "one";
  return { isAlone: open?.isAlone === true || (await readLast(ctx)), isByOne };
}
