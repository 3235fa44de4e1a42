import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { openIdentityProvider } from "../support/identity-provider.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";

const browser = browserOfThisFile();

test.each([
  ["with script", true],
  ["without script", false],
])(
  "the organisation's account leads in and on, %s: the page's policy stays strict, and the browser follows",
  async (_, script) => {
    const port = await freePort();
    const site = `http://127.0.0.1:${port}`;
    const provider = await openIdentityProvider(site);
    const email = "first@example.org";
    provider.person = { sub: "first", email, email_verified: true };
    const server = new ServerProcess({ ...newInstallation().variables, ...provider.settings, PORT: String(port) });
    expect(await server.address).toBe(site);
    const [setup = ""] = /\/setup\?token=\S+/.exec(server.stdout) ?? [];
    const first = { firstName: "Sample", lastName: "Admin", email, password: "a long enough password" };
    const made = await fetch(site + setup, { method: "POST", body: new URLSearchParams(first), redirect: "manual" });
    expect(made.status).toBe(303);

    // A staff page asks for its scripts, which a browser without script does not run.
    const expects = [new RegExp(`^asked another site: ${provider.issuer}/`), ...(script ? [] : [/\.js/])];
    const page = await browser.open({ home: site, width: 390, script, expects });
    await page.goto(`${site}/login?to=/admin/log`);
    await page.getByRole("button", { name: "Sign in with your organisation’s account" }).click();
    await page.getByRole("heading", { level: 1, name: "Log" }).waitFor();
    expect(page.url()).toBe(`${site}/admin/log`);
    // Who goes back is not sent forward again.
    await page.goBack();
    expect(new URL(page.url()).origin).toBe(site);
  },
);
