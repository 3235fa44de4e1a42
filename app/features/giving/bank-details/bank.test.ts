import { expect, test } from "vitest";
import {
  agree,
  hourMs,
  otherBank as other,
  otherAccounts,
  waysOfAccounts,
  withBank,
} from "../../../../tests/support/bank.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, samplePassword } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { bankChecks } from "./bank-steps.server.ts";
import { findBank } from "./find-bank.server.ts";
import { importBankSetting } from "./import-bank-setting.server.ts";
import { notifyOfLiveDetails } from "./notify-admins.server.ts";

test("details asked for by one admin are live 24 hours after another agrees", async () => {
  const { first, second, pass, shown, donate, openId, emails, ctx } = await withBank();
  const another = await second();
  expect((await first.post({ intent: "ask", ...other })).text).toContain("The change is asked for.");
  const id = await openId();
  expect(await first.open("/admin/bank")).toContain("You asked for this change, so someone else must agree.");
  expect(await first.open("/admin/bank")).not.toContain("Agree to the change");
  expect(await first.post({ ...agree, id })).toMatchObject({
    status: 422,
    text: expect.stringContaining("You asked for this change, so someone else must agree."),
  });
  expect(await another.open("/admin")).toContain("A change of the bank details is waiting");
  expect((await another.post({ ...agree, id, called: "" })).text).toContain("Call the bank, then tick this");
  expect((await another.post({ ...agree, id, password: "wrong" })).text).toContain("Your password is not right");
  expect((await another.post({ ...agree, id })).text).toContain("You agreed.");
  await pass(23.9);
  expect(await shown()).toBe("1234567890");
  await pass(0.2);
  expect(await shown()).toBe("5555555555");
  expect(await donate()).toContain("Our bank details changed on March 11, 2026. Two people approved it.");
  expect(await donate()).toContain("Last confirmed on March 10, 2026 by two people.");
  for (let count = 0; count < 2; count++) await notifyOfLiveDetails(ctx);
  const sent = (await emails()).filter(({ subject }) => subject.includes("bank details"));
  expect(sent.map(({ to, subject }) => `${to} ${subject.replace(/.*: /, "")}`).toSorted()).toEqual(
    ["admin@example.org", "second@example.org"].flatMap((to) => [
      `${to} a change of the bank details is agreed to`,
      `${to} a change of the bank details is asked for`,
      `${to} the bank details have changed`,
    ]),
  );
  for (const { text, html } of sent) expect(`${text}${html}`).not.toMatch(/\d{10}/);
  await pass(31 * 24);
  expect(await donate()).not.toContain("Our bank details changed");
  await pass(90 * 24);
  expect(await donate()).toContain("Not confirmed since March 10, 2026. Call us before you send.");
});

test("any admin stops a change before it is live; no admin agrees to it later", async () => {
  const { first, second, pass, shown, openId } = await withBank();
  const another = await second();
  await first.post({ intent: "ask", ...other });
  const id = await openId();
  expect((await first.post({ intent: "ask", ...other, number1: "7777777777" })).text).toContain(
    "Another change is waiting",
  );
  await another.post({ ...agree, id });
  await pass(23);
  expect((await first.post({ intent: "stop", id })).text).toContain("The change is stopped.");
  expect((await another.post({ ...agree, id })).text).toContain("Someone stopped this change at");
  await pass(100);
  expect(await shown()).toBe("1234567890");
});

test("two simultaneous agreements count once", async () => {
  const { first, second, openId, ctx } = await withBank();
  const one = await second("one");
  const two = await second("two");
  await first.post({ intent: "ask", ...other });
  const id = await openId();
  await Promise.all([one.post({ ...agree, id }), two.post({ ...agree, id }), one.post({ ...agree, id })]);
  expect((await findBank(ctx)).all.filter(({ what }) => what === "agreed")).toHaveLength(1);
});

test("the only admin waits 72 hours; a second one shortens the wait", async () => {
  const { first, second, pass, shown, donate, openId, emails, ctx } = await withBank();
  await saveSetting(ctx.db, "email", "office@example.net");
  await saveSetting(ctx.db, "welcomedAt", "2026-03-01T09:00:00.000Z");
  await first.post({ intent: "ask", ...other });
  expect((await emails()).map(({ to }) => to).toSorted()).toEqual(["admin@example.org", "office@example.net"]);
  await pass(71);
  expect(await shown()).toBe("1234567890");
  await pass(1);
  expect(await shown()).toBe("5555555555");
  expect(await donate()).toContain("One person approved it.");
  expect(await donate()).toContain("by one person.");
  await first.post({ intent: "ask", ...other, number1: "7777777777" });
  await (await second()).post({ ...agree, id: await openId() });
  await pass(24);
  expect(await shown()).toBe("7777777777");
});

test("details altered by SQL are shown nowhere until two admins replace them", async () => {
  const { ctx, first, second, shown, donate, pass, openId, send } = await withBank();
  const another = await second();
  await ctx.db
    .updateTable("bank_details")
    .set({ ways: JSON.stringify(waysOfAccounts(otherAccounts)) })
    .execute();
  expect(await shown()).toBeUndefined();
  expect(await donate()).toContain("Write to us");
  expect(await first.open("/admin")).toContain("Bank details were altered outside the site");
  const parts = { config: ctx.config, openDb: async () => ctx.db } as Parameters<
    ReturnType<typeof bankChecks>[number][1]
  >[0];
  expect(await bankChecks()[0]?.[1](parts)).toMatchObject({ state: "bad" });
  expect(await (await send("/donate/check", { number: "5555555555" })).text()).toContain("We cannot say just now.");
  expect((await first.post({ intent: "confirm", password: samplePassword })).status).toBe(422);
  await first.post({ intent: "ask", ...other, number1: "1234567890" });
  await another.post({ ...agree, id: await openId() });
  expect(await shown()).toBeUndefined();
  await pass(24);
  expect(await shown()).toBe("1234567890");
  expect(await bankChecks()[0]?.[1](parts)).toMatchObject({ state: "good" });
});

test("two admins confirm the present details with their passwords", async () => {
  const { first, second, pass, donate } = await withBank();
  const another = await second();
  await pass(91 * 24);
  expect(await donate()).toContain("Not confirmed since March 10, 2026.");
  expect(await first.post({ intent: "confirm", password: "wrong" })).toMatchObject({
    status: 422,
    text: expect.stringContaining("Your password is not right"),
  });
  await another.post({ intent: "confirm", password: samplePassword });
  expect(await donate()).toContain("Last confirmed on June 9, 2026 by one person.");
  await first.post({ intent: "confirm", password: samplePassword });
  expect(await donate()).toContain("Last confirmed on June 9, 2026 by two people.");
});

test("an earlier release's setting becomes the first step; the sample's is left out", async () => {
  const { ctx, clock, read, emails } = await createTestSite();
  await addStaffMember(ctx, { id: "admin", role: "admin", email: "admin@example.org" });
  await saveSetting(ctx.db, "bank", { ...otherAccounts, nairaAccount: "0000000000" });
  await importBankSetting(ctx);
  expect((await findBank(ctx)).all).toEqual([]);
  await saveSetting(ctx.db, "bank", otherAccounts);
  for (let count = 0; count < 2; count++) await importBankSetting(ctx);
  expect((await findBank(ctx)).all).toMatchObject([
    { what: "before", ways: expect.stringContaining('"5555555555"'), by: null },
  ]);
  expect(textOf(await read("/donate"))).toContain("Check any account number that you were given.");
  expect((await emails()).map(({ subject }) => subject)).toEqual(["Tabasamu: bank details now need two people"]);
  clock.at = new Date(clock.at.getTime() + 91 * 24 * hourMs);
  await trustTime(ctx.db, clock.at.toISOString());
  expect(textOf(await read("/donate"))).toContain("Not confirmed since March 10, 2026.");
});
