import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { inDatabase } from "../support/in-database.ts";
import { settingsFor, startPaymentStandIn } from "../support/payment-stand-in.ts";
import { ServerProcess } from "../support/server-process.ts";
import { goWithin, hasTakenOver } from "../support/staff-area.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

test("the nightly comparison finds a lost card gift, later refunded", async () => {
  const standIn = await startPaymentStandIn();
  const port = String(await freePort());
  const settings = { PORT: port, SITE_URL: `http://127.0.0.1:${port}`, ...settingsFor(standIn, "paystack") };
  const { address, folder, variables, server, cookies } = await startStaffedServer(settings);
  const donor = await browser.open({ width: 390, script: false, home: address });
  await donor.goto("/donate");
  await donor.getByRole("link", { name: "Pay online" }).click();
  await donor.getByLabel("Amount", { exact: true }).fill("8000");
  await donor.getByRole("button", { name: "Go on to the payment" }).click();
  await donor.getByText("Of ₦8,000, about", { exact: false }).waitFor();
  // Opening the page, as a preview of the link does, has begun nothing.
  expect(standIn.payments.size).toBe(0);
  await donor.getByRole("button", { name: "Pay online" }).click();
  await donor.getByRole("link", { name: "Go to the payment page" }).waitFor();
  const page = donor.url();
  const [reference = ""] = standIn.payments.keys();
  expect(await donor.getByRole("link", { name: "Go to the payment page" }).getAttribute("href")).toContain(reference);
  Object.assign(standIn.payments.get(reference) ?? {}, { status: "paid" });
  await donor.goto(`${page}?paid`);
  await donor.getByText("We are waiting to hear from our payment partner", { exact: false }).waitFor();
  // No notice comes, and the night does: the job has run in an earlier period, and the site starts again.
  await server.stop();
  inDatabase(folder, "update jobs set period = period - 1 where name = 'payment reconciliation' returning name");
  await new ServerProcess(variables).address;
  const hasArrived = async () => (await (await fetch(page)).text()).includes("Your payment has arrived");
  // Each question makes a page.
  await expect.poll(hasArrived, { timeout: 20_000, interval: 300 }).toBe(true);

  const treasurer = await browser.open({ width: 360, home: address });
  await treasurer.context().addCookies(cookies);
  await treasurer.goto("/admin/gifts/1");
  await hasTakenOver(treasurer);
  await treasurer.getByText("Money went back to the donor").click();
  await treasurer.getByText("₦8,000 of this gift is here.", { exact: false }).waitFor();
  await treasurer.locator("#refund-amount").fill("3,000");
  await treasurer.getByRole("button", { name: "Record that it went back" }).click();
  await treasurer.getByText("You asked for the refund.", { exact: false }).waitFor();
  expect(standIn.state.refunds).toMatchObject([{ reference, amount: 300_000 }]);
  const [refund] = standIn.state.refunds;
  if (refund !== undefined) refund.status = "done";
  await goWithin(treasurer, "/admin/gifts/received");
  await treasurer.locator(".sums", { hasText: "1 gift shown" }).getByText("₦5,000").waitFor();
  await goWithin(treasurer, "/admin/gifts/1");
  await treasurer.getByText("replaced", { exact: false }).first().waitFor();
  await goWithin(treasurer, "/admin/gifts/audit");
  await treasurer.getByText("refund, ₦3,000", { exact: false }).waitFor();
  await treasurer.getByText("2 receipts, no number is missing.", { exact: false }).waitFor();
  await donor.goto(page.replace("/pay", ""));
  await donor.getByText("₦5,000 arrived.").waitFor();
  await donor.getByText(/Receipt \d{4}-0002: ₦5,000, received on/).waitFor();
}, 120_000);
