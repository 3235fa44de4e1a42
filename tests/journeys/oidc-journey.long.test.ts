import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { openIdentityProvider } from "../support/identity-provider.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

test.each([
  ["with script", true],
  ["without script", false],
] as const)("%s, the organisation's account signs a person in under a strict content policy", async (_, script) => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const provider = await openIdentityProvider(site);
  const email = "admin@example.org";
  provider.person = { sub: "first", email, email_verified: true };
  const { address } = await startStaffedServer({ ...provider.settings, PORT: String(port) });
  expect(address).toBe(site);

  // A staff page asks for its scripts, which a browser without script does not run.
  const expects = [new RegExp(`^asked another site: ${provider.issuer}/`), ...(script ? [] : [/\.js/])];
  const page = await browser.open({ home: site, width: 390, script, expects });
  await page.goto(`${site}/login?to=/admin/log`);
  await page.getByRole("button", { name: "Sign in with your organisation’s account" }).click();
  await page.getByRole("heading", { level: 1, name: "Log" }).waitFor();
  expect(page.url()).toBe(`${site}/admin/log`);
  // Back does not send the user forward again.
  await page.goBack();
  expect(new URL(page.url()).origin).toBe(site);
});
