import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { walkThrough } from "../support/tab-order.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

const sentences = JSON.stringify(["We dig wells.", "You can drink the water.", "You need not pay for it."]);

test("easy-read pages break no rule of axe at any width", async () => {
  const { address, folder } = area.server;
  for (const table of ["events", "projects"])
    inDatabase(folder, `update ${table} set easy_read = '${sentences}' where id = 1`);
  const page = await browser.open({ home: address, width: 390, reducedMotion: true });
  for (const path of ["/event/readmore/1", "/project/readmore/1"]) {
    await page.goto(path);
    await page.getByRole("link", { name: "Easy read" }).click();
    await page.getByText("You can drink the water.").waitFor();
    expect(new URL(page.url()).search).toBe("?read=easy");
    await inspect(page, { name: `${path} in easy read`, within: "main" });
    await walkThrough(page, [390, 1280], path, "main");
    const answer = await fetch(`${address}${path}?read=easy`, { headers: { "Accept-Encoding": "br" } });
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThanOrEqual(14_600);
  }
}, 120_000);
