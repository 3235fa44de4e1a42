import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { seePage } from "../support/visitor.ts";

const { open } = browserOfThisFile();

/** Without a network every request of the page itself fails, and browsers write that to their console. */
const noise = [/^request failed/, /^console error: Failed to load resource: net::ERR_/];

/** Waits until the service worker has what it keeps for everybody. */
async function openWithWorker(expects: RegExp[] = []) {
  const page = await open({ width: 390, worker: true, expects });
  await page.goto("/events");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated") await new Promise((done) => active?.addEventListener("statechange", done));
  });
  return page;
}

test("what was read, the home page and the bank details open without a network, and the page says so", async () => {
  const page = await openWithWorker(noise);
  await page.goto("/blog/quiet-corners");
  await page.context().setOffline(true);
  await page.goto("/donate");
  await seePage(page, "Your gift becomes a good day", "/donate");
  await page.getByText("You are offline. Pages that you have read are still here.").waitFor();
  await page.goto("/");
  await seePage(page, "We Spread Compassion, We Create Smiles", "/");
  await page.goto("/blog/quiet-corners");
  await seePage(page, "Quiet corners: a small change that helps", "/blog/quiet-corners");
  await page.goto("/project/readmore/2");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.context().setOffline(false);
  await page.goto("/project/readmore/2");
  await seePage(page, "Pad-A-Girl", "/project/readmore/2");
  expect(await page.getByText("You are offline.").count()).toBe(0);
});

test("what the site can answer is never answered from the device", async () => {
  const page = await openWithWorker();
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const _time of [1, 2]) await page.goto("/events");
  expect(asked.filter((path) => path === "/events").length).toBeGreaterThanOrEqual(2);
});

test("a form that cannot be sent says so, and keeps what was typed", async () => {
  const page = await openWithWorker(noise);
  await page.goto("/contact");
  const form = page.locator("form[data-form=message]");
  await form.getByLabel("First name").fill("Sample");
  await form.getByLabel("Last name").fill("Visitor");
  await form.getByLabel("Email").fill("visitor@example.org");
  await form.getByLabel("Subject").fill("A visit");
  await form.getByRole("textbox", { name: "Message" }).fill("May we come?");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Send message" }).click();
  await form.getByText("We could not reach the site. What you typed is still here.").waitFor();
  expect(await form.getByRole("textbox", { name: "Message" }).inputValue()).toBe("May we come?");
});

test("no page of staff, and none that a secret opens, is kept on the device", async () => {
  const page = await openWithWorker();
  for (const path of ["/login", "/login/forgot"]) await page.goto(path);
  await page.goto("/about");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining(["/", "/donate", "/offline", "/about"]));
  expect(kept.filter((path) => path.startsWith("/login"))).toEqual([]);
});
