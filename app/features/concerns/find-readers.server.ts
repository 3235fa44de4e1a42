import type { Actor, AppContext } from "../../server/context.server.ts";
import { findTrustedMoment } from "../../server/db/trusted-time.ts";
import { writeMoment } from "../../values/lagos-time.ts";
import { listFactsSince, readRightOf } from "../safeguarding/find-reading-rights.server.ts";
import { told } from "../safeguarding/record-reading-right.server.ts";
import { canNameReaders } from "../safeguarding/safeguarding-permissions.ts";
import { listAdmins, listSafeguarders } from "../users/user-commands.server.ts";

/** Who may read concerns: leads, and admins with whether a lead named them. */
export async function findReaders({ ctx, member }: Pick<Actor, "ctx" | "member">) {
  const safeguarders = await listSafeguarders(ctx);
  const leads = safeguarders.filter(({ role }) => role === "lead");
  const canName = canNameReaders(member);
  const older = canName ? await findWhoLacksOlder(ctx, safeguarders) : [];
  const admins = await listAdmins(ctx);
  return {
    canName,
    /** Who reads, and not all that came before. */
    withoutOlder: older.filter(({ id }) => id !== member.id).map(({ id, name }) => ({ id, name })),
    changes: canName ? await listReaderChanges(ctx) : [],
    leads: leads.map(({ name }) => name),
    admins: admins.map(({ id, name, isNamed }) => ({ id, name, isNamed })),
  };
}

/** How long a change stands on the home of leads (ms). */
const toldMs = 30 * 24 * 3_600_000;

/** What was done within 30 days to who reads concerns, newest first. */
export async function listReaderChanges(ctx: Pick<AppContext, "db" | "clock">) {
  const since = new Date((await findTrustedMoment(ctx)).getTime() - toldMs).toISOString();
  return (await listFactsSince(ctx, since)).flatMap(({ id, what, name, at, from_at }) =>
    what === "kept"
      ? []
      : [
          {
            id,
            since: at,
            sentence: `${name ?? "An account"} ${told[what]}.`,
            at: writeMoment(at),
            from: writeMoment(from_at),
          },
        ],
  );
}

/** Of these accounts, who reads concerns, but not all that were there before. */
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
    const isWhole = right?.ranges.some(({ after }) => after === 0) ?? true;
    return right === undefined || isWhole ? [] : [{ ...account, right }];
  });
}
