import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { browserOfThisFile } from "./browser.ts";
import { startStaffedServer } from "./staffed-server.ts";

type StaffedServer = Awaited<ReturnType<typeof startStaffedServer>>;
type Browser = ReturnType<typeof browserOfThisFile>;

/** A site for this test file, with a signed-in admin; ends with the file. */
export function staffAreaOfThisFile() {
  const ends: (() => void | Promise<void>)[] = [];
  let server: StaffedServer;
  beforeAll(async () => {
    server = await startStaffedServer({}, (end) => ends.push(end));
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return {
    get server() {
      return server;
    },
    /** An empty page of the admin. */
    async open(browser: Browser, options: Parameters<Browser["open"]>[0] = {}) {
      const page = await browser.open({ home: server.address, ...options });
      await page.context().addCookies(server.cookies);
      return page;
    },
  };
}

/** React Router's own name for the function that its links call. */
type Routed = Window &
  typeof globalThis & {
    __reactRouterDataRouter: { navigate(path: string, options: { flushSync: boolean }): Promise<void> };
  };

/** Goes there within the app, as its links do: the page that is open stays, with all its scripts. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as Routed).__reactRouterDataRouter.navigate(to, { flushSync: true }), path);
  await hasTakenOver(page);
}

/** Waits until a staff page's script answers to taps, and the editor of its text, if any, is there. */
export async function hasTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName("tabasamu-answers").length > 0 &&
      [...document.querySelectorAll(".para textarea")].every((box) => !box.checkVisibility()),
  );
}
