import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertGifts } from "../gifts/gift-queries.server.ts";

const page = "/admin/gifts/board";

const gift = {
  method: "transfer" as const,
  is_public: 0,
  part: 1,
  donor_hash: "h",
  recorded_at: "2026-03-01T09:00:00.000Z",
};

/** Stores gifts of two years, by a treasurer's clock of 10 March 2026. */
async function withYears() {
  const here = await createStaffedSite({}, "admin");
  const naira = { ...gift, currency: "NGN" as const, state: "received" as const };
  await insertGifts(here.ctx.db, [
    { ...naira, amount: 100_000, value_date: "2026-01-05", source: "credit:1" },
    { ...naira, amount: 200_000, value_date: "2026-01-25", source: "credit:2", method: "cash" },
    { ...naira, amount: 5_000, currency: "USD", value_date: "2026-03-05", source: "credit:3" },
    { ...naira, amount: 0, value_date: "2026-03-05", source: "gift:4", method: "goods", goods: "Rice", goods_count: 2 },
    { ...naira, amount: 900_000, value_date: "2026-02-05", source: "credit:5", state: "refunded" },
    { ...naira, amount: 900_000, value_date: "2026-02-06", source: "credit:6", state: "counted" },
    { ...naira, amount: 300_000, value_date: "2025-01-09", source: "credit:7" },
    {
      ...naira,
      amount: 400_000,
      value_date: "2025-12-31",
      source: "credit:8",
      project_id: 77,
      purpose: "The old borehole",
    },
    { ...naira, amount: 800_000, value_date: "2024-12-31", source: "credit:9" },
  ]);
  return { ...here, open: async (query = "") => textOf(await here.readAsStaff(`${page}${query}`)) };
}

test("a year is beside the same days of the last one, each currency apart", async () => {
  const { open } = await withYears();
  const shown = await open();
  expect(shown).toContain("Together ₦3,000, $50 (3 gifts) ₦3,000 (1 gift) ₦7,000 (2 gifts)");
  expect(shown).toContain("January ₦3,000 (2 gifts) ₦3,000 (1 gift)");
  expect(shown).toContain("February nothing nothing");
  expect(shown).toContain("The old borehole nothing nothing ₦4,000 (1 gift)");
  expect(shown).toContain("Cash ₦2,000 (1 gift) nothing nothing");
  expect(shown).toContain("Goods in 2026: 1, without a value");
  const before = await open("?year=2025");
  expect(before).toContain("Together ₦7,000 (2 gifts) ₦8,000 (1 gift)");
  expect(before).not.toContain("whole year");
  expect(await open("?year=2099")).toContain("Together ₦3,000, $50 (3 gifts)");
});

test("its files have the same sums", async () => {
  const here = await withYears();
  const csv = await (await here.visit(`${page}.csv`)).text();
  expect(csv.split("\r\n").slice(1)).toEqual([
    '"2025","2025-01","Where it is needed most","Transfer","NGN","1","3000.00"',
    '"2025","2025-12","The old borehole","Transfer","NGN","1","4000.00"',
    '"2026","2026-01","Where it is needed most","Cash","NGN","1","2000.00"',
    '"2026","2026-01","Where it is needed most","Transfer","NGN","1","1000.00"',
    '"2026","2026-03","Where it is needed most","Goods","","1",""',
    '"2026","2026-03","Where it is needed most","Transfer","USD","1","50.00"',
  ]);
  const pdf = await here.visit(`${page}.pdf?year=2025`);
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
});
