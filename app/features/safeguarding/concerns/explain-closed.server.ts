import { maxCount, writeCount } from "../../../cms/content-filters.ts";
import { listFactsOf } from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { findReadingRight, isRelease, opensLater, type ReadingFact } from "../../../server/auth/reading-rights.ts";
import type { Actor } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { findNamesByRoles } from "../../../server/db/user-roles.ts";
import { hasRole } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { countLocked } from "./concern-queries.server.ts";
import { listCalls } from "./list-calls.server.ts";

type ClosedReason = "none" | "waits" | "paused" | "moved" | "stopped";

const reasons: Partial<Record<ReadingFact, ClosedReason>> = {
  kept: "waits",
  lead: "waits",
  reader: "waits",
  moved: "moved",
  paused: "paused",
  stopped: "stopped",
};

/** Shown names. */
const maxPeople = 3;

/** Explains to a lead why concerns cannot be read. Reveals only the number of open ones. */
export async function explainClosed({ ctx, member }: Pick<Actor, "ctx" | "member">) {
  const facts = await listFactsOf(ctx, member.id);
  const right = findReadingRight(facts);
  const last = facts.findLast(({ what }) => !isRelease(what));
  const older = opensLater(right, await findTrustedMoment(ctx));
  const leads = (await listSafeguarders(ctx)).filter((person) => hasRole(person, "lead") && person.isActive);
  const { open } = await countLocked(ctx.db, [], maxCount);
  return {
    reason: (last && reasons[last.what]) ?? "none",
    since: last && writeMoment(last.at),
    /** Start of reading; undefined if an admin must appoint the lead again. */
    from: right && writeMoment(right.from),
    /** Time at which older concerns open. */
    olderFrom: older && writeMoment(older.from),
    leads: leads.map(({ name }) => name).slice(0, maxPeople),
    admins: right === undefined ? await findNamesByRoles(ctx.db, ["admin"], maxPeople, member.id) : [],
    open: writeCount(open),
    calls: await listCalls(ctx),
  };
}

export type ClosedConcerns = Awaited<ReturnType<typeof explainClosed>>;
