import { expect, test } from "vitest";
import { agree, otherBank as other, withBank } from "../../../tests/support/bank.ts";
import { changeSettings } from "../settings/change-settings.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { adoptBankSetting } from "./adopt-setting.server.ts";
import { findBank } from "./find-bank.server.ts";

type Site = Awaited<ReturnType<typeof withBank>>;

/** Ways of one admin alone, in a foundation with two, to another number. */
const ways: [string, (site: Site) => Promise<unknown>][] = [
  [
    "asks, and agrees",
    async ({ first, openId }) => {
      await first.post({ intent: "ask", ...other });
      await first.post({ ...agree, id: await openId() });
    },
  ],
  [
    "sends the settings form of an earlier release",
    ({ first }) => first.post({ form: "bank", checked: "on", ...other }, "/admin/settings"),
  ],
  [
    "goes through the welcome again",
    ({ first }) => first.post({ step: "bank", checked: "on", ...other }, "/admin/welcome?step=3"),
  ],
  [
    "calls the command of the settings",
    async ({ ctx }) => {
      const member = {
        id: "admin",
        name: "Sample Admin",
        role: "admin",
        email: "",
        position: null,
        twoFactor: false,
        readsSafeguarding: false,
      } as const;
      await changeSettings(ctx, member, { bank: other } as object).catch(() => {});
    },
  ],
  [
    "imports the setting, or writes it by SQL, and starts again",
    async ({ ctx }) => {
      await saveSetting(ctx.db, "bank", other);
      await adoptBankSetting(ctx);
    },
  ],
  [
    "writes the number by SQL",
    ({ ctx }) => ctx.db.updateTable("bank_details").set({ naira_account: "5555555555" }).execute(),
  ],
  [
    "adds a row by SQL",
    async ({ ctx }) => {
      const [row] = (await findBank(ctx)).all;
      if (row)
        await ctx.db
          .insertInto("bank_details")
          .values({ ...row, id: 2, naira_account: "5555555555" })
          .execute();
    },
  ],
  [
    "deletes the step that stopped the change",
    async ({ ctx, first, second, openId }) => {
      await first.post({ intent: "ask", ...other });
      const id = await openId();
      await (await second("third")).post({ ...agree, id });
      await first.post({ intent: "stop", id });
      await ctx.db.deleteFrom("bank_details").where("what", "=", "stopped").execute();
    },
  ],
  [
    "makes a second admin, who agrees",
    async ({ ctx, first, second, openId }) => {
      const puppet = await second("puppet");
      const made = {
        account_id: "puppet",
        what: "created" as const,
        by_id: "admin",
        at: ctx.clock.now().toISOString(),
      };
      await ctx.db.insertInto("account_changes").values(made).execute();
      await first.post({ intent: "ask", ...other });
      expect((await puppet.post({ ...agree, id: await openId() })).status).toBe(422);
    },
  ],
  [
    "removes the other admin, to be the only one",
    async ({ first }) => {
      const fields = { intent: "role", role: "editor" };
      expect((await first.post(fields, "/admin/manageusers/other.data")).status).toBe(200);
      await first.post({ intent: "ask", ...other });
    },
  ],
];

test.each(ways)("one admin alone %s: the page never shows the other number", async (_, tryIt) => {
  const site = await withBank();
  await site.second("other");
  await tryIt(site);
  for (const hours of [0, 25, 80]) {
    await site.pass(hours);
    expect(await site.read("/donate")).not.toContain("5555555555");
  }
});
