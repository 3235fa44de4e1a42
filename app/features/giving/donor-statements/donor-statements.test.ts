import { expect, test } from "vitest";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { sendQueuedEmails } from "../../../server/mail/outbox.server.ts";
import { insertGifts } from "../gifts/gift-queries.server.ts";
import { groupByName, splitIntoSheets } from "./find-donor-statements.server.ts";
import { remakes, withDonorStatements } from "./send-donor-statements.server.ts";

const page = "/admin/gifts/statements";

const received = {
  currency: "NGN" as const,
  state: "received" as const,
  method: "cash" as const,
  is_public: 0,
  part: 1,
  donor_hash: "h",
  recorded_at: "2025-03-01T09:00:00.000Z",
};

/** Stores gifts of 2025 on a treasurer's site of March 2026. */
async function withDonors() {
  const here = await withTreasurer();
  await insertGifts(here.ctx.db, [
    {
      ...received,
      amount: 100_000,
      value_date: "2025-01-05",
      source: "credit:1",
      name: "Ada Sample",
      email: "ada@example.org",
    },
    {
      ...received,
      amount: 50_000,
      value_date: "2025-12-31",
      source: "credit:2",
      name: "Ada Sample",
      email: "ada@example.org",
    },
    {
      ...received,
      amount: 70_000,
      value_date: "2025-06-01",
      source: "credit:3",
      name: "Bola Sample",
      email: "bola@example.org",
    },
    { ...received, amount: 30_000, value_date: "2025-06-02", source: "credit:4", name: "Chidi Sample" },
    { ...received, amount: 20_000, value_date: "2025-07-02", source: "credit:5", name: "CHIDI SAMPLE" },
    { ...received, amount: 10_000, value_date: "2025-07-02", source: "credit:6" },
    { ...received, amount: 10_000, value_date: "2026-01-02", source: "credit:7", email: "late@example.org" },
    {
      ...received,
      amount: 10_000,
      value_date: "2025-07-02",
      source: "credit:8",
      email: "void@example.org",
      state: "void",
    },
  ]);
  return here;
}

test("every donor with an address gets one statement of the year, with its PDF", async () => {
  const here = await withDonors();
  expect(await here.open(page)).toContain("2 donors with an email address.");
  const send = { year: "2025", seen: "0" };
  expect((await here.post(page, send)).text).toContain("2 statements will be sent");
  expect(await here.post(page, send)).toMatchObject({ status: 409, text: expect.stringContaining("Nothing was sent") });
  expect(await here.open(`${page}?year=2025`)).toContain("2 were sent on March 10, 2026 by Sample Admin");
  const emails: Email[] = [];
  const mailer = { atOnce: 1, send: async (email: Email) => void emails.push(email) };
  await sendQueuedEmails(withDonorStatements({ ...here.ctx, mailer }), new AbortController().signal);
  expect(emails.map(({ to }) => to).sort()).toEqual(["ada@example.org", "bola@example.org"]);
  const ada = emails.find(({ to }) => to === "ada@example.org");
  expect(ada?.text).toContain("in 2025: ₦1,500.");
  expect(ada?.attachments).toMatchObject([{ filename: "statements-2025.pdf", contentType: "application/pdf" }]);
});

test("the e-mail has present sums; without a gift by then it is not sent", async () => {
  const here = await withDonors();
  const email = { to: "bola@example.org", subject: "", text: "", html: "" };
  const remake = () => remakes["year statement"]?.(here.ctx, email, { year: 2025 });
  expect((await remake())?.text).toContain("₦700");
  await here.ctx.db.updateTable("gifts").set({ state: "refunded" }).where("source", "=", "credit:3").execute();
  expect(await remake()).toBeUndefined();
});

test("a donor without address gets a sheet; only a person joins gifts of one name", async () => {
  const here = await withDonors();
  const shown = await here.open(page);
  expect(shown).toContain("CHIDI SAMPLE: all 2 gifts are one person’s");
  expect(shown).toContain("1 gift of the year has no name.");
  const headers = { Cookie: here.cookie };
  const pages = async (query: string) => {
    const pdf = await here.ask(`${page}.pdf?year=2025${query}`, { headers });
    const text = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    return text.match(/\/Type \/Page\b(?!s)/g)?.length;
  };
  expect([await pages(""), await pages("&one=4")]).toEqual([2, 1]);
});

test("a promise has one donor, also beside other gifts under the same name", () => {
  const gift = (id: number, promise_id: number | null, name: string | null) => ({
    id,
    promise_id,
    name,
    name_folded: name?.toLowerCase() ?? null,
  });
  const { names, nameless } = groupByName([
    gift(1, 9, "Ada"),
    gift(2, null, "ADA"),
    gift(3, 9, "Ada"),
    gift(4, 2, null),
  ]);
  expect([names, nameless]).toEqual([[{ id: 1, name: "Ada", origins: [[1, 3], [2]] }], 1]);
  expect(splitIntoSheets(names, new Set())).toEqual([
    { name: "Ada", gifts: [1, 3] },
    { name: "Ada", gifts: [2] },
  ]);
  expect(splitIntoSheets(names, new Set([1]))).toEqual([{ name: "Ada", gifts: [1, 3, 2] }]);
});
