import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { canNameReaders, canReadSafeguarding, readableConcerns } from "../safeguarding/safeguarding-permissions.ts";
import { listSafeguarders } from "../users/user-commands.server.ts";
import { canCreateUser } from "../users/user-permissions.ts";
import { findNewConcerns } from "./concern-queries.server.ts";
import { listReaderChanges } from "./find-readers.server.ts";
import { findLeadsWithoutOlder } from "./release-older.server.ts";

/** What waits: new concerns, for who may read them; and a lead, for who can appoint one. */
export async function findConcernNeeds(ctx: AppContext, member: StaffMember) {
  const found = canReadSafeguarding(member) ? await findNewConcerns(ctx.db, readableConcerns(member)) : undefined;
  const readers = canCreateUser(member) ? await listSafeguarders(ctx) : undefined;
  const isWithoutLead = readers?.every(({ role }) => role !== "lead") ?? false;
  const changes = canNameReaders(member) ? await listReaderChanges(ctx) : [];
  const since = changes.at(-1)?.since;
  const waiting = canCreateUser(member) ? await findLeadsWithoutOlder(ctx) : [];
  return [
    since === undefined ? undefined : ({ kind: "readers", count: changes.length, since } as const),
    waiting.length === 0
      ? undefined
      : ({ kind: "release", names: waiting.map(({ name }) => name).join(", ") } as const),
    found && ({ kind: "concerns", ...found } as const),
    isWithoutLead ? ({ kind: "noLead", hasReader: readers?.length !== 0 } as const) : undefined,
  ];
}
