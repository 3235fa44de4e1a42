import { describe, expect, test } from "vitest";
import { keys, refuse, startObjectStore } from "../../../tests/support/object-store.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openS3Storage } from "./s3-storage.server.ts";
import { describeFileStorage } from "./storage.contract.ts";
import { StorageError } from "./storage.ts";

describeFileStorage("an object store", async () => {
  const there = await startObjectStore();
  return {
    store: openS3Storage(there.planFor(), temporaryFolder(), there.open()),
    list: async () => there.inBucket("pictures"),
    block: async (path) => {
      await there.open().remove(path);
      there.breakWith(({ url }, outgoing) => url?.includes(path) === true && refuse(outgoing, 403, "AccessDenied"));
    },
  };
});

describe("pictures in an object store", () => {
  const it = Buffer.from("it");

  test("that are there already are not sent again", async () => {
    const there = await startObjectStore();
    const files = openS3Storage(there.planFor(), temporaryFolder(), there.open());
    await files.put("images", "jpg", it);
    await files.put("images", "jpg", it);
    expect(there.asked.map((line) => line.split(" ")[0])).toEqual(["HEAD", "PUT", "HEAD"]);
  });

  test("have their type there, and forbid caches to keep them", async () => {
    const there = await startObjectStore();
    const files = openS3Storage(there.planFor({ prefix: "site/" }), temporaryFolder(), there.open({ prefix: "site/" }));
    for (const [extension, type] of [
      ["avif", "image/avif"],
      ["jpg", "image/jpeg"],
      ["svg", "image/svg+xml"],
      ["webp", "image/webp"],
    ] as const) {
      const path = await files.put("images", extension, it);
      const { headers } = await fetch(`${there.origin}/pictures/site/${path}`);
      expect(headers.get("Content-Type")).toBe(type);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  test("that cannot be stored with expired keys say so", async () => {
    const there = await startObjectStore();
    const files = openS3Storage(there.planFor(), temporaryFolder(), there.open());
    there.breakWith(({ method }, outgoing) => {
      if (method !== "HEAD") return refuse(outgoing, 403, "ExpiredToken");
      outgoing.writeHead(403).end();
      return true;
    });
    const keeping = files.put("images", "jpg", it);
    await expect(keeping).rejects.toThrow(StorageError);
    await expect(keeping).rejects.toThrow("The store that FILES_URL names says that the keys have expired");
  });

  test("are out of reach with the wrong key", async () => {
    const there = await startObjectStore();
    const wrong = { ...keys, secretAccessKey: "hunter2" };
    await expect(
      openS3Storage(there.planFor(), temporaryFolder(), there.open({ keys: wrong })).reach(),
    ).rejects.toThrow(StorageError);
    await openS3Storage(there.planFor(), temporaryFolder(), there.open()).reach();
  });
});
