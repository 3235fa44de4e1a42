import { staffAskedEvents } from "content/staff-asked-events.ts";
import { staffFigures } from "content/staff-figures.ts";
import { staffShell } from "content/staff-shell.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canChangeHeadlines } from "../../foundation/settings/settings-permissions.ts";
import { eraseCounter } from "./erase-counter.server.ts";

export const countedFigures = defineFeature({
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
      room: { in: "people", rank: 50 },
      label: staffShell.rooms.figures,
      path: "/admin/figures",
      icon: "settings",
      who: canChangeHeadlines,
      alsoCalled: staffAskedEvents.figures,
    },
  ],
  panels: [{ of: ["event"], rank: 40, label: staffFigures.link, path: (_noun, id) => `/admin/event/${id}/figures` }],
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
});
