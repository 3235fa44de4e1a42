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
import { hasComeIn } from "../../people/users/user-permissions.ts";

/** Who may read concerns: leads, and admins with whether a lead named them. */
export async function findReaders({ ctx, member }: Pick<Actor, "ctx" | "member">) {
  const safeguarders = await listSafeguarders(ctx);
  const leads = safeguarders.filter((person) => hasRole(person, "lead"));
  const canName = canNameReaders(member);
  const older = canName ? await findWhoLacksOlder(ctx, safeguarders) : [];
  const admins = (await listWithRole(ctx, "admin")).filter((person) => !hasRole(person, "lead"));
  return {
    canName,
    /** Who reads, and not all that came before. */
    withoutOlder: older.filter(({ id }) => id !== member.id).map(({ id, name }) => ({ id, name })),
    changes: canName ? await listReaderChanges(ctx) : [],
    leads: leads.map(({ name, isActive, from }) => ({
      name,
      /** Time at which a waiting lead begins; null for one who was stopped. */
      ...(!isActive && { from: from === undefined ? null : writeMoment(from) }),
    })),
    admins: admins.map(({ id, name, isNamed }) => ({ id, name, isNamed })),
  };
}

/** Is there a lead in force who can sign in and read what comes now? */
export async function hasLeadAtWork(ctx: Pick<AppContext, "db" | "clock">): Promise<boolean> {
  const active = (await listSafeguarders(ctx)).filter((person) => person.isActive);
  const ids = new Set(active.map(({ id }) => id));
  return (await listWithRole(ctx, "lead")).some((lead) => ids.has(lead.id) && hasComeIn(lead));
}

/** How long a change stands on the home of leads (ms). */
const shownMs = 30 * 24 * 3_600_000;

/** What was done within 30 days to who reads concerns, newest first. */
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

/** Finds those of these accounts that read concerns, but not all earlier ones. */
export async function findWhoLacksOlder<Account extends { id: string }>(
  ctx: Pick<AppContext, "db">,
  accounts: Account[],
) {
  const found = await Promise.all(
    accounts.map(async (account) => ({
      ...account,
      right: await readRightOf(ctx, account.id),
    })),
  );
  return found.flatMap(({ right, ...account }) => {
    return right !== undefined && lacksOlder(right) ? [{ ...account, right }] : [];
  });
}
