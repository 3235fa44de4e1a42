import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { complaint } from "../support/complaint.ts";
import { freePort } from "../support/free-port.ts";
import { inDatabase } from "../support/in-database.ts";
import { connectTo, readAll, statusOf } from "../support/loopback.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { root } from "../support/sources.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const statusAt = async (site: ServerProcess, path: string) => (await fetch(`${await site.address}${path}`)).status;

describe("the first start", () => {
  test("loads the samples once, then changes nothing", async () => {
    const { folder, variables } = newInstallation();
    const first = new ServerProcess(variables);
    expect(await statusAt(first, "/event/readmore/1")).toBe(200);
    expect(await statusAt(first, "/event/readmore/2")).toBe(200);
    const { port } = new URL(await first.address);
    expect(first.stdout).toContain(`The site is open at http://localhost:${port}\n`);
    expect(first.stdout).toContain("Stop it with Ctrl+C.");
    expect(first.stdout).toContain("The sample foundation is loaded");
    expect(await first.stop()).toBe(0);

    inDatabase(folder, "delete from photo_attachments where owner = 'event:1'");
    inDatabase(folder, "delete from events where id = 1");

    const second = new ServerProcess(variables);
    expect(await statusAt(second, "/event/readmore/1")).toBe(404);
    expect(await statusAt(second, "/event/readmore/2")).toBe(200);
    expect(second.stdout).not.toContain("sample");
    expect(await second.stop()).toBe(0);
    expect(first.stderr + second.stderr).toBe("");
  });

  test("loads no code for mail servers that it never asks", () => {
    const assets = readdirSync(join(root, "build/server/assets")).map((name) => `assets/${name}`);
    const always = ["index.js", ...assets.filter((name) => name.startsWith("assets/start-server"))];
    expect(always).toHaveLength(2);
    const built = always.map((name) => readFileSync(join(root, "build/server", name), "utf8")).join("\n");
    const loaded = [...built.matchAll(/^import\b[^"]*"([^"]+)"/gm)].map(([, name]) => name ?? "");
    expect(loaded).toContain("kysely");
    expect(loaded.filter((name) => /aws4fetch|nodemailer|^pg$|object-store|smtp|postgres/.test(name))).toEqual([]);
    expect(built).not.toContain("AWS4-HMAC-SHA256");
  });
});

describe("a start that cannot be is one sentence that says what to change:", () => {
  test("a port that another program has", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await complaint({ ...newInstallation().variables, PORT: String(port) })).toMatch(/^PORT .*in use/);
  });

  // Every other variable is read by the same code: its own tests have them all, without a process each.
  test("a secret that is too short", async () => {
    const said = await complaint({ ...newInstallation().variables, SESSION_SECRET: "hunter2" });
    expect(said).toMatch(/^SESSION_SECRET /);
    expect(said).not.toContain("hunter2");
  });
});

describe("the site is stopped", () => {
  const words = "A message that was on its way when the site was stopped.";
  const fields = {
    firstName: "Sample",
    lastName: "Teacher",
    email: "teacher@example.org",
    subject: "Hello",
    message: words,
  };
  const form = new URLSearchParams(fields).toString();

  /** A form of which only the head and the first half have arrived. */
  async function sendHalfAForm(site: ServerProcess, connection: "close" | "keep-alive") {
    const { host, port } = new URL(await site.address);
    const socket = await connectTo(Number(port));
    const head = {
      Host: host,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": form.length,
      Connection: connection,
      // The server says when it has read the head: then the request is under way, and nothing has to be guessed.
      Expect: "100-continue",
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /contact HTTP/1.1\r\n${lines.join("")}\r\n`);
    await once(socket, "data");
    socket.write(form.slice(0, form.length / 2));
    return { socket, port: Number(port), finish: () => void socket.write(form.slice(form.length / 2)) };
  }

  /** Waits until the site accepts no new connection. */
  async function isClosed(port: number): Promise<void> {
    for (let isOpen = true; isOpen; ) {
      const socket = connect(port, "127.0.0.1");
      isOpen = await new Promise<boolean>((resolve) => {
        socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      });
      socket.destroy();
    }
  }

  test.each(["keep-alive", "close"] as const)(
    "after it has answered open requests (Connection: %s)",
    async (connection) => {
      const { folder, server: site } = await startStaffedServer();
      const { socket, port, finish } = await sendHalfAForm(site, connection);
      site.signal("SIGTERM");
      await isClosed(port);
      const answer = readAll(socket);
      finish();
      expect(statusOf(await answer)).toBe(303);
      expect(await site.ended).toBe(0);
      expect(site.stderr).toBe("");
      const kept = inDatabase(folder, "select message from messages");
      expect(kept).toEqual([expect.objectContaining({ message: words })]);
    },
  );

  test("with Ctrl+C as well, despite browsers that keep an idle connection", async () => {
    const port = await freePort();
    const { server: site, address } = await startStaffedServer({ SITE_URL: "https://site.test", PORT: String(port) });
    // The address that visitors use, where there is one.
    expect(address).toBe("https://site.test");
    const socket = await connectTo(port);
    socket.write("GET /robots.txt HTTP/1.1\r\nHost: site.test\r\nConnection: keep-alive\r\n\r\n");
    await once(socket, "data");
    const ended = once(socket, "close");
    expect(await site.stop("SIGINT")).toBe(0);
    await ended;
  });
});
