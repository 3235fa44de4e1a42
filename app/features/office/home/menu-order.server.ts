import { staffGifts } from "content/staff-gifts.ts";
import { staffShell } from "content/staff-shell.ts";
import type { StaffMenu } from "../../../server/staff-menu.ts";
import { canEdit, canKeepBooks } from "../../../values/roles.ts";

/** Menu of the staff area: sections with their pages and tabs, in order. */
export const menuOrder = (): StaffMenu => ({
  write: [
    {
      path: "/admin/post",
      tabs: [{ path: "/admin/visits" }],
      pocketOf: ["writer", "editor"],
      holds: ["/admin/listen/:subject", "/admin/share/:kind/:key"],
    },
    { path: "/admin/event" },
    { path: "/admin/project" },
    { path: "/admin/news", tabs: [{ path: "/admin/contributor" }] },
    { path: "/admin/media", pocketOf: ["writer"] },
    {
      path: "/admin/page",
      tab: staffShell.tabs.ownPages,
      tabs: [{ path: "/admin/pages" }, { path: "/admin/redirects" }, { path: "/admin/searches" }],
    },
    { path: "/admin/newsletter" },
  ],
  people: [
    { path: "/admin/messages", pocketOf: ["editor", "admin"] },
    {
      path: "/admin/days",
      holds: ["/admin/event/:id/guests", "/admin/event/:id/helpers", "/admin/event/:id/figures"],
    },
    { path: "/admin/volunteers" },
    { path: "/admin/subscribers" },
    { path: "/admin/figures" },
    { path: "/admin/people-data" },
  ],
  money: [
    {
      path: "/admin/gifts",
      tab: staffGifts.nav.expected,
      tabs: [
        { path: "/admin/gifts/received", label: staffGifts.nav.received },
        { path: "/admin/gifts/monthly" },
        { path: "/admin/gifts/online", label: staffShell.tabs.online },
        { path: "/admin/gifts/record" },
        { path: "/admin/gifts/past" },
        { path: "/admin/gifts/board" },
      ],
    },
    { path: "/admin/gifts/statement", tabs: [{ path: "/admin/gifts/statement/out" }] },
    { path: "/admin/spending", pocketOf: ["treasurer"] },
    // A person with cash who keeps no books opens this page from Today.
    {
      path: "/admin/cash",
      isListedFor: canKeepBooks,
      pocketOf: ["treasurer"],
      pocketLabel: staffShell.places.cash,
      holds: ["/admin/cash/move", "/admin/cash/lines"],
    },
    { path: "/admin/month", holds: ["/admin/cash/doughnut"] },
    { path: "/admin/receipts" },
    { path: "/admin/gifts/audit" },
  ],
  children: [
    { path: "/admin/concerns", pocketOf: ["lead"], holds: ["/admin/private/:id"] },
    { path: "/admin/consents", pocketOf: ["lead"] },
    { path: "/admin/photo-requests" },
    { path: "/admin/photo-words" },
    { path: "/admin/approvals" },
  ],
  site: [
    {
      path: "/admin/settings",
      tab: staffShell.tabs.names,
      tabs: [{ path: "/admin/use" }, { path: "/admin/sample", label: staffShell.tabs.sample }],
      pocketOf: ["admin"],
      pocketLabel: staffShell.places.site,
      holds: ["/admin/undo/:id"],
    },
    { path: "/admin/country", tabs: [{ path: "/admin/language" }, { path: "/admin/protecting-pages" }] },
    { path: "/admin/document", holds: ["/admin/document/:id/files"] },
    { path: "/admin/bank", holds: ["/admin/numbers"] },
    { path: "/admin/look" },
    { path: "/admin/mail" },
    // A safeguarding lead without other tasks opens this page from Today.
    { path: "/admin/help-numbers", isListedFor: canEdit },
    { path: "/admin/manageusers", holds: ["/admin/createuser", "/admin/trustees"] },
    { path: "/admin/move-in", holds: ["/admin/move-in/:id", "/admin/move-in/:id/proposals"] },
    { path: "/admin/doctor" },
    { path: "/admin/log" },
  ],
});
