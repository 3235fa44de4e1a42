import { staffRedirects } from "content/staff-redirects.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { findKnownAddresses } from "./find-known-addresses.server.ts";
import { canManageRedirects } from "./redirect-permissions.ts";
import { findWayBackOfRedirect, nameRedirects } from "./take-back-redirect.server.ts";

export const redirects = defineFeature({
  staff: [
    {
      tabOf: { path: "/admin/page", rank: 20 },
      label: staffRedirects.title,
      path: "/admin/redirects",
      who: canManageRedirects,
      icon: "settings",
      alsoCalled: [
        "old web address",
        "link does not work",
        "printed link",
        "qr code of a poster",
        "page moved",
        "redirect",
        "redirects",
        "moved",
        "links that broke",
        "broken links",
        "old links",
        "old site",
        "404",
        "301",
      ],
    },
  ],
  knows: findKnownAddresses,
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
});
