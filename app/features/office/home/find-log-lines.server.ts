import { logLines as words } from "content/staff-log.ts";
import type { AuditFilter } from "../../../server/audit-log/audit-log-queries.server.ts";
import { findSaves, type Save } from "../../../server/audit-log/find-saves.server.ts";
import { nameLoggedThings, partsOfSubject } from "../../../server/audit-log/name-logged-things.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { sinceOnSite } from "../../../values/site-days.ts";
import type { LogFilter } from "./log-filter.ts";
import { describeChanges, nameIn, type ReadEvent, sayLine, sayWho } from "./say-log-line.server.ts";
import { findUndoable, readValue } from "./undo-save.server.ts";

const pageLength = 50;

/** Maximum number of pages that a request searches; more would delay other requests. */
const searchedPages = 20;

const readEvent = ({ id, what, subject, before, after }: Save[number], isHidden: boolean): ReadEvent => ({
  id,
  what,
  subject,
  kind: partsOfSubject(subject).kind,
  before: isHidden ? undefined : readValue(before),
  after: isHidden ? undefined : readValue(after),
});

async function sayLines(ctx: AppContext, saves: readonly Save[]) {
  const subjects = [...new Set(saves.flatMap((save) => save.map(({ subject }) => subject)))];
  const { named, hidden } = await nameLoggedThings(ctx, subjects);
  const nameOf = nameIn(named);
  const now = ctx.clock.now().toISOString();
  return saves.map((save) => {
    const events = save.map((row) => readEvent(row, hidden.has(row.subject)));
    const { at = now, who = "" } = save[0] ?? {};
    return {
      ...sinceOnSite(at, now),
      save,
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
    };
  });
}

type SaidLine = Awaited<ReturnType<typeof sayLines>>[number];

/** Returns the sentence of a line as plain text, without the person. */
export const textOfLine = ({ parts }: Pick<SaidLine, "parts">): string =>
  parts.map((part) => (typeof part === "string" ? part : part.name)).join("");

/** Returns the subjects of a kind; empty for all kinds. */
function subjectsOf({ childProtection, features }: AppContext, kind: LogFilter["kind"]): readonly string[] {
  if (kind === "all") return [];
  const declared = features.flatMap(({ logged }) => logged?.[kind] ?? []);
  return kind === "writing" ? [...Object.keys(childProtection.tables), ...declared] : declared;
}

function has(line: SaidLine, search: readonly string[]): boolean {
  const folded = line.changes.flatMap(({ label, before, after }) => [label, before, after]);
  const text = [line.by, textOfLine(line), ...folded].join(" ").toLowerCase();
  return search.every((word) => text.includes(word));
}

/**
 * Reads lines, newest first, one for each save. A search reads only a part of the log in each request.
 * @param before cursor: last id of the previous page
 * @returns `older` is the next cursor; undefined at the end of the log
 */
export async function readLogLines(ctx: AppContext, { kind, who, q }: LogFilter, before: number) {
  const filter: AuditFilter = { kinds: subjectsOf(ctx, kind), who };
  const search = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found: SaidLine[] = [];
  let older: number | undefined = before;
  const pages = search.length === 0 ? 1 : searchedPages;
  for (let page = 0; page < pages && older !== undefined && found.length < pageLength; page++) {
    const part: Awaited<ReturnType<typeof findSaves>> = await findSaves(ctx.db, filter, older, pageLength);
    found.push(...(await sayLines(ctx, part.saves)).filter((line) => has(line, search)));
    older = part.older;
    // Other requests can run between two parts.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { lines: found, older };
}

/** Finds a page of the log, and marks the lines that this member can undo. @param before cursor */
export async function findLogLines(actor: Actor, filter: LogFilter, before: number) {
  const { lines, older } = await readLogLines(actor.ctx, filter, before);
  const saves = lines.map(({ save }) => save);
  const undoable = await findUndoable(actor, saves);
  return { lines: lines.map(({ save: _, ...line }, index) => ({ ...line, canUndo: undoable[index] === true })), older };
}

export type FoundLogLine = Awaited<ReturnType<typeof findLogLines>>["lines"][number];
