import { describe, expect, test } from "vitest";
import { keys, refuse, startObjectStore } from "../../../../tests/support/object-store.ts";
import { ConfigError } from "../../config/config.server.ts";
import { requireStore } from "./object-store.server.ts";
import type { StoreConfig } from "./store-config.ts";

/** Why a site with this store does not start. */
async function complaint(plan: StoreConfig): Promise<string> {
  const error: unknown = await requireStore(plan).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  const { message, variable } = error as ConfigError;
  expect(message.startsWith(`${variable} `)).toBe(true);
  for (const part of [plan.address, plan.bucket, plan.keys.secretAccessKey, plan.keys.accessKeyId])
    expect(message).not.toContain(part);
  return message;
}

describe("a store that the settings name, at the start of the site", () => {
  test("is written to, read, listed and deleted from once, and nothing is left in it", async () => {
    const there = await startObjectStore();
    await requireStore(there.planFor({ prefix: "site/" }));
    expect(there.asked.map((line) => line.split(" ")[0])).toEqual(["PUT", "GET", "GET", "DELETE"]);
    expect(there.inBucket("pictures")).toEqual([]);
  });

  test("keeps the site from opening when it has no such bucket", async () => {
    const there = await startObjectStore();
    const plan = there.planFor({ bucket: "none-such", variable: "BACKUPS_URL" });
    expect(await complaint(plan)).toBe("BACKUPS_URL names a store that has no bucket of that name.");
  });

  test("keeps the site from opening when no server answers", async () => {
    const there = await startObjectStore();
    // Below the ports that machines give out: none of another test, as that of a closed store may be a moment later.
    const address = "http://127.0.0.1:20001/pictures";
    expect(await complaint(there.planFor({ address }))).toBe("FILES_URL names a store that cannot be reached.");
  });

  test("names the key or the secret that it does not take", async () => {
    const there = await startObjectStore();
    const stranger = there.planFor({ keys: { ...keys, accessKeyId: "STRANGER" } });
    expect(await complaint(stranger)).toBe("AWS_ACCESS_KEY_ID is no key that the store knows which FILES_URL names.");
    const wrong = there.planFor({ keys: { ...keys, secretAccessKey: "hunter2" } });
    expect(await complaint(wrong)).toBe(
      "AWS_SECRET_ACCESS_KEY is not the secret of AWS_ACCESS_KEY_ID, says the store that FILES_URL names.",
    );
    there.breakWith((_, outgoing) => refuse(outgoing, 403, "ExpiredToken"));
    expect(await complaint(there.planFor())).toBe(
      "AWS_SESSION_TOKEN has expired or is none, says the store that FILES_URL names.",
    );
  });

  test.each([
    ["PUT", "does not let these keys write into the bucket"],
    ["GET /pictures/", "does not let these keys read from the bucket"],
    ["GET /pictures?", "does not let these keys list what is in the bucket"],
    ["DELETE", "does not let these keys delete from the bucket"],
  ])("keeps the site from opening when it does not allow %s", async (what, why) => {
    const there = await startObjectStore();
    there.breakWith(
      ({ method, url }, outgoing) => `${method} ${url}`.startsWith(what) && refuse(outgoing, 403, "AccessDenied"),
    );
    expect(await complaint(there.planFor())).toBe(`FILES_URL names a store that ${why}.`);
  });

  test("is none when it is a website", async () => {
    const there = await startObjectStore();
    there.breakWith((_, outgoing) => Boolean(outgoing.writeHead(200).end("<!doctype html><title>Welcome</title>")));
    expect(await complaint(there.planFor())).toBe(
      "FILES_URL names a store that gives an answer that no object store gives.",
    );
  });
});
