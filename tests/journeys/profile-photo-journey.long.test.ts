import sharp from "sharp";
import { test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

test("a profile photo that moves says that it will stand still", async () => {
  const page = await desk.open(browser, { reducedMotion: true });
  await page.goto(`${desk.server.address}/admin/createuser`);
  await hasTakenOver(page);
  const data = Buffer.concat([Buffer.alloc(40 * 30 * 3, 200), Buffer.alloc(40 * 30 * 3, 20)]);
  const raw = { width: 40, height: 60, channels: 3, pageHeight: 30 } as const;
  const buffer = await sharp(data, { raw }).gif().toBuffer();
  await page.locator("input[type=file]").first().setInputFiles({ name: "me.gif", mimeType: "image/gif", buffer });
  await page.getByText("It is an animation. On the page it does not move.").waitFor();
}, 120_000);
