import { logThings } from "content/log-things.ts";
import { staffAskedSafeguarding } from "content/staff-asked-safeguarding.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { staffShell } from "content/staff-shell.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { findHelpNumbers } from "./find-help-numbers.server.ts";
import { helpNumberMigrations } from "./help-number-migrations.ts";
import { canManageHelpNumbers } from "./help-number-permissions.ts";

export const helpNumbers = defineFeature(() => ({
  migrations: helpNumberMigrations,
  tables: {
    help_numbers: table({
      noun: "help number",
      key: ["number"],
      isPublished: true,
      changesPages: true,
      columns: { nothing: "rank called_at", typed: "number name", staff: "called_by" },
    }),
  },
  staff: [
    {
      label: staffShell.rooms.safety,
      path: "/admin/help-numbers",
      icon: "shield",
      who: canManageHelpNumbers,
      alsoCalled: staffAskedSafeguarding.numbers,
    },
  ],
  checklist: [
    {
      step: "help",
      words: staffReadiness.help,
      path: "/admin/help-numbers",
      isDone: async (ctx) => (await findHelpNumbers(ctx)).length > 0,
    },
  ],
  logged: { settings: ["help number"] },
  things: { "help number": loggedAs((key) => ({ name: logThings.helpNumber(key), to: "/admin/help-numbers" })) },
}));
