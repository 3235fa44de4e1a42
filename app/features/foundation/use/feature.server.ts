import { staffAskedFoundation } from "content/staff-asked-foundation.ts";
import { staffUse as words } from "content/staff-use.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { findSwitchFields } from "./find-switch-fields.server.ts";
import { switchMigrations } from "./switch-migrations.ts";
import { canSwitch } from "./switch-permissions.ts";
import { findWayBackOfSwitches, nameSwitches } from "./undo-switches.server.ts";

export const use = defineFeature(() => ({
  migrations: switchMigrations,
  logged: { settings: ["switch"] },
  things: { switch: nameSwitches },
  wayBack: findWayBackOfSwitches,
  tables: {
    switched_off: table({
      noun: "switch",
      key: ["key"],
      changesPages: true,
      columns: { nothing: "key at is_initial", staff: "by" },
    }),
  },
  fields: findSwitchFields,
  staff: [
    {
      label: words.title,
      path: "/admin/use",
      icon: "settings",
      who: canSwitch,
      alsoCalled: staffAskedFoundation.use,
    },
  ],
}));
