import { describe, expect, test } from "vitest";
import { agree, giveBank, otherBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { signInAgain } from "../../../../tests/support/sign-in.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { deleteAddressesBefore } from "../users/account-change-queries.server.ts";
import { recordAccountChange } from "../users/record-reading-right.server.ts";

const mailbox = "trustees@example.org";
const page = "/admin/trustees";

/** A foundation of two: the admin invited the other, so no colleague can confirm the person. */
async function withTwo() {
  const here = await withTreasurer();
  const { ctx } = here;
  await giveBank(ctx);
  const other = await here.another();
  const at = new Date(here.clock.at.getTime() - 90 * 24 * 3_600_000).toISOString();
  await ctx.db
    .insertInto("account_changes")
    .values({ account_id: "two", what: "created", by_id: "admin", at })
    .execute();
  /** Signs both in again with their passwords. */
  const post = async (fields: Record<string, string>, path = page, who: Pick<typeof here, "post"> = here) => {
    await ctx.db.updateTable("sessions").set({ confirmed_at: new Date().toISOString() }).execute();
    return who.post(path, fields);
  };
  const address = (email: string) => post({ intent: "address", email });
  const askTrustees = () => post({ intent: "ask", account: "two" });
  const mails = (kind: string) =>
    ctx.db.selectFrom("outbox_emails").select(["recipient", "text"]).where("kind", "=", kind).orderBy("id").execute();
  const days = (count: number) => here.pass(count * 24);
  const job = () => runJob(ctx, "trustees");
  const link = async () => /\/login\/person\?token=\S+/.exec((await mails("trustees")).at(-1)?.text ?? "")?.[0] ?? "";
  /** Lets time pass until the trustees have their link. */
  const sent = async () => {
    await address(mailbox);
    await days(30);
    await askTrustees();
    await days(3);
    await job();
    return link();
  };
  const press = async (path: string) => (await here.send(path, {})).status;
  const confirmed = () =>
    ctx.db.selectFrom("account_changes").select("account_id").where("what", "=", "confirmed by trustees").execute();
  return { ...here, other, post, address, askTrustees, mails, days, job, link, sent, press, confirmed };
}

const cash = { method: "cash", amount: "8000", day: "2026-03-09", name: "Ada" };

test("the trustees' confirmation makes a second person for cash", async () => {
  const here = await withTwo();
  const { ctx, post, other, days, job, mails } = here;
  await post(cash, "/admin/gifts/record");
  const [gift] = await here.gifts();
  const path = `/admin/gifts/${gift?.id}`;
  expect((await post({ intent: "agree" }, path, other)).text).toContain("A settled person who did not record it");

  expect((await here.address(mailbox)).text).toContain("The address is saved.");
  expect(new Set((await mails("sure-fact")).map(({ recipient }) => recipient))).toEqual(
    new Set(["admin@example.org", "two@example.org"]),
  );
  await days(29);
  expect((await here.askTrustees()).text).toContain("cannot be used yet");
  await days(1);
  expect((await here.askTrustees()).text).toContain("in 72 hours");
  expect((await here.askTrustees()).text).toContain("asked about this account already");
  expect((await mails("trustees-asked")).map(({ recipient }) => recipient).toSorted()).toEqual([
    "admin@example.org",
    "two@example.org",
  ]);
  await here.pass(71);
  await job();
  expect(await mails("trustees")).toEqual([]);
  await here.pass(1);
  await job();
  await job();
  expect((await mails("trustees")).map(({ recipient }) => recipient)).toEqual([mailbox]);

  const link = await here.link();
  const asked = textOf(await here.read(link));
  for (const words of [
    "Do you know Second Admin?",
    "Sample Admin asked",
    "two@example.org",
    "For bank details nothing changes",
  ])
    expect(asked).toContain(words);
  expect(await here.confirmed()).toEqual([]);
  expect(await here.press(link)).toBe(303);
  expect(await here.press(link)).toBe(422);
  expect(await here.confirmed()).toEqual([{ account_id: "two" }]);
  expect(textOf(await here.read(link))).toContain("This link no longer works:");
  expect((await mails("trustees-confirmed")).map(({ recipient }) => recipient).toSorted()).toEqual([
    "admin@example.org",
    "two@example.org",
  ]);

  expect((await post({ intent: "agree" }, path, other)).status).toBe(200);
  const [agreed] = await here.gifts();
  expect([agreed?.state, agreed?.is_by_trustees]).toEqual(["received", 1]);
  const shown = "confirmed from the trustees’ address";
  const receipt = await ctx.db.selectFrom("receipts").selectAll().executeTakeFirstOrThrow();
  const paper = `/g/${receipt.link.toLowerCase()}/receipt/${receipt.year}-${String(receipt.serial).padStart(4, "0")}`;
  expect(textOf(mainOf(await here.read(paper)))).toContain(`Second Admin, ${shown}`);
  for (const one of [path, "/admin/gifts/received", "/admin/gifts/audit", "/admin/log", page])
    expect([one, (await here.open(one)).toLowerCase().includes(shown)]).toEqual([one, true]);
  expect((await here.open("/admin/manageusers")).toLowerCase()).toContain(shown);
});

test("the trustees' confirmation does not count for bank details or numbers in texts", async () => {
  const here = await withTwo();
  expect(await here.press(await here.sent())).toBe(303);
  const { post, other } = here;
  await post({ intent: "ask", ...otherBank }, "/admin/bank");
  const refused = await post({ ...agree, id: "2" }, "/admin/bank", other);
  expect([refused.status, refused.text.includes("count as one person")]).toEqual([422, true]);
  await post({ intent: "ask", number: "2087654321", why: "Our partner's" }, "/admin/numbers");
  const { id } = await here.ctx.db.selectFrom("money_numbers").select("id").executeTakeFirstOrThrow();
  await post({ intent: "agree", number_id: id }, "/admin/numbers", other);
  const { live_at } = await here.ctx.db.selectFrom("money_numbers").select("live_at").executeTakeFirstOrThrow();
  expect(live_at === null || live_at > here.clock.at.toISOString()).toBe(true);
});

describe("the address of the trustees", () => {
  test.each([
    ["an account's address", "admin@example.org"],
    ["an account's address in another spelling", "Ad.min+board@Example.org"],
  ])("cannot be %s", async (_what, email) => {
    const here = await withTwo();
    expect((await here.address(email)).text).toContain("An account of the team has or had this mailbox");
  });

  test("cannot be an earlier account address, even after deletion", async () => {
    const here = await withTwo();
    const { ctx } = here;
    const moved = { account: "two", what: "address", by: "two", email: "old@example.org" } as const;
    await withTransaction(ctx, (inside) => recordAccountChange(inside, moved));
    await deleteAddressesBefore(ctx.db, "2099-01-01T00:00:00.000Z");
    expect((await here.address("old@example.org")).text).toContain("An account of the team has or had this mailbox");
    expect((await here.address("old@example.net")).status).toBe(200);
  });

  test("cannot be the foundation's own", async () => {
    const here = await withTwo();
    await here.ctx.db
      .insertInto("settings")
      .values({ name: "email", value: '"office@example.org"' })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: '"office@example.org"' }))
      .execute();
    expect((await here.address("office@example.org")).text).toContain(
      "This is the address of the foundation, which the team reads.",
    );
  });

  test("restarts its thirty days with each change", async () => {
    const here = await withTwo();
    await here.address("first@example.org");
    await here.days(29);
    await here.address(mailbox);
    await here.days(2);
    expect((await here.askTrustees()).text).toContain("cannot be used yet");
  });

  test("needs a recent password", async () => {
    const here = await withTwo();
    await here.ctx.db.updateTable("sessions").set({ confirmed_at: null }).execute();
    expect((await here.as(here.cookie).post(page, { intent: "address", email: mailbox })).status).toBe(303);
    const stored = await here.ctx.db.selectFrom("settings").select("name").where("name", "=", "trustees").execute();
    expect(stored).toEqual([]);
  });

  test("is on no public page", async () => {
    const here = await withTwo();
    await here.address(mailbox);
    for (const path of ["/", "/contact", "/donate", "/privacy"]) expect(await here.read(path)).not.toContain(mailbox);
  });
});

describe("a link of the trustees does not work", () => {
  type Site = Awaited<ReturnType<typeof withTwo>>;

  test.each<[string, (here: Site) => Promise<unknown>]>([
    ["after fourteen days", (here) => here.days(14)],
    ["once their address changes", (here) => here.address("new@example.org")],
    [
      "once an account has their address",
      async ({ ctx }) => ctx.db.updateTable("users").set({ email: mailbox }).where("id", "=", "admin").execute(),
    ],
    [
      "once the account moved",
      async ({ ctx }) =>
        withTransaction(ctx, (inside) =>
          recordAccountChange(inside, { account: "two", what: "address", by: "admin", email: "two@example.org" }),
        ),
    ],
    [
      "once an admin stopped it",
      async ({ post, ctx }) => {
        const { id } = await ctx.db.selectFrom("trustee_requests").select("id").executeTakeFirstOrThrow();
        expect((await post({ intent: "stop", request: id })).text).toContain("Stopped.");
      },
    ],
  ])("%s", async (_what, happens) => {
    const here = await withTwo();
    const link = await here.sent();
    await happens(here);
    expect(textOf(await here.read(link))).toContain("This link no longer works:");
    expect(await here.press(link)).toBe(422);
    expect(await here.confirmed()).toEqual([]);
    await here.job();
    const [request] = await here.ctx.db.selectFrom("trustee_requests").select(["confirmed_at", "stopped_at"]).execute();
    expect([request?.confirmed_at, request?.stopped_at === null]).toEqual([null, false]);
  });

  test("with another token", async () => {
    const here = await withTwo();
    const link = await here.sent();
    expect(await here.press(`${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`)).toBe(422);
  });
});

test("two parallel presses confirm once", async () => {
  const here = await withTwo();
  const link = await here.sent();
  const answers = await Promise.all([here.press(link), here.press(link)]);
  expect(answers.toSorted()).toEqual([303, 422]);
  expect(await here.confirmed()).toHaveLength(1);
});

test("changing the address before the link leaves closes the question", async () => {
  const here = await withTwo();
  await here.address(mailbox);
  await here.days(30);
  await here.askTrustees();
  await here.address("new@example.org");
  await here.days(3);
  await here.job();
  expect(await here.mails("trustees")).toEqual([]);
  const [request] = await here.ctx.db.selectFrom("trustee_requests").select("stopped_at").execute();
  expect(request?.stopped_at).not.toBeNull();
});

test("an editor cannot set the address or ask", async () => {
  const here = await withTwo();
  await here.ctx.db.updateTable("user_roles").set({ role: "editor" }).where("user_id", "=", "two").execute();
  const editor = here.as(await signInAgain(here.ctx, "two@example.org"));
  expect((await editor.post(page, { intent: "address", email: mailbox })).status).toBe(403);
});
