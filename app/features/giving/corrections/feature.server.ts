import { staffCash } from "content/staff-cash.ts";
import { staffCashLines as words } from "content/staff-cash-lines.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canKeepBooks } from "../../../values/roles.ts";

/** Lines of the books, and corrections of them: new lines that name the wrong one. */
export const corrections = defineFeature(() => ({
  switch: "spending",
  staff: [
    {
      label: words.title,
      path: "/admin/cash/lines",
      icon: "gift",
      who: canKeepBooks,
      alsoCalled: staffCash.askedLines,
    },
  ],
}));
