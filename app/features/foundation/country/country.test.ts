import { staffCountry as words } from "content/staff-country.ts";
import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { findSettings } from "../settings/find-settings.server.ts";

async function openSite() {
  const site = await createStaffedSite({ empty: true }, "admin");
  const chosen = async () => (await findSettings(site.ctx)).country;
  const choose = async (country: string, was?: string) => {
    const answer = await site.post("/admin/country", { was: was ?? (await chosen()), country });
    return { status: answer.status, text: textOf(mainOf(await answer.text())) };
  };
  const send = () => site.send("/donate/promise", { chip: "own", own: "5000", name: "Ada", email: "ada@example.org" });
  const promise = async () => expect((await send()).status).toBeLessThan(400);
  return { ...site, chosen, choose, promise, sendPromise: send };
}

const other = { otherName: "Tanzania", otherZone: "Africa/Dar_es_Salaam", otherCurrency: "TZS" };

test("an admin changes the country while nothing is recorded in its money", async () => {
  const { choose, chosen, readAsStaff } = await openSite();
  const page = textOf(mainOf(await readAsStaff("/admin/country")));
  for (const text of ["Nigeria", "Kenya", "Kenya shillings, dollars. Time of Nairobi", "Another country", words.free])
    expect(page).toContain(text);
  expect(await choose("KE")).toMatchObject({ status: 200, text: expect.stringContaining("Saved: Kenya.") });
  expect((await choose("KE")).text).toContain(words.same);
  expect((await choose("SN")).text).toContain("Saved: Senegal.");
  expect(await chosen()).toBe("SN");
});

test.each([
  ["a country without a file", "ATLANTIS", "NG", words.choose],
  ["none", "", "NG", words.choose],
  ["a page of before another admin’s choice", "KE", "GH", words.meanwhile("Nigeria")],
])("%s gets a sentence, and nothing changes", async (_, country, was, sentence) => {
  const { choose, chosen } = await openSite();
  expect(await choose(country, was)).toMatchObject({ status: 422, text: expect.stringContaining(sentence) });
  expect(await chosen()).toBe("NG");
});

test("a bank account for gifts fixes the country, with the reason on the page", async () => {
  const { ctx, choose, chosen, readAsStaff } = await openSite();
  await giveBank(ctx);
  const sentence = words.fixed("Nigeria", words.fixers.bank);
  expect(await choose("KE")).toMatchObject({ status: 422, text: expect.stringContaining(sentence) });
  const html = mainOf(await readAsStaff("/admin/country"));
  expect(textOf(html)).toContain(sentence);
  expect(html).not.toContain("<form");
  expect(await chosen()).toBe("NG");
});

test("no order of choices, promises or outdated pages changes the country after a promise", async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { choose, chosen, promise } = await openSite();
    const draw = numbersFrom(seed);
    const codes = ["NG", "KE", "GH", "SN", "UG"];
    let fixed: string | undefined;
    let stale = await chosen();
    for (let step = 0; step < 8; step++) {
      const act = draw(4);
      if (act === 0) {
        fixed ??= await chosen();
        await promise();
      } else if (act === 1) stale = await chosen();
      else await choose(codes[draw(codes.length)] ?? "NG", act === 2 ? stale : undefined);
      if (fixed !== undefined) expect([seed, step, await chosen()]).toEqual([seed, step, fixed]);
    }
  }
});

test("a promise at the moment of a choice stays in the country that stays", async () => {
  const { choose, chosen, sendPromise, ctx } = await openSite();
  const [, promised] = await Promise.all([choose("KE"), sendPromise()]);
  const rows = await ctx.db.selectFrom("promises").select("currency").execute();
  const after = await chosen();
  // The second request was refused, or met the result of the first.
  expect([promised.status < 400, rows.length]).toEqual(promised.status < 400 ? [true, 1] : [false, 0]);
  expect(promised.status < 400 ? ["NG", "KE"] : ["KE"]).toContain(after);
  expect((await choose("GH")).status).toBe(promised.status < 400 ? 422 : 200);
});

test("the privacy page names a law only after staff read it", async () => {
  const { choose, read, post, readAsStaff } = await openSite();
  const privacy = async () => textOf(mainOf(await read("/privacy")));
  expect(await privacy()).toContain("The Nigeria Data Protection Act 2023 gives you rights. Ask us");
  expect(await privacy()).toContain("you can complain to the Nigeria Data Protection Commission (ndpc.gov.ng).");
  await choose("KE");
  expect(await privacy()).toContain("You have rights. Ask us");
  expect(await privacy()).not.toMatch(/Nigeria|Act 20|Commission|\{/);
  expect((await post("/admin/country", { intent: "law", was: "NG" })).status).toBe(422);
  expect(await privacy()).toContain("You have rights.");
  await post("/admin/country", { intent: "law", was: "KE" });
  expect(await privacy()).toContain("The Data Protection Act 2019 gives you rights.");
  expect(await privacy()).toContain("Office of the Data Protection Commissioner (odpc.go.ke)");
  expect(textOf(await readAsStaff("/admin/country"))).toMatch(/Sample \w+ read it on \w+ \d+, \d{4}/);
  await choose("GH");
  expect(await privacy()).toContain("You have rights.");
  await post("/admin/country", { was: "GH", country: "XX", ...other });
  const was = "XX Tanzania Africa/Dar_es_Salaam TZS";
  const answer = await post("/admin/country", { intent: "law", was });
  expect([answer.status, (await answer.text()).includes(words.law.unknown)]).toEqual([422, true]);
});

test("only a country with the Nigerian commission shows the count of people", async () => {
  const { choose, readAsStaff } = await openSite();
  expect(textOf(await readAsStaff("/admin/people-data"))).toContain("Nigeria Data Protection Act 2023");
  await choose("KE");
  expect(textOf(mainOf(await readAsStaff("/admin/people-data")))).not.toMatch(/Nigeria|ndpc/i);
  expect(textOf(mainOf(await readAsStaff("/admin/settings")))).toContain("PBO registration number");
});

test("a conflict about receipts shows the name that the country uses for its register", async () => {
  const { choose, post } = await openSite();
  await choose("KE");
  const answer = await post("/admin/settings", { form: "giving", registration: "PBO 1", version: "1" });
  const text = textOf(mainOf(await answer.text()));
  expect([answer.status, text.includes("PBO registration number")]).toEqual([409, true]);
  expect(text).not.toContain("CAC");
});

test("a promise from a page before a change of country is refused", async () => {
  const { choose, read, send, ctx } = await openSite();
  const moneyOf = async () => /name="money" value="(\w+)"/.exec(await read("/donate/promise"))?.[1];
  const give = async (money: string | undefined) =>
    (await send("/donate/promise", { own: "5000", ...(money !== undefined && { money }) })).status;
  expect(await moneyOf()).toBeUndefined();
  await choose("KE");
  expect([await moneyOf(), await give(undefined), await give("UGX")]).toEqual(["KES", 422, 422]);
  await choose("NG");
  expect(await give("KES")).toBe(422);
  await choose("UG");
  expect(await give("UGX")).toBe(303);
  expect(await ctx.db.selectFrom("promises").select(["amount", "currency"]).execute()).toEqual([
    { amount: 5000, currency: "UGX" },
  ]);
});

test("a change of country sends every other admin one e-mail", async () => {
  const { ctx, choose, read, emails, post } = await openSite();
  await addStaffMember(ctx, { id: "second", role: "admin", email: "second@example.org" });
  await addStaffMember(ctx, { id: "writer", role: "editor", email: "editor@example.org" });
  await choose("NG");
  await choose("KE", "GH");
  await choose("ATLANTIS");
  expect(await emails()).toEqual([]);
  await Promise.all([choose("KE", "NG"), choose("KE", "NG")]);
  const sent = await emails();
  expect(sent).toMatchObject([{ to: "second@example.org" }]);
  expect(sent[0]?.subject).toMatch(/: the country was changed$/);
  expect(sent[0]?.text).toContain(
    "Sample Admin changed the country of the foundation on its website from Nigeria to Kenya.",
  );
  expect(sent[0]?.text).toContain("https://site.test/admin/country");
  // A change that fails sends no e-mail.
  await giveBank(ctx);
  expect((await choose("GH")).status).toBe(422);
  expect(await emails()).toHaveLength(1);
  expect((await post("/admin/country", { intent: "law", was: "KE" })).status).toBe(200);
  expect(await emails()).toHaveLength(1);
  expect(await read("/")).toContain('lang="en-KE"');
});

test("the answer to a change uses the new clock", async () => {
  const { post } = await openSite();
  const answer = await post("/admin/country", { was: "NG", country: "KE" });
  expect(await answer.text()).toContain('lang="en-KE"');
});
