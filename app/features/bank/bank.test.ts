import { expect, test } from "vitest";
import { giveBank } from "../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../tests/support/page-text.ts";
import { addStaffMember, samplePassword, signIn, signInAgain } from "../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { changeSettings } from "../settings/change-settings.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { adoptBankSetting } from "./adopt-setting.server.ts";
import { askForDetails } from "./bank-commands.server.ts";
import { bankChecks } from "./check-bank.server.ts";
import { findBank } from "./find-bank.server.ts";
import { tellOfLiveDetails } from "./tell-admins.server.ts";

type Fields = Record<string, string>;

const hourMs = 3_600_000;
const other = {
  bankName: "Other Bank",
  nairaAccount: "5555555555",
  dollarAccount: "6666666666",
  accountName: "Upendo Children’s Home",
  reason: "Our branch moved.",
};
const agree = { intent: "agree", called: "on", password: samplePassword };

/** A site with own details and a signed-in admin; `second` signs another one in. */
async function withBank() {
  const here = await createTestSite();
  const { ctx } = here;
  const as = (Cookie: string) => ({
    open: async (path: string) => textOf(await (await here.ask(path, { headers: { Cookie } })).text()),
    post: async (fields: Fields, path = "/admin/bank") => {
      const headers = { Cookie, Origin: "https://site.test" };
      const answer = await here.ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
      return { status: answer.status, text: textOf(await answer.text()) };
    },
  });
  const first = as(await signIn(ctx, "admin"));
  await giveBank(ctx);
  const second = async (id = "second") => {
    const { email } = await addStaffMember(ctx, { id, role: "admin", name: `Admin ${id}`, email: `${id}@example.org` });
    return as(await signInAgain(ctx, email));
  };
  const pass = (hours: number) => {
    here.clock.at = new Date(here.clock.at.getTime() + hours * hourMs);
  };
  const shown = async () => /<dd>(\d{10})<\/dd>/.exec(await here.read("/donate"))?.[1];
  const donate = async () => textOf(mainOf(await here.read("/donate")));
  const openId = async () => String((await findBank(ctx)).open?.id);
  return { ...here, first, second, pass, shown, donate, openId };
}

test("one asks, another agrees with the password after calling the bank, 24 hours pass: then it is shown, with a notice", async () => {
  const { first, second, pass, shown, donate, openId, emails, ctx } = await withBank();
  const another = await second();
  expect((await first.post({ intent: "ask", ...other })).text).toContain("The change is asked for.");
  const id = await openId();
  expect(await first.open("/admin/bank")).toContain("You asked for this change, so someone else must agree.");
  expect(await first.open("/admin/bank")).not.toContain("Agree to the change");
  expect((await first.post({ ...agree, id })).status).toBe(422);
  expect(await another.open("/admin")).toContain("A change of the bank details is waiting");
  expect((await another.post({ ...agree, id, called: "" })).text).toContain("Call the bank, then tick this");
  expect((await another.post({ ...agree, id, password: "wrong" })).text).toContain("Your password is not right");
  expect((await another.post({ ...agree, id })).text).toContain("You agreed.");
  pass(23.9);
  expect(await shown()).toBe("1234567890");
  pass(0.2);
  expect(await shown()).toBe("5555555555");
  expect(await donate()).toContain("Our bank details changed on 11 March 2026. Two people approved it.");
  expect(await donate()).toContain("Last confirmed on 10 March 2026 by two people.");
  for (let count = 0; count < 2; count++) await tellOfLiveDetails(ctx);
  const sent = (await emails()).filter(({ subject }) => subject.includes("bank details"));
  expect(sent.map(({ to, subject }) => `${to} ${subject.replace(/.*: /, "")}`).toSorted()).toEqual(
    ["admin@example.org", "second@example.org"].flatMap((to) => [
      `${to} a change of the bank details is agreed to`,
      `${to} a change of the bank details is asked for`,
      `${to} the bank details have changed`,
    ]),
  );
  for (const { text, html } of sent) expect(`${text}${html}`).not.toMatch(/\d{10}/);
  pass(31 * 24);
  expect(await donate()).not.toContain("Our bank details changed");
  pass(90 * 24);
  expect(await donate()).toContain("Not confirmed since 10 March 2026. Call us before you send.");
});

test("any admin stops a change until it is live, the asker too; it cannot be agreed to afterwards", async () => {
  const { first, second, pass, shown, openId } = await withBank();
  const another = await second();
  await first.post({ intent: "ask", ...other });
  const id = await openId();
  expect((await first.post({ intent: "ask", ...other, nairaAccount: "7777777777" })).text).toContain(
    "Another change is waiting",
  );
  await another.post({ ...agree, id });
  pass(23);
  expect((await first.post({ intent: "stop", id })).text).toContain("The change is stopped.");
  expect((await another.post({ ...agree, id })).text).toContain("Someone stopped this change at");
  pass(100);
  expect(await shown()).toBe("1234567890");
});

test("two agreements at once count once", async () => {
  const { first, second, openId, ctx } = await withBank();
  const [one, two] = [await second("one"), await second("two")];
  await first.post({ intent: "ask", ...other });
  const id = await openId();
  await Promise.all([one.post({ ...agree, id }), two.post({ ...agree, id }), one.post({ ...agree, id })]);
  expect((await findBank(ctx)).all.filter(({ what }) => what === "agreed")).toHaveLength(1);
});

test("the only admin waits 72 hours, the office is told, and the page says one person; a second one shortens the wait", async () => {
  const { first, second, pass, shown, donate, openId, emails, ctx } = await withBank();
  await saveSetting(ctx.db, "email", "office@example.net");
  await first.post({ intent: "ask", ...other });
  expect((await emails()).map(({ to }) => to).toSorted()).toEqual(["admin@example.org", "office@example.net"]);
  pass(71);
  expect(await shown()).toBe("1234567890");
  pass(1);
  expect(await shown()).toBe("5555555555");
  expect(await donate()).toContain("One person approved it.");
  expect(await donate()).toContain("by one person.");
  await first.post({ intent: "ask", ...other, nairaAccount: "7777777777" });
  await (await second()).post({ ...agree, id: await openId() });
  pass(24);
  expect(await shown()).toBe("7777777777");
});

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
      await ctx.db
        .insertInto("audit_log")
        .values({
          ...{ at: ctx.clock.now().toISOString(), who_id: "admin", who: "Sample Admin", what: "user created" },
          ...{ subject: "user:puppet", before: null, after: null },
        })
        .execute();
      await first.post({ intent: "ask", ...other });
      expect((await puppet.post({ ...agree, id: await openId() })).status).toBe(422);
    },
  ],
  [
    "removes the other admin, to be the only one",
    async ({ first }) => {
      await first.post({ intent: "role", role: "editor" }, "/admin/manageusers/other");
      await first.post({ intent: "ask", ...other });
    },
  ],
];

test.each(ways)("one admin alone %s: the page never shows the other number", async (_, tryIt) => {
  const site = await withBank();
  await site.second("other");
  await tryIt(site);
  for (const hours of [0, 25, 80]) {
    site.pass(hours);
    expect(await site.read("/donate")).not.toContain("5555555555");
  }
});

test("details altered by SQL are shown nowhere, the staff home and the doctor say so, and two admins set it right", async () => {
  const { ctx, first, second, shown, donate, pass, openId, send } = await withBank();
  const another = await second();
  await ctx.db.updateTable("bank_details").set({ naira_account: "5555555555" }).execute();
  expect(await shown()).toBeUndefined();
  expect(await donate()).toContain("Write to us");
  expect(await first.open("/admin")).toContain("Bank details were altered outside the site");
  const parts = { config: ctx.config, openDb: async () => ctx.db } as Parameters<(typeof bankChecks)[number][1]>[0];
  expect(await bankChecks[0]?.[1](parts)).toMatchObject({ state: "bad" });
  expect(await (await send("/donate/check", { number: "5555555555" })).text()).toContain("We cannot say just now.");
  expect((await first.post({ intent: "confirm", password: samplePassword })).status).toBe(422);
  await first.post({ intent: "ask", ...other, nairaAccount: "1234567890" });
  await another.post({ ...agree, id: await openId() });
  expect(await shown()).toBeUndefined();
  pass(24);
  expect(await shown()).toBe("1234567890");
  expect(await bankChecks[0]?.[1](parts)).toMatchObject({ state: "good" });
});

test("two admins confirm with their passwords that they are still right", async () => {
  const { first, second, pass, donate } = await withBank();
  const another = await second();
  pass(91 * 24);
  expect(await donate()).toContain("Not confirmed since 10 March 2026.");
  expect((await first.post({ intent: "confirm", password: "wrong" })).status).toBe(422);
  await another.post({ intent: "confirm", password: samplePassword });
  expect(await donate()).toContain("Last confirmed on 9 June 2026 by one person.");
  await first.post({ intent: "confirm", password: samplePassword });
  expect(await donate()).toContain("Last confirmed on 9 June 2026 by two people.");
});

test("the setting of an earlier release becomes the first step, to be confirmed; the sample's is left out", async () => {
  const { ctx, clock, read, emails } = await createTestSite();
  await addStaffMember(ctx, { id: "admin", role: "admin", email: "admin@example.org" });
  await saveSetting(ctx.db, "bank", { ...other, nairaAccount: "0000000000" });
  await adoptBankSetting(ctx);
  expect((await findBank(ctx)).all).toEqual([]);
  await saveSetting(ctx.db, "bank", other);
  for (let count = 0; count < 2; count++) await adoptBankSetting(ctx);
  expect((await findBank(ctx)).all).toMatchObject([{ what: "before", naira_account: "5555555555", by: null }]);
  expect(textOf(await read("/donate"))).toContain("Check any account number that you were given.");
  expect((await emails()).map(({ subject }) => subject)).toEqual(["Tabasamu: bank details now need two people"]);
  clock.at = new Date(clock.at.getTime() + 91 * 24 * hourMs);
  expect(textOf(await read("/donate"))).toContain("Not confirmed since 10 March 2026.");
});

test("a wrong check digit of a known bank is refused; one of another bank is not known", async () => {
  const { first, ctx, openId } = await withBank();
  const account = { ...other, nairaAccount: "0010246780" };
  expect((await first.post({ intent: "ask", ...account, bankCode: "058" })).text).toContain("Nothing was changed.");
  expect((await findBank(ctx)).open).toBeUndefined();
  await first.post({ intent: "ask", ...account, bankCode: "044" });
  expect(await openId()).toBe("2");
  expect(await first.open("/admin/bank")).toContain(
    "The account’s check digit is right. A wrong number passes once in ten.",
  );
});

test("a typed number is ours, was ours, or is not; nothing is listed, and no name or amount is shown", async () => {
  const { ctx, first, second, pass, openId, send } = await withBank();
  await first.post({ intent: "ask", ...other });
  await (await second()).post({ ...agree, id: await openId() });
  const say = async (number: string) => textOf(mainOf(await (await send("/donate/check", { number })).text()));
  expect(await say("5555555555")).toContain("No. We do not know this number.");
  pass(24);
  expect(await say("55 5555-5555")).toContain("Yes. This is an account of ours.");
  expect(await say("1234567890")).toContain("This was our account until 11 March 2026.");
  await send("/donate/promise", { own: "5000", name: "Sample Teacher" });
  const { code, prefix } = await ctx.db.selectFrom("pledges").select(["code", "prefix"]).executeTakeFirstOrThrow();
  const yes = await say(`${prefix} ${code}`.toLowerCase());
  expect(yes).toContain("Yes. We gave out this reference.");
  expect(yes).not.toMatch(/Sample Teacher|5,000/);
  const slip = code.slice(0, 5) + (code.endsWith("2") ? "3" : "2");
  expect(await say(`${prefix}-${slip}`)).toContain("Look at the last letter.");
  expect(await say(`XYZ-${code.slice(0, 3)}-${slip.slice(3)}`)).toContain("No. We do not know this number.");
  expect(await say(" ")).toContain("Type a number or a reference");
});

test("a report of fraud reaches the staff home and the list, is put away and back, and goes with the messages", async () => {
  const { first, send, ctx } = await withBank();
  const report = { form: "report", story: "A call asked me for ₦20,000.", account: "9999999999", contact: "" };
  expect((await send("/donate/check", { ...report, story: " " })).status).toBe(422);
  expect((await send("/donate/check", report)).headers.get("Location")).toBe("/donate/check?thanks");
  expect(await first.open("/admin")).toContain("1 report of someone asking for money in our name");
  expect(await first.open("/admin/bank")).toContain("A call asked me for ₦20,000.");
  await first.post({ intent: "done", id: "1" });
  expect(await first.open("/admin/bank")).toContain("Done by Sample Admin");
  expect(await first.open("/admin")).not.toContain("asking for money in our name");
  await first.post({ intent: "undone", id: "1" });
  expect(await ctx.db.selectFrom("fraud_reports").select("done_at").execute()).toEqual([{ done_at: null }]);
});

test("numbers of the sample are never the foundation's", async () => {
  const { ctx } = await createTestSite();
  const member = { ...(await addStaffMember(ctx, { role: "admin" })), position: null, twoFactor: false };
  const sample = { ...other, nairaAccount: "0000000000" };
  await expect(askForDetails({ ctx, member }, sample)).rejects.toMatchObject({ status: 422 });
});
