import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { receiveGift } from "../gifts/receive-gift.server.ts";

async function aGift(email: string | null = "donor@example.org") {
  const site = await createStaffedSite({}, "admin");
  await withTransaction(site.ctx, (ctx) =>
    receiveGift(ctx, {
      amount: 800_000,
      currency: "NGN",
      method: "transfer",
      donor: { name: "Sample Donor", email, isPublic: false },
    }),
  );
  const receipts = async () => {
    return (await site.emails()).filter(({ to }) => to === "donor@example.org");
  };
  return { ...site, receipts };
}

test("a receipt is sent again, once for each form", async () => {
  const { post, receipts, readAsStaff, auditEvents } = await aGift();
  expect(textOf(mainOf(await readAsStaff("/admin/gifts/1")))).toContain("Send the receipt again");
  const again = { intent: "again", idempotencyKey: "one press" };
  for (let times = 0; times < 2; times++)
    expect(textOf(mainOf(await (await post("/admin/gifts/1", again)).text()))).toMatch(
      /Receipt \S+ is on its way again\./,
    );
  const [first, second, third] = await receipts();
  expect([second?.subject, second?.text, third]).toEqual([first?.subject, first?.text, undefined]);
  await post("/admin/gifts/1", { ...again, idempotencyKey: "another press" });
  expect(await receipts()).toHaveLength(3);
  expect((await auditEvents()).filter((event) => event.startsWith("receipt sent again"))).toHaveLength(2);
});

/** Reads the button's form on a page, as a browser without script sends it. */
function formIn(html: string): { action: string; fields: Record<string, string> } {
  const [, action = "", inside = ""] = /<form [^>]*action="(\/admin\/gifts\/\d+)"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const fields = [...inside.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  return { action, fields: Object.fromEntries(fields) };
}

test.each(["/admin/receipts", "/admin/mail"])("a receipt is sent again from its row of %s", async (path) => {
  const { post, receipts, readAsStaff } = await aGift();
  await receipts();
  const { action, fields } = formIn(await readAsStaff(path));
  expect([action, fields.intent]).toEqual(["/admin/gifts/1", "again"]);
  for (let times = 0; times < 2; times++)
    expect(textOf(mainOf(await (await post(action, fields)).text()))).toMatch(/Receipt \S+ is on its way again\./);
  expect(await receipts()).toHaveLength(2);
});

test.each(["/admin/receipts", "/admin/mail"])("no row of %s offers a void receipt", async (path) => {
  const { post, receipts, readAsStaff } = await aGift();
  await receipts();
  await post("/admin/gifts/1", { intent: "void", reason: "It came twice." });
  const html = await readAsStaff(path);
  expect(textOf(mainOf(html))).toMatch(/receipt/i);
  expect(formIn(html).action).toBe("");
});

test("a gift without an address has no button; its form is refused", async () => {
  const { post, readAsStaff } = await aGift(null);
  for (const path of ["/admin/gifts/1", "/admin/receipts"])
    expect(textOf(mainOf(await readAsStaff(path)))).not.toContain("Send the receipt again");
  expect((await post("/admin/gifts/1", { intent: "again", idempotencyKey: "one press" })).status).toBe(409);
});
