import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { beginScript } from "../support/run-script.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const banner = "This is a practice copy. Nothing here reaches anybody.";

test("a practice copy changes nothing on the real site", async () => {
  const site = await startStaffedServer();
  const port = String(await freePort());
  const way = {
    BACKUPS_URL: "s3://backups",
    AWS_ACCESS_KEY_ID: "a",
    AWS_SECRET_ACCESS_KEY: "b",
    SITE_URL: site.address,
  };
  const { command, ended } = beginScript("practice", site.folder, { ...site.variables, ...way }, "--port", port);
  onTestFinished(() => void command.kill("SIGKILL"));
  const address = `http://127.0.0.1:${port}`;
  const read = async (path: string, Cookie = "") =>
    (await fetch(address + path, { headers: { Cookie } }).catch(() => undefined))?.text();
  await expect.poll(() => read("/"), { timeout: 30_000, interval: 200 }).toContain(banner);

  // Their own password opens it; their session of the site does not.
  const old = site.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect(await read("/admin", old)).not.toContain("Good ");
  const post = (path: string, fields: Record<string, string>, Cookie = "") =>
    fetch(address + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: address, Cookie },
      body: new URLSearchParams(fields),
    });
  const signedIn = await post("/login", { email: "admin@example.org", password: "a long enough password" });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  for (const path of ["/admin", "/login", "/about", "/nothing-here"])
    expect(await read(path, cookie)).toContain(banner);
  await post("/admin/post", { title: "Only practised", paragraphs: "One.", status: "published" }, cookie);
  expect(await read("/blog")).toContain("Only practised");
  expect(await (await fetch(`${site.address}/blog`)).text()).not.toContain("Only practised");
  expect(await (await fetch(site.address)).text()).not.toContain(banner);

  const message = { firstName: "A", lastName: "B", email: "a@example.org", subject: "Practised", message: "Hello" };
  await post("/contact", message);
  await expect.poll(() => read("/dev/mail", cookie), { timeout: 10_000 }).toContain("Practised");
  expect(await read("/dev/mail")).toBe("Not found");
  expect(existsSync(join(site.folder, "mail")) ? readdirSync(join(site.folder, "mail")) : []).toEqual([]);

  command.kill("SIGINT");
  expect((await ended).code).toBe(0);
  expect(existsSync(join(site.folder, "var/practice"))).toBe(false);
});
