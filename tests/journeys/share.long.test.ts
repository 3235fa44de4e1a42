import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";

const browser = browserOfThisFile();

const title = "Quiet corners";

test("a visitor without script passes a post on: to WhatsApp, as a picture, by its address", async () => {
  const page = await browser.open({ width: 320, script: false });
  await page.goto("/blog/quiet-corners");
  await page.getByText("Share", { exact: true }).click();
  const chat = new URL((await page.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href")) ?? "");
  expect(chat.origin).toBe("https://wa.me");
  const address = chat.searchParams.get("text")?.split(" ").at(-1) ?? "";
  expect(chat.searchParams.get("text")).toContain(title);
  expect(new URL(address).pathname).toBe("/blog/quiet-corners");
  await page.getByText(address).waitFor();
  // The button needs script, so visitors without script do not see it.
  expect(await page.getByRole("button", { name: "Copy the link" }).count()).toBe(0);
  const picture = await page.getByRole("link", { name: "Picture for your status" }).getAttribute("href");
  const answer = await page.request.get(picture ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
});

test("with script, the phone's own sheet opens; without a sheet, the address is copied", async () => {
  const page = await browser.open({ width: 390 });
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (what: unknown) => void shared.push(what),
    });
  });
  await page.goto("/event/readmore/1");
  await page.getByText("Share", { exact: true }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: { title: string; url: string }[] }).shared);
  await eventually(async () => (await shared()).length).toBe(1);
  const [what] = await shared();
  expect([what?.title.split(" | ")[0], new URL(what?.url ?? "").pathname]).toEqual([
    "Autism inclusiveness outreach",
    "/event/readmore/1",
  ]);
  expect(await page.getByRole("link", { name: "Send on WhatsApp" }).isVisible()).toBe(false);

  const desktop = await browser.open({ width: 1280 });
  await desktop.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await desktop.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await desktop.goto("/event/readmore/1");
  await desktop.getByText("Share", { exact: true }).click();
  await desktop.getByRole("button", { name: "Copy the link" }).click();
  await desktop.getByRole("button", { name: "Copied" }).waitFor();
  expect(await desktop.evaluate(() => navigator.clipboard.readText())).toContain("/event/readmore/1");
  const poster = await desktop.getByRole("link", { name: "Poster to print (PDF)" }).getAttribute("href");
  const answer = await desktop.request.get(poster ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});
