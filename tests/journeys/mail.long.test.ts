import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { inDatabase } from "../support/in-database.ts";
import { openMailServer } from "../support/mail-server.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

/** The built site with emails that leave by SMTP. */
async function createAppContext(mailPort: number) {
  const mail = { MAIL_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: "Tabasamu <post@example.org>" };
  const port = await freePort();
  const own = { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` };
  const { server: ctx, address, folder } = await startStaffedServer({ ...mail, ...own });
  const write = async () => {
    const answer = await fetch(`${address}/contact`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: address },
      body: new URLSearchParams({
        firstName: "Sample",
        lastName: "Teacher",
        email: "teacher@example.org",
        subject: "An outreach",
        message: "May our class come?",
      }),
    });
    expect(answer.status).toBe(303);
  };
  const emails = () => inDatabase(folder, "select state, attempts, text, claimed_until from outbox_emails");
  return { ctx, write, emails };
}

test("a message passes a real mail server; the outbox forgets it", async () => {
  const server = await openMailServer();
  const { ctx, write, emails } = await createAppContext(server.plan.port);
  await write();
  await eventually(() => server.arrived.length).toBe(1);
  expect(await server.emails()).toMatchObject([
    {
      from: "Tabasamu <post@example.org>",
      to: "admin@example.org",
      replyTo: { name: "Sample Teacher", address: "teacher@example.org" },
      text: expect.stringContaining("May our class come?"),
    },
  ]);
  await eventually(emails).toEqual([expect.objectContaining({ state: "sent", text: "" })]);
  expect(await ctx.stop()).toBe(0);
  expect(ctx.stderr).toBe("");
});

test("a silent mail server does not delay the site's end", async () => {
  const silent = createServer((socket) => socket.on("error", () => {}));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const called = once(silent, "connection");
  const { ctx, write, emails } = await createAppContext((silent.address() as AddressInfo).port);
  await write();
  const [socket] = await called;
  onTestFinished(() => socket.destroy());
  const before = Date.now();
  expect(await ctx.stop()).toBe(0);
  expect(Date.now() - before).toBeLessThan(10_000);
  expect(emails()).toEqual([
    expect.objectContaining({ state: "waiting", attempts: 0, text: expect.stringContaining("May our class come?") }),
  ]);
});
