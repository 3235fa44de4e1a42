import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { sendQueuedEmails } from "../../../server/mail/outbox.server.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { type ArrivedGift, receiveGift } from "../gifts/receive-gift.server.ts";
import { withReceiptPdfs } from "./answer-with-pdf.server.ts";
import { formatId, type ReceiptContents } from "./receipt-contents.ts";

type Fields = Record<string, string>;

const transfer: ArrivedGift = { amount: 800_000, currency: "NGN", method: "transfer" };

async function withReceipts(options?: Parameters<typeof createTestSite>[0]) {
  const here = await createTestSite(options);
  const { db } = here.ctx;
  const receive = (gift: Partial<ArrivedGift> = {}) =>
    withTransaction(here.ctx, (ctx) => receiveGift(ctx, { ...transfer, ...gift }));
  const rows = () => db.selectFrom("receipts").selectAll().orderBy("id").execute();
  const receipts = async () =>
    (await rows()).map(({ contents, ...row }) => ({ ...row, ...(JSON.parse(contents) as ReceiptContents) }));
  const promise = async (fields: Fields) => {
    await here.send("/donate/promise", { own: "8000", ...fields });
    const [row] = await db.selectFrom("promises").selectAll().orderBy("id", "desc").execute();
    if (row === undefined) throw new Error("no promise");
    return { ...row, path: `/g/${row.code}${row.link}`.toLowerCase() };
  };
  const open = async (path: string, Cookie = "") => {
    const answer = await here.ask(path, { headers: { Cookie } });
    return { status: answer.status, text: textOf(mainOf(await answer.text())) };
  };
  return { ...here, receive, rows, receipts, promise, open };
}

async function withTreasurer() {
  const here = await withReceipts();
  const cookie = await signIn(here.ctx, "admin");
  const act = (fields: Fields, path = "/admin/gifts/1") =>
    here.ask(path, {
      method: "POST",
      headers: { Cookie: cookie, Origin: "https://site.test" },
      body: new URLSearchParams(fields),
    });
  return { ...here, cookie, act };
}

test("receipts of each year are numbered without gaps, even after failed transactions", async () => {
  const { ctx, clock, receive, receipts } = await withReceipts();
  const failing = () =>
    withTransaction(ctx, async (ctx) => {
      await receiveGift(ctx, transfer);
      throw new Error("power cut");
    }).catch(() => undefined);
  await Promise.all(Array.from({ length: 20 }, (_, number) => (number % 4 === 0 ? failing() : receive())));
  // 23:30 UTC on New Year's Eve is the next year in Lagos.
  clock.at = new Date("2026-12-31T23:30:00Z");
  await receive();
  const numbers = (await receipts()).map(({ year, serial }) => [year, serial]);
  expect(numbers).toEqual([...Array.from({ length: 15 }, (_, number) => [2026, number + 1]), [2027, 1]]);
});

test("a receipt is frozen at issue; a gift without address gets no email", async () => {
  const { ctx, receive, receipts, promise, emails } = await withReceipts();
  const { id } = await promise({ name: "Ọlá Sample", email: "friend@example.org" });
  const given = await ctx.db.selectFrom("promises").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await receive({ promise: given, valueDate: "2026-03-09", source: "credit:1" });
  await receive({ promise: given, valueDate: "2026-03-09", source: "credit:1" });
  await receive({ amount: 0, method: "goods", goods: { what: "exercise books", count: 200 } });
  const [money, goods] = await receipts();
  expect(await receipts()).toHaveLength(2);
  expect(money).toMatchObject({
    year: 2026,
    serial: 1,
    state: "valid",
    amount: 800_000,
    inWords: "Eight thousand naira only",
    day: "2026-03-09",
    issuedOn: "2026-03-10",
    name: "Ọlá Sample",
    legalName: "Tabasamu Children’s Foundation",
    tax: null,
    replaces: null,
    reference: `TAB-${given.code.slice(0, 3)}-${given.code.slice(3)}`,
  });
  expect(goods).toMatchObject({ serial: 2, amount: 0, inWords: null, goods: { what: "exercise books", count: 200 } });
  const sent = (await emails()).filter(({ subject }) => subject.includes("receipt"));
  expect(sent.map(({ subject, to }) => [subject, to])).toEqual([
    ["Your receipt from Tabasamu: ₦8,000", "friend@example.org"],
  ]);
});

test("the donor's page leads to receipt or PDF; other links open neither", async () => {
  const { receive, receipts, promise, open, ask, ctx } = await withReceipts();
  const { id, path } = await promise({ name: "Ọlá Sample" });
  const given = await ctx.db.selectFrom("promises").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await receive({ promise: given });
  expect((await open(path)).text).toContain("Receipt 2026-0001 is ready below.");
  const page = await ask(`${path}/receipt/2026-0001`);
  expect([page.status, page.headers.get("Cache-Control"), page.headers.get("X-Robots-Tag")]).toEqual([
    200,
    "no-store",
    "noindex",
  ]);
  const text = textOf(await page.text());
  for (const part of ["Received with thanks", "₦8,000", "Eight thousand naira only", "From Ọlá Sample"])
    expect(text).toContain(part);
  expect(text).toContain("In return Nothing. This is a gift. No goods or services were given in return.");
  expect(text).not.toMatch(/\btax\b/i);
  const pdf = await ask(`${path}/receipt/2026-0001.pdf`);
  expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
  expect(bytes).toMatch(/^%PDF-1\.7/);
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
  for (const part of ["/Marked true", "/Lang (en-NG)", "NotoSans-Bold", "/StructTreeRoot"])
    expect(bytes).toContain(part);
  expect(bytes.length).toBeLessThan(60_000);
  const own = (await receipts())[0]?.link.toLowerCase();
  expect((await open(`/g/${own}/receipt/2026-0001`)).status).toBe(200);
  const other = await promise({});
  for (const wrong of [`${other.path}/receipt/2026-0001`, `${path}/receipt/2026-0002`, `${path}/receipt/x.pdf`])
    expect(await ask(wrong).then(async (page) => [page.status, await page.text()] as const)).toEqual([
      404,
      expect.stringContaining(wrong.endsWith(".pdf") ? "" : "There is no receipt at this address."),
    ]);
});

test("the PDF is in the country's language, with names in any letters of the fonts", async () => {
  const { receive, promise, ask, ctx } = await withReceipts();
  const { id, path } = await promise({ name: "ሰላማዊት ተስፋዬ" });
  await saveSetting(ctx.db, "country", "KE");
  const given = await ctx.db.selectFrom("promises").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await receive({ promise: given });
  const pdf = await ask(`${path}/receipt/2026-0001.pdf`);
  const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
  for (const part of ["/Lang (en-KE)", "NotoSansEthiopic"]) expect(bytes).toContain(part);
});

test.each([
  ["transfer", "credit:1", "Bank transfer, seen on our statement of March 10, 2026"],
  ["transfer", "paystack:TAB7K4QXM-1", "Bank transfer, through our payment partner on March 10, 2026"],
  ["online", "paystack:TAB7K4QXM-2", "Online, through our payment partner on March 10, 2026"],
  ["mobile money", "flutterwave:TAB7K4QXM-3", "Mobile money, through our payment partner on March 10, 2026"],
] as const)(
  "the receipt of a %s from %s says how the gift came, if that is known",
  async (method, source, sentence) => {
    const { receive, receipts, open } = await withReceipts();
    await receive({ method, source });
    const [receipt] = await receipts();
    const { text } = await open(`/g/${receipt?.link.toLowerCase()}/receipt/2026-0001`);
    expect(text).toContain(`How it came ${sentence}`);
  },
);

test("anyone checks a receipt by number with letters, but never sees the name", async () => {
  const { receive, receipts, open } = await withReceipts();
  await receive({ donor: { name: "Ọlá Sample", email: null, isPublic: false } });
  const [receipt] = await receipts();
  const id = receipt === undefined ? "" : formatId(receipt);
  for (const path of [`/receipt/${id}`, `/receipt?id=${id.replaceAll("-", "").toLowerCase()}`]) {
    const { status, text } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain("Yes, this receipt is real Receipt 2026-0001: ₦8,000, received in March 2026.");
    expect(text).not.toContain("Ọlá");
  }
  const wrong = id.replace(/.$/, (last) => (last === "X" ? "Y" : "X"));
  for (const typed of [wrong, "2026-0002-K7Q", "TAB-7K4-QXM", "<script>"]) {
    const { text } = await open(`/receipt/${encodeURIComponent(typed)}`);
    expect(text).toContain("This is not a receipt of ours");
    expect(text).not.toContain("₦8,000");
  }
  expect((await open("/receipt/2026-0001")).text).toContain("Add the three letters");
  for (let count = 0; count < 60; count++) await open(`/receipt/${wrong}`);
  expect(await open(`/receipt/${id}`)).toMatchObject({ status: 429, text: expect.stringContaining("try again later") });
});

test("a wrong gift voids its receipt; a restored one gets a new receipt", async () => {
  const { act, receipts, receive, open, ctx, cookie } = await withTreasurer();
  await receive({ donor: { name: "Wrong Name", email: null, isPublic: false } });
  await act({ intent: "void", reason: "Another account" });
  const id = async (index: number) => {
    const row = (await receipts())[index];
    return row === undefined ? "" : formatId(row);
  };
  expect((await open(`/receipt/${await id(0)}`)).text).toContain("This receipt is void");
  await act({ intent: "restore" });
  expect((await open(`/receipt/${await id(0)}`)).text).toContain("receipt 2026-0002 has taken its place");
  expect((await act({ intent: "receipt", name: "Right Name", reason: "" })).status).toBe(422);
  await act({ intent: "receipt", name: "Right Name", reason: "A slip" });
  expect((await receipts()).map(({ state, name, replaces }) => [state, name, replaces])).toEqual([
    ["replaced", "Wrong Name", null],
    ["replaced", "Wrong Name", "2026-0001"],
    ["valid", "Right Name", "2026-0002"],
  ]);
  const moves = await ctx.db.selectFrom("gift_events").select(["what", "note"]).orderBy("id").execute();
  expect(moves.map(({ what, note }) => [what, note])).toEqual([
    ["received", null],
    ["receipt issued", "2026-0001"],
    ["receipt void", "2026-0001: Another account"],
    ["void", "Another account"],
    ["receipt issued", "2026-0002 for 2026-0001"],
    ["restored", null],
    ["receipt void", "2026-0002: A slip"],
    ["receipt issued", "2026-0003 for 2026-0002"],
    ["receipt replaced", "A slip"],
  ]);
  expect((await open("/admin/gifts/1", cookie)).text).toContain("Receipt 2026-0003 (valid)");
});

test("a receipt loses its erased donor, keeps its number, cancels its waiting email", async () => {
  const { receive, receipts, promise, send, emails, ctx } = await withReceipts();
  const { id, path } = await promise({ name: "Ọlá Sample", email: "friend@example.org" });
  const given = await ctx.db.selectFrom("promises").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await receive({ promise: given });
  await send(path, { intent: "forget" });
  expect(await receipts()).toMatchObject([{ name: null, state: "valid", amount: 800_000 }]);
  expect((await emails()).filter(({ subject }) => subject.includes("receipt"))).toEqual([]);
});

test("the PDF is made when its email leaves; the outbox stores none", async () => {
  const { ctx, receive } = await withReceipts();
  await receive({ donor: { name: "Ọlá Sample", email: "friend@example.org", isPublic: false } });
  const { text, html, headers } = await ctx.db.selectFrom("outbox_emails").selectAll().executeTakeFirstOrThrow();
  expect(JSON.parse(headers)).toEqual({ "X-Receipt": "2026-0001" });
  expect(text).toContain("Dear Ọlá Sample, thank you.");
  expect(text).toMatch(/See the receipt:\nhttps:\/\/site\.test\/g\/\w{32}\/receipt\/2026-0001\n/);
  expect(html).not.toContain("<img");
  const sent: Email[] = [];
  const mailer = { atOnce: 1, send: async (email: Email) => void sent.push(email) };
  await sendQueuedEmails(withReceiptPdfs({ ...ctx, mailer }), new AbortController().signal);
  expect(sent[0]?.attachments).toMatchObject([{ filename: "2026-0001.pdf", contentType: "application/pdf" }]);
  expect(Buffer.from(sent[0]?.attachments?.[0]?.content ?? "", "base64").toString("latin1")).toMatch(/^%PDF/);
});

test("admins edit the texts of receipts; a new receipt does not name an expired certificate", async () => {
  const { act, receipts, receive, clock, open, cookie } = await withTreasurer();
  await receive();
  const save = async (fields: Fields) => {
    const answer = await act({ form: "giving", ...fields }, "/admin/settings.data");
    return { status: answer.status, text: await answer.text() };
  };
  const tax = { taxSentence: "Deductible under a certificate", taxCertificate: "TDC 1", taxExpiry: "2026-12-31" };
  const wrong = await save({ ...tax, taxExpiry: "", prefix: "T1", legalName: "The Legal Name" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Two to four capitals, like TAB");
  expect((await save({ ...tax, taxExpiry: "" })).text).toContain("Fill all three fields about tax, or none");
  const all = { prefix: "smi", legalName: "The Legal Name", registration: "CAC/IT/NO 1", signatory: "The Treasurer" };
  expect((await save({ ...all, ...tax })).status).toBe(200);
  await receive();
  clock.at = new Date("2027-01-01T09:00:00Z");
  await receive();
  expect(await receipts()).toMatchObject([
    { legalName: "Tabasamu Children’s Foundation", registration: "", tax: null },
    { legalName: "The Legal Name", registration: "CAC/IT/NO 1", tax: "Deductible under a certificate (TDC 1)" },
    { tax: null, year: 2027 },
  ]);
  const settings = await open("/admin/settings", cookie);
  expect(settings.text).toContain("CAC registration number");
});

test("a statement has a donor's gifts with receipts of a period, summed by currency", async () => {
  const { receive, promise, open, ask, cookie, ctx } = await withTreasurer();
  const { id, path } = await promise({ name: "Ọlá Sample", email: "friend@example.org" });
  const given = await ctx.db.selectFrom("promises").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  for (const valueDate of ["2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01"])
    await receive({ promise: given, valueDate });
  const donor = { name: "Ọlá Sample", email: "friend@example.org", isPublic: false };
  await receive({ donor, currency: "USD", amount: 2_050, valueDate: "2026-02-02" });
  await receive({ donor: { ...donor, email: "other@example.org" }, valueDate: "2026-02-02" });
  const february = "from=2026-02-01&to=2026-02-28";
  const own = (await open(`${path}/statement?${february}`)).text;
  expect(own).toContain("February 1, 2026 to February 28, 2026");
  expect(own).toContain("Receipt 2026-0002");
  expect(own).toContain("Together: ₦16,000");
  const staff = (await open(`/admin/gifts/of-donor?email=Friend@example.org&${february}`, cookie)).text;
  expect(staff).toContain("Together: ₦16,000, $20.50");
  expect(staff).not.toContain("2026-0001");
  for (const address of [`${path}/statement.pdf?`, "/admin/gifts/of-donor.pdf?email=friend@example.org&"]) {
    const pdf = await ask(address + february, { headers: { Cookie: cookie } });
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  }
  expect((await open(`${path}/statement?from=2026-03-01&to=2026-02-01`)).text).toContain("the first one first");
  expect((await open(`/admin/gifts/of-donor?${february}`)).text).not.toContain("₦");
});
