import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { fits, inspect } from "../support/inspect.ts";
import { hasTakenOver } from "../support/staff-area.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

async function withGifts() {
  const { address, cookies } = await startStaffedServer();
  const headers = { Origin: address, Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  for (const [name, amount, currency] of [
    ["Ada Sample", "2000", "NGN"],
    ["Bola Sample", "3000", "NGN"],
    ["Chidi Sample", "20", "USD"],
  ] as const) {
    const fields = { method: "transfer", day: "2026-11-10", name, amount, currency, idempotencyKey: name };
    await fetch(`${address}/admin/gifts/record`, { method: "POST", headers, body: new URLSearchParams(fields) });
  }
  const open = async (options: { width: number; script?: boolean }) => {
    const page = await browser.open({
      ...options,
      home: address,
      reducedMotion: true,
      // Browsers without script say so.
      ...(options.script === false && { ignores: [/csp$/] }),
    });
    await page.context().addCookies(cookies);
    await page.goto("/admin/gifts/received?from=");
    return { page, bar: page.getByRole("form", { name: "Chosen gifts" }) };
  };
  return open;
}

test("a selection shows one bar with its sum per currency", async () => {
  const open = await withGifts();
  const { page, bar } = await open({ width: 1280 });
  await hasTakenOver(page);
  expect(await bar.isVisible()).toBe(false);
  await page.getByRole("checkbox", { name: "Choose all 3 on this page" }).check();
  await bar.getByText("3 chosen, ₦5,000, $20").waitFor();
  await page.getByRole("checkbox", { name: /^Choose Bola Sample/ }).uncheck();
  await bar.getByText("2 chosen, ₦2,000, $20").waitFor();
  const widths = [320, 360, 768, 1280];
  await inspect(page, { widths, name: "chosen gifts", within: "main" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const download = page.waitForEvent("download");
  await bar.getByRole("button", { name: "CSV of these" }).click();
  expect((await download).suggestedFilename()).toBe("gifts.csv");
  // A form that led to a file is free again a moment later.
  await eventually(() => bar.getAttribute("data-busy")).toBe(null);
  await bar.getByRole("button", { name: "We thanked them today" }).click();
  await page.getByText("2 gifts are marked as thanked today.").waitFor();
  expect(await bar.isVisible()).toBe(false);
  // Letters of twice the size.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await fits(page, "large letters", [360, 1280]);

  const plain = await open({ width: 1280, script: false });
  await plain.page.locator("tbody tr", { hasText: "Bola Sample" }).getByRole("checkbox").check();
  await plain.bar.getByRole("button", { name: "We thanked them today" }).click();
  await plain.page.getByText("1 gift is marked as thanked today.").waitFor();
}, 300_000);
