import { staffAskedReach } from "content/staff-asked-reach.ts";
import { staffRedirects } from "content/staff-redirects.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canManageRedirects } from "./redirect-permissions.ts";
import { findWayBackOfRedirect, nameRedirects } from "./undo-redirect.server.ts";

export const redirects = defineFeature(() => ({
  staff: [
    {
      label: staffRedirects.title,
      path: "/admin/redirects",
      who: canManageRedirects,
      icon: "settings",
      alsoCalled: staffAskedReach.redirects,
    },
  ],
  logged: { writing: ["redirect"] },
  things: { redirect: nameRedirects },
  wayBack: findWayBackOfRedirect,
  tables: {
    redirects: table({
      noun: "redirect",
      key: ["id"],
      changesPages: true,
      columns: { nothing: "id path noun content_id target made_by created_at" },
    }),
    changed_addresses: table({
      noun: "changed address",
      key: ["path"],
      columns: { nothing: "path changed_at due_at attempts" },
    }),
  },
}));
