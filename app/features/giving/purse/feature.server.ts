import { staffCash as words } from "content/staff-cash.ts";
import { staffUse } from "content/staff-use.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { doActsAlone } from "./act-on-purse.server.ts";
import { bookMoney } from "./book-money.server.ts";
import { purseMigrations } from "./purse-migrations.ts";
import { allEntries, countWaiting } from "./purse-queries.server.ts";

/** Vouchers and acts that wait would be forgotten. */
async function sayWhyOn({ db }: Pick<AppContext, "db">): Promise<string | undefined> {
  const count = await countWaiting(db);
  return count === 0 ? undefined : staffUse.spending.waits(count);
}

declare module "../../../server/feature-switch.ts" {
  interface Switches {
    spending: true;
  }
}

/** The books: where money is, and what it is for. */
export const purse = defineFeature(() => ({
  migrations: purseMigrations,
  switch: {
    key: "spending",
    rank: 15,
    name: staffUse.spending.name,
    off: staffUse.spending.off,
    begins: { ...staffUse.spending.first, path: "/admin/cash" },
    keeps: { rows: allEntries, say: staffUse.spending.kept },
    refuses: sayWhyOn,
  },
  logged: { gifts: ["act on money", "entry"] },
  things: {
    "act on money": loggedAs(() => ({ name: words.log.money, to: "/admin/cash" })),
    entry: loggedAs(() => ({ name: words.log.entry, to: "/admin/cash" })),
  },
  tables: {
    places: table({
      noun: "place of money",
      key: ["id"],
      columns: { nothing: "id code kind currency account closed_at counted_on", typed: "label", person: "user_id" },
    }),
    purses: table({
      noun: "purse",
      key: ["id"],
      changesPages: true,
      columns: { nothing: "id code project_id rest_to ended_at", typed: "title" },
    }),
    spending_kinds: table({
      noun: "kind of spending",
      key: ["code"],
      columns: { nothing: "code position", typed: "label" },
    }),
    // Entries and months never change. An id of a deleted account leads to no person.
    entries: table({
      noun: "entry",
      key: ["id"],
      columns: { nothing: "id day what voucher_id gift_id fixes made_by_id people at", secret: "source" },
    }),
    postings: table({
      noun: "amount",
      key: ["id"],
      belongsTo: ["entries", "places", "purses"],
      columns: { nothing: "id entry_id what place_id purse_id kind currency minor" },
    }),
    balances: table({
      noun: "balance",
      key: ["holder", "currency"],
      changesPages: true,
      columns: { nothing: "holder currency minor" },
    }),
    entry_sums: table({
      noun: "sum of entries",
      key: ["holder", "month", "what", "kind", "currency"],
      columns: { nothing: "holder month what kind currency minor count" },
    }),
    purse_acts: table({
      noun: "act on money",
      key: ["id"],
      columns: {
        nothing: "id what state is_by_one waiting_since asked_at done_at",
        typed: "facts",
        staff: "asked_by agreed_by",
        person: "asked_by_id agreed_by_id",
        secret: "key",
      },
    }),
  },
  jobs: [
    { name: "books", by: "one", every: 5, run: bookMoney },
    { name: "acts on money by one person", by: "one", every: 600, run: doActsAlone },
  ],
}));
