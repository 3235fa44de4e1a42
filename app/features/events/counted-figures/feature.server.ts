import { staffAskedEvents } from "content/staff-asked-events.ts";
import { staffFigures } from "content/staff-figures.ts";
import { staffShell } from "content/staff-shell.ts";
import { rewriteAuditEvent } from "../../../server/audit-log/audit-log-queries.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { withoutNames } from "../../../values/without-names.ts";
import { canChangeHeadlines } from "../../foundation/settings/settings-permissions.ts";
import { findFigureChanges } from "./counted-queries.server.ts";

/** Removes a person's name as counter from the audit log. */
async function eraseCounter({ db }: InTransaction, { names }: { names: string[] }): Promise<undefined> {
  if (names.length === 0) return;
  for (const { id, before, after } of await findFigureChanges(db)) {
    const changes = { before: before && withoutCounter(before, names), after: after && withoutCounter(after, names) };
    if (changes.before !== before || changes.after !== after) await rewriteAuditEvent(db, id, changes);
  }
}

function withoutCounter(json: string, names: readonly string[]): string {
  const kept = (key: string, value: unknown) =>
    key === "counted_by" && typeof value === "string" ? withoutNames(value, names, erasedName) : value;
  return JSON.stringify(JSON.parse(json), kept);
}

export const countedFigures = defineFeature(() => ({
  pages: [
    {
      path: "/impact",
      rank: 140,
      need: "counted",
      lede: (of) => of("counted").lede,
      title: (of) => of("counted").title,
      texts: (of) => [of("counted").lede, of("counted").heading],
    },
  ],
  staff: [
    {
      label: staffShell.rooms.figures,
      path: "/admin/figures",
      icon: "settings",
      who: canChangeHeadlines,
      alsoCalled: staffAskedEvents.figures,
    },
  ],
  panels: [{ of: ["event"], label: staffFigures.link, path: (_noun, id) => `/admin/event/${id}/figures` }],
  person: { erase: eraseCounter },
  tables: {
    event_figures: table({
      noun: "figure",
      key: ["event_id", "position"],
      isPublished: true,
      belongsTo: ["events"],
      changesPages: true,
      columns: {
        nothing: "event_id position count how people",
        typed: "unit what",
        byline: "counted_by",
      },
    }),
  },
}));
