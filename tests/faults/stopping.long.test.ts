import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { closingsName } from "../../ops/backup/closings.ts";
import { inDatabase } from "../support/in-database.ts";
import { connectTo, readAll, statusOf } from "../support/loopback.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";

describe("the site is stopped", () => {
  test("while its backup is being made, at once, and nothing half-written is left", async () => {
    const { folder, variables } = newInstallation();
    const first = new ServerProcess(variables);
    await first.address;
    // The first tick writes down that the backup is for tomorrow.
    const jobs = () => inDatabase(folder, "select * from jobs where name = 'backup'");
    await expect.poll(jobs, { timeout: 20_000 }).toHaveLength(1);
    await first.stop();
    // Make it yesterday's, and the pictures too many for a moment; a file of nothing takes no room.
    inDatabase(folder, "update jobs set period = period - 1 where name = 'backup' returning name");
    mkdirSync(join(folder, "files/images"), { recursive: true });
    const large = join(folder, "files/images", `${"e".repeat(32)}.jpg`);
    writeFileSync(large, "");
    truncateSync(large, 2 ** 32);
    const backups = join(folder, "backups");
    // The list of closings and whole pictures are in the same folder.
    const others = [closingsName, "pictures"];
    const archives = () => existsSync(backups) && readdirSync(backups).filter((name) => !others.includes(name));
    const site = new ServerProcess(variables);
    await site.address;
    await expect
      .poll(archives, { timeout: 20_000, interval: 20 })
      .toEqual([expect.stringMatching(/^(?!closings).*\.part$/)]);
    const started = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(archives()).toEqual([]);
    expect(site.stderr).not.toContain('"level":"error"');
    expect(inDatabase(folder, "select failure from backup_failures")).toEqual([
      { failure: "The site was stopped while it was made." },
    ]);
  });

  test.each(["letter by letter", "not to its end"])(
    "within ten seconds, even during a form %s, while it reports not ready",
    async (how) => {
      const site = new ServerProcess(newInstallation().variables);
      const { host, port } = new URL(await site.address);
      const ready = await fetch(`${await site.address}/ready`);
      expect([ready.status, (await ready.text()).split("\n")[0]]).toEqual([200, "ok"]);
      const dribbling = await connectTo(Number(port));
      dribbling.write(`POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n`);
      dribbling.write("Content-Length: 100000\r\nExpect: 100-continue\r\n\r\n");
      await new Promise((resolve) => dribbling.once("data", resolve));
      const drip = how === "letter by letter" ? setInterval(() => dribbling.write("a"), 200) : undefined;
      onTestFinished(() => clearInterval(drip));
      // A question whose end comes after the signal.
      const balancer = await connectTo(Number(port));
      balancer.write(`GET /ready HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const started = performance.now();
      const ended = site.stop();
      await new Promise((resolve) => setTimeout(resolve, 300));
      balancer.write("\r\n");
      const answer = await readAll(balancer);
      expect([statusOf(answer), answer.includes("The site is stopping.")]).toEqual([503, true]);
      expect(await ended).toBe(0);
      expect(performance.now() - started).toBeLessThan(10_000);
    },
  );
});
