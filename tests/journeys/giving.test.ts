import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { hasTakenOver } from "../support/staff-area.ts";
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

test("a transfer matches its promise; its receipt's code is confirmed", async () => {
  const { address, cookies } = await startStaffedServer();
  const donor = await browser.open({ width: 320, script: false, home: address });
  await donor.goto("/donate");
  await donor.getByRole("link", { name: "Promise a gift" }).first().click();
  await donor.getByLabel("Amount", { exact: true }).fill("5,000");
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
