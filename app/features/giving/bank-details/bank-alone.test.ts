import { expect, test } from "vitest";
import { agree, otherBank as other, otherAccounts, waysOfAccounts, withBank } from "../../../../tests/support/bank.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { findBank } from "./find-bank.server.ts";
import { importBankSetting } from "./import-bank-setting.server.ts";

type Site = Awaited<ReturnType<typeof withBank>>;

const thievesWays = JSON.stringify(waysOfAccounts(otherAccounts));
const colleague = "/admin/manageusers/other.data";

/** Ways of one admin among two to show another number. */
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
    "sends the welcome’s form of an earlier release",
    ({ first }) => first.post({ step: "bank", checked: "on", ...other }, "/admin/welcome?step=3"),
  ],
  [
    "calls the command of the settings",
    async ({ ctx }) => {
      const member = {
        id: "admin",
        name: "Sample Admin",
        roles: ["admin"],
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
      await saveSetting(ctx.db, "bank", otherAccounts);
      await importBankSetting(ctx);
    },
  ],
  ["writes the number by SQL", ({ ctx }) => ctx.db.updateTable("bank_details").set({ ways: thievesWays }).execute()],
  [
    "adds a row by SQL",
    async ({ ctx }) => {
      const [row] = (await findBank(ctx)).all;
      if (row)
        await ctx.db
          .insertInto("bank_details")
          .values({ ...row, id: 2, ways: thievesWays })
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
      expect((await first.post(fields, colleague)).status).toBe(200);
      await first.post({ intent: "ask", ...other });
    },
  ],
  [
    "sends the other admin a password link, to be the only one who is settled",
    async ({ first }) => {
      expect((await first.post({ intent: "link" }, colleague)).status).toBe(200);
      await first.post({ intent: "ask", ...other });
    },
  ],
  [
    "sends a password link every 29 days",
    async ({ first, pass }) => {
      for (let month = 0; month < 3; month++) {
        await first.post({ intent: "link" }, colleague);
        await first.post({ intent: "ask", ...other });
        await pass(29 * 24);
      }
      await first.post({ intent: "link" }, colleague);
      await pass(3 * 24);
      await first.post({ intent: "ask", ...other });
    },
  ],
  [
    "sends a password link, and removes the other admin 29 days later",
    async ({ first, pass }) => {
      await first.post({ intent: "link" }, colleague);
      await pass(29 * 24);
      await first.post({ intent: "delete" }, colleague);
      await pass(2 * 24);
      await first.post({ intent: "ask", ...other });
    },
  ],
  [
    "makes an editor whom the other admin promotes, to be one person with the other",
    async ({ ctx, first, signInAs }) => {
      const fields = { firstName: "Col", lastName: "League", email: "col@example.org", role: "editor" };
      await first.post(fields, "/admin/createuser.data");
      const { id } = await ctx.db
        .selectFrom("users")
        .select("id")
        .where("email", "=", fields.email)
        .executeTakeFirstOrThrow();
      const real = await signInAs("other@example.org");
      expect((await real.post({ intent: "role", role: "admin" }, `/admin/manageusers/${id}.data`)).status).toBe(200);
      await first.post({ intent: "ask", ...other });
    },
  ],
  [
    "has an own second account, which makes both new",
    async ({ ctx, first, second }) => {
      const puppet = await second("puppet");
      const made = { account_id: "puppet", what: "created" as const, by_id: "admin", at: "2020-01-01T00:00:00.000Z" };
      await ctx.db.insertInto("account_changes").values(made).execute();
      await puppet.post({ intent: "link" }, colleague);
      await puppet.post({ intent: "link" }, "/admin/manageusers/admin.data");
      for (const admin of [first, puppet]) await admin.post({ intent: "ask", ...other });
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
