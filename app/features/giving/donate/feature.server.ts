import { labelled } from "content/labelled.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { findBank } from "../bank-details/find-bank.server.ts";

export const donate = defineFeature(() => ({
  switch: "gifts",
  checklist: [
    {
      step: "bank",
      words: staffReadiness.bank,
      path: "/admin/bank",
      isDone: async (ctx) => (await findBank(ctx)).live !== undefined,
    },
  ],
  pages: [
    {
      path: "/donate",
      rank: 40,
      need: "donate",
      asksFor: "money",
      lede: (of) => of("donate").lede,
      title: (of) => of("donate").title,
      texts: (of) => {
        const { heading, lede, bank, ways } = of("donate");
        const tabs = ways.tabs.flatMap(({ name, content, points }) => [labelled(name, content), ...points]);
        return [heading, lede, labelled(bank.heading, bank.lede), ...tabs, ...Object.values(bank.rows)];
      },
    },
  ],
}));
