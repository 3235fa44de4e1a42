import { logLines as words } from "content/staff-log.ts";
import type { AuditFilter } from "../../../server/audit-log/audit-log-queries.server.ts";
import { findSaves, type Save } from "../../../server/audit-log/find-saves.server.ts";
import { nameLoggedThings, partsOfSubject } from "../../../server/audit-log/name-logged-things.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { sinceOnSite } from "../../../values/site-days.ts";
import { describeChanges, nameIn, type ReadEvent, sayLine, sayWho } from "./say-log-line.server.ts";
import { findUndoable, readValue } from "./undo-save.server.ts";

const pageLength = 50;

const readEvent = ({ id, what, subject, before, after }: Save[number], isHidden: boolean): ReadEvent => ({
  id,
  what,
  subject,
  kind: partsOfSubject(subject).kind,
  before: isHidden ? undefined : readValue(before),
  after: isHidden ? undefined : readValue(after),
});

/** A page of the log: each save is one line. @param address with the cursor */
export async function findLogLines(actor: Actor, filter: AuditFilter, address: string) {
  const { db, clock } = actor.ctx;
  const { saves, older, isNewest } = await findSaves(db, filter, address, pageLength);
  const subjects = [...new Set(saves.flatMap((save) => save.map(({ subject }) => subject)))];
  const { named, hidden } = await nameLoggedThings(actor.ctx, subjects);
  const undoable = await findUndoable(actor, saves);
  const nameOf = nameIn(named);
  const now = clock.now().toISOString();
  const lines = saves.map((save, place) => {
    const events = save.map((row) => readEvent(row, hidden.has(row.subject)));
    const { at = now, who = "" } = save[0] ?? {};
    return {
      ...sinceOnSite(at, now),
      id: save.at(-1)?.id ?? 0,
      who,
      by: sayWho(who),
      parts: sayLine(events, nameOf),
      changes: describeChanges(events, nameOf),
      raw: save.map(({ id, what, subject, before, after }) => {
        const isHidden = hidden.has(subject);
        const record = words.record(what, isHidden ? partsOfSubject(subject).kind : subject, id);
        return { id, record, before: isHidden ? null : before, after: isHidden ? null : after };
      }),
      canUndo: undoable[place] === true,
    };
  });
  return { lines, older, isNewest };
}

export type FoundLogLine = Awaited<ReturnType<typeof findLogLines>>["lines"][number];
