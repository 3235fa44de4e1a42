import { staffEvents } from "content/staff-events.ts";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const staff = staffAreaOfThisFile();

/** Times of day, as they stand on a page. */
const timesOf = (text: string) => text.match(/\b\d\d:\d\d\b/g) ?? [];

test("a staff page shows the times that the server wrote", async () => {
  const { server } = staff;
  await server.post("/admin/event", {
    title: "Book day",
    location: "Kisumu",
    date: "2030-05-05",
    startTime: "10:00",
    description: "Books.",
    status: "draft",
  });
  const page = await staff.open(browser);
  const headers = { Cookie: server.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const write = async (path: string) => (await fetch(server.address + path, { headers })).text();
  const hydrated = async (path: string) => {
    const answer = await page.goto(server.address + path);
    await hasTakenOver(page);
    return { written: (await answer?.text()) ?? "", shown: await page.locator("main").innerText() };
  };
  const lagos = timesOf((await hydrated("/admin/log")).shown);
  inDatabase(server.folder, "insert or replace into settings (name, value) values ('country', '\"KE\"')");
  const { written, shown } = await hydrated("/admin/log");
  const nairobi = timesOf(shown);
  expect(nairobi.length).toBeGreaterThan(0);
  for (const time of nairobi) expect(written).toContain(time);
  // Nairobi is two hours ahead of Lagos.
  const hours = (times: string[]) => times.map((time) => Number(time.slice(0, 2)));
  expect(hours(nairobi.slice(-lagos.length))).toEqual(hours(lagos).map((hour) => (hour + 2) % 24));
  expect(await page.locator("html").getAttribute("lang")).toBe("en-KE");
  await hydrated("/admin/event/1");
  await page.locator(".folded > summary", { hasText: staffEvents.folded.when }).click();
  await page.getByText("The time in Lagos.").first().waitFor();
  const other = await write("/admin/event?create");
  expect(other).toContain("The time in Nairobi.");
  expect(other).toContain("en-KE");
});
