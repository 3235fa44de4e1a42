import { expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { startObjectStore } from "../support/object-store.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";

const { open } = browserOfThisFile();

/** A site whose pictures are in an object store, as a process. */
async function start() {
  const store = await startObjectStore();
  const site = new ServerProcess({ ...newInstallation().variables, ...store.variables });
  return { home: await site.address };
}

/** The pictures of projects on the home page: where each came from, and how wide it is. */
const readPictures = (page: Awaited<ReturnType<typeof open>>) =>
  page
    .locator('img[src*="/projects/"]')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ src, naturalWidth }) => ({ src, isThere: naturalWidth > 0 })),
    );

test("a browser loads the store's pictures only through the site", async () => {
  const { home } = await start();
  const page = await open({ home });
  await page.goto("/");
  await page.locator('img[src*="/projects/"]').first().scrollIntoViewIfNeeded();
  await eventually(async () => (await readPictures(page))[0]?.isThere).toBe(true);
  for (const { src } of await readPictures(page)) expect(src.startsWith(`${home}/files/projects/`)).toBe(true);
});
