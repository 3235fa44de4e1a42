import { staffDoughnut as words } from "content/staff-doughnut.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { keepMonthSums } from "./keep-month-sums.server.ts";
import { hasFirstDay } from "./shows-books.server.ts";
import { transparencyMigrations } from "./transparency-migrations.ts";

/** The public accounts: months with their files, each purse, and what was spent on what. */
export const transparency = defineFeature(() => ({
  migrations: transparencyMigrations,
  switch: "spending",
  pages: [
    {
      path: "/transparency",
      rank: 145,
      isThere: hasFirstDay,
      lede: (of) => of("transparency").lede,
      title: (of) => of("transparency").title,
      texts: (of) => [of("transparency").lede, of("transparency").check.heading],
    },
  ],
  staff: [
    {
      label: words.title,
      path: "/admin/cash/doughnut",
      icon: "gift",
      who: canKeepBooks,
      alsoCalled: words.asked,
    },
  ],
  tables: {
    month_sums: table({
      noun: "sum of a month",
      key: ["month"],
      changesPages: true,
      columns: { nothing: "month sha256 rows bytes sums totals" },
    }),
  },
  jobs: [{ name: "sums of months", by: "one", every: 5, run: keepMonthSums }],
}));
