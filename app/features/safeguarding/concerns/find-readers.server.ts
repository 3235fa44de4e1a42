import { maxCount, writeCount } from "../../../cms/content-filters.ts";
import { listFactsOf, listFactsSince, readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import {
  findReadingRight,
  isPending,
  isRelease,
  lacksOlder,
  opensLater,
  type ReadingFact,
} from "../../../server/auth/reading-rights.ts";
import { canNameReaders } from "../../../server/auth/safeguarding-permissions.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { findNamesByRoles } from "../../../server/db/user-roles.ts";
import { hasRole } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { sayReadingChange } from "../../people/users/record-reading-right.server.ts";
import { listWithRole } from "../../people/users/user-commands.server.ts";
import { hasSignedIn } from "../../people/users/user-permissions.ts";
import { listCalls } from "../help-numbers/find-help-numbers.server.ts";
import { countLocked } from "./concern-queries.server.ts";

export async function findReaders({ ctx, member }: Pick<Actor, "ctx" | "member">) {
  const safeguarders = await listSafeguarders(ctx);
  const leads = safeguarders.filter((person) => hasRole(person, "lead"));
  const canName = canNameReaders(member);
  const older = canName ? await findLackingOlder(ctx, safeguarders) : [];
  const admins = (await listWithRole(ctx, "admin")).filter((person) => !hasRole(person, "lead"));
  return {
    canName,
    /** Readers who cannot read all earlier concerns. */
    withoutOlder: older.filter(({ id }) => id !== member.id).map(({ id, name }) => ({ id, name })),
    changes: canName ? await listReaderChanges(ctx) : [],
    leads: leads.map(({ name, isActive, from }) => ({
      name,
      /** Time at which the right of a waiting lead begins; null if the lead was stopped. */
      ...(!isActive && { from: from === undefined ? null : writeMoment(from) }),
    })),
    admins: admins.map(({ id, name, isNamed }) => ({ id, name, isNamed })),
  };
}

export async function hasLeadAtWork(ctx: Pick<AppContext, "db" | "clock">): Promise<boolean> {
  const active = (await listSafeguarders(ctx)).filter((person) => person.isActive);
  const ids = new Set(active.map(({ id }) => id));
  return (await listWithRole(ctx, "lead")).some((lead) => ids.has(lead.id) && hasSignedIn(lead));
}

/** Time for which the home page of leads shows a change (ms). */
const shownMs = 30 * 24 * 3_600_000;

/** Lists changes of readers within 30 days, newest first. */
export async function listReaderChanges(ctx: Pick<AppContext, "db" | "clock">) {
  const now = await findTrustedMoment(ctx);
  const since = new Date(now.getTime() - shownMs).toISOString();
  const changes = [];
  for (const fact of await listFactsSince(ctx, since)) {
    const { id, what, name, at, from_at } = fact;
    changes.push({
      id,
      since: at,
      sentence: sayReadingChange(name ?? undefined, what),
      at: writeMoment(at),
      from: writeMoment(from_at),
      canStop: isPending(fact, await readRightOf(ctx, fact.member_id), now),
    });
  }
  return changes;
}

export async function findLackingOlder<Account extends { id: string }>(
  ctx: Pick<AppContext, "db">,
  accounts: Account[],
) {
  const found = await Promise.all(
    accounts.map(async (account) => ({ ...account, right: await readRightOf(ctx, account.id) })),
  );
  return found.flatMap(({ right, ...account }) => {
    return right !== undefined && lacksOlder(right) ? [{ ...account, right }] : [];
  });
}

type ClosedReason = "none" | "waits" | "paused" | "moved" | "stopped";

const reasons: Partial<Record<ReadingFact, ClosedReason>> = {
  kept: "waits",
  lead: "waits",
  reader: "waits",
  moved: "moved",
  paused: "paused",
  stopped: "stopped",
};

const maxPeople = 3;

/** Explains to a lead why concerns cannot be read. Reveals only the number of open concerns. */
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
    /** Time at which the lead can read; undefined if an admin must appoint the lead again. */
    from: right && writeMoment(right.from),
    /** Time at which older concerns can be read. */
    olderFrom: older && writeMoment(older.from),
    leads: leads.map(({ name }) => name).slice(0, maxPeople),
    admins: right === undefined ? await findNamesByRoles(ctx.db, ["admin"], maxPeople, member.id) : [],
    open: writeCount(open),
    calls: await listCalls(ctx),
  };
}

export type ClosedConcerns = Awaited<ReturnType<typeof explainClosed>>;
