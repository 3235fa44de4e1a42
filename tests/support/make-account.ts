import type { Page } from "playwright-core";
import type { ServerProcess } from "./server-process.ts";

/** Opens the address that the first start of a site wrote, and makes the first admin's account there, as people do. */
export async function makeAccount(
  page: Page,
  server: ServerProcess,
  password = "a long enough password",
): Promise<void> {
  await page.goto((await server.address) + (/\/setup\?token=\S+/.exec(server.stdout)?.[0] ?? ""));
  await page.getByLabel("First name").fill("Sample");
  await page.getByLabel("Last name").fill("Admin");
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Make my account" }).click();
}
