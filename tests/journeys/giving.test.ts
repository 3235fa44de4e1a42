import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isAtLength } from "../support/at-length.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { inDatabase } from "../support/in-database.ts";
import { settingsFor, startPaymentStandIn } from "../support/payment-stand-in.ts";
import { ServerProcess } from "../support/server-process.ts";
import { goWithin, hasTakenOver } from "../support/staff-area.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

async function readQrCode(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "no code was found";
}

/** A statement of our own making, whose balance leads from one to the other. */
const statementWith = (narration: string, amount: string) => `Account statement,,,,
Date,Narration,Debit,Credit,Balance
,OPENING BALANCE,,,"10,000.00"
20-Nov-2026,POS PURCHASE SAMPLE SHOP,"1,500.00",,"8,500.00"
21-Nov-2026,${narration},,"${amount}","13,500.00"
21-Nov-2026,NIP/KUDA/ADA SAMPLE/GIFT,,"1,000.00","14,500.00"
21-Nov-2026,NIP/KUDA/EMEKA SAMPLE/GIFT,,"2,000.00","16,500.00"
`;

test("a donor without script promises by transfer; the statement matches it by itself; the receipt's code leads to a page that says it is real", async () => {
  const { address, cookies } = await startStaffedServer();
  const donor = await browser.open({ width: 320, script: false, home: address });
  await donor.goto("/donate");
  await donor.getByRole("link", { name: "Promise a gift" }).first().click();
  await donor.getByLabel("Or your own amount").fill("5,000");
  await donor.getByLabel("Name (optional)").fill("Sample Teacher");
  await donor.getByRole("button", { name: "Get my reference" }).click();
  const reference = (await donor.locator(".ref .vh").innerText()).replaceAll(" ", "");
  expect(reference).toMatch(/^TAB[A-Z2-9]{6}$/);
  await donor.getByRole("button", { name: "I have sent it" }).click();
  await donor.getByText("Thank you. We will look for it.").waitFor();
  const gift = donor.url().replace(/\?.*/, "");

  const treasurer = await browser.open({ width: 360, home: address });
  await treasurer.context().addCookies(cookies);
  await treasurer.goto("/admin/gifts/statement");
  await hasTakenOver(treasurer);
  const narration = `NIP/SAMPLE TEACHER/${reference.slice(0, 3)} ${reference.slice(3).toLowerCase()} gift`;
  const file = {
    name: "november.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(statementWith(narration, "5,000.00")),
  };
  await treasurer.getByLabel("File").setInputFiles(file);
  await treasurer.getByRole("button", { name: "Read it" }).click();
  await treasurer.getByRole("button", { name: "Read the statement" }).click();
  await treasurer.getByText("1 exact match").waitFor();
  await treasurer.getByText("The statement adds up: opening ₦10,000, closing ₦16,500").waitFor();

  // The two others are gifts of friends: one press, which shows that it is under way and is not sent twice.
  expect(await treasurer.getByLabel("From (optional)").first().inputValue()).toBe("Emeka Sample");
  for (const choose of await treasurer.getByLabel("Choose").all()) await choose.check();
  let posts = 0;
  const answering = Promise.withResolvers<void>();
  await treasurer.route("**/admin/gifts/statement**", async (route) => {
    if (route.request().method() === "POST") {
      posts++;
      await answering.promise;
    }
    await route.continue();
  });
  const friends = treasurer.getByRole("button", { name: "Record the ticked payments as anonymous gifts" });
  await friends.click();
  await eventually(() => friends.getAttribute("aria-busy")).toBe("true");
  await friends.click({ force: true });
  answering.resolve();
  await treasurer.getByText("2 lines are gifts now.").waitFor();
  expect(posts).toBe(1);

  await donor.goto(gift);
  await donor.getByRole("heading", { name: "Your gift has arrived" }).waitFor();
  await donor.getByText("₦5,000 arrived.").waitFor();
  await donor
    .getByRole("link", { name: /Receipt/ })
    .first()
    .click();
  await donor.getByText("Five thousand naira", { exact: false }).first().waitFor();
  // Reads the code as a phone's camera does.
  const code = donor.locator("main svg[role=img]");
  await donor.goto(await readQrCode(await code.screenshot()));
  await donor.getByText("This receipt is real", { exact: false }).waitFor();
  await donor.getByText("₦5,000", { exact: false }).first().waitFor();
  expect(await donor.locator("main").innerText()).not.toContain("Sample Teacher");
}, 120_000);

// In `npm test`, the tests of payments ask the server the same.
test.runIf(isAtLength)(
  "a card gift whose notice got lost is found by the nightly comparison; the treasurer refunds a part, and every page and receipt says so",
  async () => {
    const standIn = await startPaymentStandIn();
    const port = String(await freePort());
    const settings = { PORT: port, SITE_URL: `http://127.0.0.1:${port}`, ...settingsFor(standIn, "paystack") };
    const { address, folder, variables, server, cookies } = await startStaffedServer(settings);
    const donor = await browser.open({ width: 390, script: false, home: address });
    await donor.goto("/donate");
    await donor.getByRole("link", { name: "Pay online" }).click();
    await donor.getByLabel("Or your own amount").fill("8000");
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
  },
  120_000,
);
