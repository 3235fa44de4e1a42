import { logLines as words } from "content/staff-log.ts";
import { findAuditEvent, findLastEvents } from "../../../server/audit-log/audit-log-queries.server.ts";
import { findSaveOf, type Save } from "../../../server/audit-log/find-saves.server.ts";
import type { SavedEvent } from "../../../server/audit-log/logged-things.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { canReadAuditLog } from "./admin-permissions.ts";

/** Time after which a save can no longer be undone (ms); the same as for deleted items. */
const undoMs = 30 * 24 * 3_600_000;

/** Parses an event's JSON; returns other texts unchanged, and undefined for null. */
export function readValue(json: string | null): unknown {
  if (json === null) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

const eventOf = ({ at, what, subject, before, after }: Save[number]): SavedEvent => ({
  at,
  what,
  subject,
  before: readValue(before),
  after: readValue(after),
});

/** Finds a feature's way to undo a save, if no later event changed the same subjects. */
async function findWayBack(actor: Actor, save: Save, last: ReadonlyMap<string, number>) {
  const newest = save.at(-1)?.id ?? 0;
  if (save.some(({ subject }) => (last.get(subject) ?? 0) > newest)) return undefined;
  const events = save.map(eventOf);
  for (const { wayBack } of actor.ctx.features) {
    const found = await wayBack?.(actor, events);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds ways to undo saves for this member now, by index of the save. */
async function findWaysBack(actor: Actor, saves: readonly Save[]) {
  const since = new Date(actor.ctx.clock.now().getTime() - undoMs).toISOString();
  const recent = saves.map((save) => (save.some(({ at }) => at <= since) ? [] : save));
  const rows = recent.flat();
  if (rows.length === 0) return [];
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const last = await findLastEvents(actor.ctx.db, subjects, Math.min(...rows.map(({ id }) => id)));
  const ways: Awaited<ReturnType<typeof findWayBack>>[] = [];
  for (const save of recent) ways.push(save.length === 0 ? undefined : await findWayBack(actor, save, last));
  return ways;
}

/** Returns which of these saves this member can undo now. */
export const findUndoable = async (actor: Actor, saves: readonly Save[]): Promise<boolean[]> =>
  (await findWaysBack(actor, saves)).map((way) => way !== undefined);

/**
 * Undoes a save with the usual command of its feature, which adds its own line to the log.
 * @param id of any event of the save
 * @throws AppError adminsOnly, notFound; FormError if the save can no longer be undone; errors of the command
 */
export async function undoSave(actor: Actor, id: number): Promise<void> {
  requireMay(actor.member, canReadAuditLog);
  const event = await findAuditEvent(actor.ctx.db, id);
  if (event === undefined) throw new AppError("notFound");
  const [way] = await findWaysBack(actor, [await findSaveOf(actor.ctx.db, event)]);
  if (way === undefined) throw new FormError(words.noWayBack, { status: 409 });
  await way();
}
