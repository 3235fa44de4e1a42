import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/sources.ts";

const names = ["takeUp", "prepare", "stop", "keep", "putInPlace", "tryStart", "goBack", "start", "tidy"];

/** Runs an update whose steps only note their names. @param fails step and how often it fails */
async function runWith(fails: Record<string, number> = {}) {
  const { update } = await import(join(root, "scripts/update.mjs"));
  const done: string[] = [];
  const steps = names.map((name) => [
    name,
    async () => {
      done.push(name);
      if ((fails[name] ?? 0) > 0) {
        fails[name] = (fails[name] ?? 0) - 1;
        throw new Error(`${name} failed`);
      }
    },
  ]);
  const said: string[] = [];
  const outcome = await update(Object.fromEntries(steps), (line: string) => said.push(line)).catch(
    ({ message }: Error) => message,
  );
  return { outcome, done, said: said.join("\n") };
}

test("an update stops the site, starts the new version once, and then for good", async () => {
  const { outcome, done } = await runWith();
  expect(done).toEqual(["takeUp", "prepare", "stop", "keep", "putInPlace", "tryStart", "start", "tidy"]);
  expect(outcome).toBe(true);
});

test("a failure while the site still serves changes nothing", async () => {
  expect(await runWith({ prepare: 1 })).toMatchObject({ outcome: "prepare failed", done: ["takeUp", "prepare"] });
});

test.each(["keep", "putInPlace", "tryStart", "start"])(
  "when %s fails, the previous version comes back and is started",
  async (step) => {
    const { outcome, done, said } = await runWith({ [step]: 1 });
    expect(outcome).toBe(false);
    expect(said).toContain(`It does not start: ${step} failed`);
    expect(done.slice(done.indexOf(step) + 1)).toEqual(["goBack", "tryStart", "start"]);
  },
);

test("when neither version starts, the update stops, changes nothing and says why", async () => {
  const { outcome, done } = await runWith({ tryStart: 2 });
  expect(outcome).toBe("tryStart failed");
  expect(done.slice(-2)).toEqual(["goBack", "tryStart"]);
});

test("the address of the site has brackets where it needs them", async () => {
  const { addressOf } = await import(join(root, "scripts/update.mjs"));
  const hosts = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"];
  expect(hosts.map((host) => new URL(addressOf(host, "3000")).host)).toEqual([
    "127.0.0.1:3000",
    "127.0.0.1:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
    "localhost:3000",
  ]);
});
