import { listFactsSince, readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { isPending, lacksOlder } from "../../../server/auth/reading-rights.ts";
import { canNameReaders } from "../../../server/auth/safeguarding-permissions.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { hasRole } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { sayReadingChange } from "../../people/users/record-reading-right.server.ts";
import { listWithRole } from "../../people/users/user-commands.server.ts";
import { hasSignedIn } from "../../people/users/user-permissions.ts";

/** Lists leads, and admins whom a lead may name. */
export async function findReaders({ ctx, member }: Pick<Actor, "ctx" | "member">) {
  const safeguarders = await listSafeguarders(ctx);
  const leads = safeguarders.filter((person) => hasRole(person, "lead"));
  const canName = canNameReaders(member);
  const older = canName ? await findLackingOlder(ctx, safeguarders) : [];
  const admins = (await listWithRole(ctx, "admin")).filter((person) => !hasRole(person, "lead"));
  return {
    canName,
    /** Readers without access to all earlier concerns. */
    withoutOlder: older.filter(({ id }) => id !== member.id).map(({ id, name }) => ({ id, name })),
    changes: canName ? await listReaderChanges(ctx) : [],
    leads: leads.map(({ name, isActive, from }) => ({
      name,
      /** Start of a waiting lead's right; null for a stopped one. */
      ...(!isActive && { from: from === undefined ? null : writeMoment(from) }),
    })),
    admins: admins.map(({ id, name, isNamed }) => ({ id, name, isNamed })),
  };
}

/** Can an active lead sign in and read new concerns? */
export async function hasLeadAtWork(ctx: Pick<AppContext, "db" | "clock">): Promise<boolean> {
  const active = (await listSafeguarders(ctx)).filter((person) => person.isActive);
  const ids = new Set(active.map(({ id }) => id));
  return (await listWithRole(ctx, "lead")).some((lead) => ids.has(lead.id) && hasSignedIn(lead));
}

/** Time for which the home of leads shows a change (ms). */
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

/** Finds accounts that read concerns, but not all earlier ones. */
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
