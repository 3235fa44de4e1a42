import { expect, test } from "vitest";
import { agree, giveBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

type Fields = Record<string, string>;

const bank = { form1: "Bank account", bank1: "Lake Bank", number1: "0112 3456 7890", name1: "Sauti ya Watoto" };
const rib = { form1: "RIB", bank1: "Banque du Lac", name1: "Voix des Enfants", number1: "SN010 01520 000485000030 35" };
test("the second admin reads that an accepted check digit does not fit", async () => {
  const here = await createTestSite();
  await saveSetting(here.ctx.db, "country", "SN");
  const Cookie = await signIn(here.ctx, "admin");
  const fields = { intent: "ask", ...rib, number1: "SN010 01520 000485000031 35", sure1: "on" };
  const headers = { Cookie, Origin: "https://site.test" };
  await here.ask("/admin/bank", { method: "POST", headers, body: new URLSearchParams(fields) });
  const page = textOf(await (await here.ask("/admin/bank", { headers: { Cookie } })).text());
  expect(page).toContain("This account number has a wrong digit. Check each digit.");
});

test("a Kenyan Paybill with a Till is approved by two, then shown to donors with steps", async () => {
  const here = await createTestSite();
  await saveSetting(here.ctx.db, "country", "KE");
  const post = async (Cookie: string, fields: Fields) => {
    const headers = { Cookie, Origin: "https://site.test" };
    const body = new URLSearchParams(fields);
    return textOf(await (await here.ask("/admin/bank", { method: "POST", headers, body })).text());
  };
  const first = await signIn(here.ctx, "admin");
  const ways = {
    form1: "M-Pesa Paybill",
    number1: "247247",
    name1: "Sauti ya Watoto",
    form2: "M-Pesa Till",
    number2: "5123456",
    name2: "Sauti ya Watoto",
  };
  expect(await post(first, { intent: "ask", ...bank })).toContain("The details are saved.");
  expect(await post(first, { intent: "ask", ...ways })).toContain("The change is asked for.");
  await addStaffMember(here.ctx, { id: "second", role: "admin", name: "Second", email: "second@example.org" });
  const second = await signInAgain(here.ctx, "second@example.org");
  expect(await post(second, { ...agree, id: "2" })).toContain("You agreed.");
  const donate = async () => textOf(mainOf(await here.read("/donate")));
  expect(await donate()).toContain("0112 3456 7890");
  here.clock.at = new Date(here.clock.at.getTime() + 25 * 3_600_000);
  await trustTime(here.ctx.db, here.clock.at.toISOString());
  const page = await donate();
  expect(page).not.toContain("0112 3456 7890");
  expect(page).toContain("Business number 247247");
  expect(page).toContain("Till number 5123456");
  const check = async (number: string) => (await here.send("/donate/check", { number })).text();
  expect(await check("5 123 456")).toContain("Yes. This is a number of ours.");
  expect(await check("0112-3456-7890")).toContain("until");
});

test("a Nigerian site with two accounts keeps its page", async () => {
  const here = await createTestSite();
  await giveBank(here.ctx);
  const rows = [...(await here.read("/donate")).matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, dt, dd]) => [
    dt,
    dd,
  ]);
  expect(rows).toEqual([
    ["Bank name", "Own Bank"],
    ["Naira account", "1234567890"],
    ["Dollar account", "0987654321"],
    ["Account name", "Upendo Children’s Home"],
  ]);
});

test("without script, a refused way comes back as typed, without its password", async () => {
  const here = await createTestSite();
  await saveSetting(here.ctx.db, "country", "KE");
  const headers = { Cookie: await signIn(here.ctx, "admin"), Origin: "https://site.test" };
  const fields = { intent: "ask", form1: "M-Pesa Paybill", number1: "24724A", name1: "Sauti ya Watoto" };
  const send = async (more: Fields) => {
    const body = new URLSearchParams({ ...fields, ...more });
    return (await here.ask("/admin/bank", { method: "POST", headers, body })).text();
  };
  const page = await send({ reason: "Our first way", password: "a secret word" });
  for (const part of ['value="24724A"', 'value="Sauti ya Watoto"', "Our first way", "looks like 123456"])
    expect(page).toContain(part);
  expect(page).not.toContain("a secret word");
});

test("a text with our reference is refused only beside a foreign number", async () => {
  const here = await createTestSite();
  await giveBank(here.ctx);
  await here.send("/donate/promise", { own: "5000" });
  const { prefix, code } = await here.ctx.db.selectFrom("promises").selectAll().executeTakeFirstOrThrow();
  const reference = writeReference(prefix, code);
  const check = async (number: string) => textOf(mainOf(await (await here.send("/donate/check", { number })).text()));
  expect(await check("Account 1234567890")).toContain("Yes. This is an account of ours.");
  expect(await check("١٢٣٤٥٦٧٨٩٠")).toContain("Yes. This is an account of ours.");
  expect(await check(`Paybill 666666 Acc ${reference}`)).toContain("no account of ours has that number");
  expect(await check(reference)).toContain("Yes. We gave out this reference.");
});

test("the reason of a change takes no number, because it stays for ever", async () => {
  const here = await createTestSite();
  await giveBank(here.ctx);
  const headers = { Cookie: await signIn(here.ctx, "admin"), Origin: "https://site.test" };
  const fields = { intent: "ask", form1: "Bank account", bank1: "B", number1: "5555555555", name1: "N" };
  const body = new URLSearchParams({ ...fields, reason: "call 0110293847561" });
  const answer = await here.ask("/admin/bank", { method: "POST", headers, body });
  expect([answer.status, (await answer.text()).includes("leave the number out of it")]).toEqual([422, true]);
});

test("a gift is recorded only in the site's currencies", async () => {
  const here = await createTestSite();
  await saveSetting(here.ctx.db, "country", "KE");
  const headers = { Cookie: await signIn(here.ctx, "admin"), Origin: "https://site.test" };
  for (const [path, fields] of [
    ["/admin/gifts/record", { method: "cash", amount: "400", currency: "NGN", day: "2026-03-09" }],
    ["/admin/gifts/statement", { intent: "account", currency: "NGN", label: "Naira account" }],
  ] as const) {
    const answer = await here.ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
    expect([path, answer.status]).toEqual([path, 422]);
  }
  expect(await here.ctx.db.selectFrom("gifts").selectAll().execute()).toEqual([]);
});
