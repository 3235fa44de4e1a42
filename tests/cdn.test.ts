import * as build from "virtual:react-router/server-build";
import { describe, expect, test } from "vitest";
import { readConfig } from "../app/server/config/config.server.ts";
import { cachedRoutesOf } from "../app/server/page-cache/cached-routes.ts";
import { purgeOnSchedule } from "../ops/cdn/cdn-purge.server.ts";
import { openBooksOf } from "./support/books.ts";
import { openCdn } from "./support/cdn-endpoint.ts";
import { addPublicDocument } from "./support/site-with-document.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";
import { switchAllOn } from "./support/switch-all-on.ts";
import { createTestSite } from "./support/test-site.ts";

const soon = { timeout: 30_000, interval: 20 };
const behind = (url: string) => ({ settings: { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: "the-token" } });

/** Addresses of every page that is kept, with something in the place of a name. */
const addresses = Object.keys(cachedRoutesOf(build))
  .filter((path) => path !== "/:address")
  .map((path) => path.replace(":slug", "quiet-corners").replace(":file", "posts.xml").replace(":id", "1"));

describe("a site behind a network of caches", () => {
  test("lets it keep every public page for five minutes, and browsers ask again each time", async () => {
    const { url } = await openCdn();
    const { ask, ctx } = await createTestSite(behind(url));
    await switchAllOn(ctx);
    await addPublicDocument(ctx, "quiet-corners");
    await openBooksOf(ctx);
    for (const path of addresses) {
      // Twice: rendered, and then kept.
      for (const { status, headers } of [await ask(path), await ask(path)]) {
        expect([
          path,
          status,
          headers.get("Cache-Control"),
          headers.get("Cache-Tag"),
          headers.get("Set-Cookie"),
        ]).toEqual([
          path,
          200,
          "public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=30, stale-if-error=86400",
          "pages",
          null,
        ]);
        expect(headers.get("Surrogate-Key")).toBe("pages");
        expect(headers.get("CDN-Cache-Control")).toBe("max-age=300, stale-while-revalidate=30, stale-if-error=86400");
      }
    }
  });

  test("lets it keep nothing that a person, a secret or a form opens, and no apology", async () => {
    const { url } = await openCdn();
    const { ask, send, visit } = await createStaffedSite({ empty: false, ...behind(url) });
    const answers = [
      await ask("/login"),
      await ask("/admin"),
      await visit("/admin"),
      await visit("/admin/post.data"),
      await ask("/password?token=x"),
      await ask("/newsletter/confirm?token=x"),
      await ask("/nowhere"),
      await ask("/blog/nowhere"),
      await send("/contact", {}),
    ];
    for (const { headers, url: at } of answers) {
      expect([at, headers.get("Cache-Control") ?? ""]).toEqual([at, expect.not.stringMatching(/public|s-maxage/)]);
      expect(headers.get("CDN-Cache-Control")).toBeNull();
      expect(headers.get("Cache-Tag")).toBeNull();
    }
  });

  test("marks pictures, so that the CDN also forgets a deleted one", async () => {
    const { url } = await openCdn();
    const { ask, read } = await createTestSite(behind(url));
    const [, picture = ""] = /src="(\/files\/projects\/[^"]*)"/.exec(await read("/")) ?? [];
    const { headers } = await ask(picture);
    expect([headers.get("Cache-Tag"), headers.get("Cache-Control")]).toEqual([
      "pictures",
      "public, max-age=31536000, immutable",
    ]);
  });

  test("tells it at the minute at which a scheduled post appears", async () => {
    const { url, asked } = await openCdn();
    const { ctx, post, clock } = await createStaffedSite(behind(url));
    const fields = { title: "At noon", paragraphs: "x", status: "scheduled", publishAt: "2026-03-10T12:00" };
    await post("/admin/post", fields);
    await purgeOnSchedule(ctx);
    await expect.poll(() => asked.length, soon).toBe(1);
    clock.at = new Date("2026-03-10T10:59:59Z");
    await purgeOnSchedule(ctx);
    clock.at = new Date("2026-03-10T11:00:00Z");
    await purgeOnSchedule(ctx);
    await expect.poll(() => asked.length, soon).toBe(2);
  });

  test("says to admins that it cannot be told, until it can", async () => {
    const { url, close, reopen, asked } = await openCdn();
    await close();
    const { ctx, readAsStaff } = await createStaffedSite(behind(url), "admin");
    expect(await readAsStaff("/admin")).not.toContain("could not be told of changes");
    await purgeOnSchedule(ctx);
    await expect.poll(() => ctx.cdn?.unpurgedSince, soon).toBeDefined();
    expect(await readAsStaff("/admin")).toContain("could not be told of changes");
    await reopen();
    await expect.poll(() => asked.length, soon).toBeGreaterThan(0);
    await expect.poll(() => ctx.cdn?.unpurgedSince, soon).toBeUndefined();
    expect(await readAsStaff("/admin")).not.toContain("could not be told of changes");
  });
});

test("without the setting there is no header, nor any purge", async () => {
  const { ask, ctx } = await createTestSite();
  expect(ctx.cdn).toBeUndefined();
  await purgeOnSchedule(ctx);
  for (const path of addresses) {
    const { headers } = await ask(path);
    expect([path, headers.get("Cache-Control") ?? "no-cache"]).toEqual([path, "no-cache"]);
    for (const name of ["CDN-Cache-Control", "Cache-Tag", "Surrogate-Key"]) expect(headers.get(name)).toBeNull();
  }
});

test.each<[string, Record<string, string>, string]>([
  ["no address", { CDN_PURGE_URL: "purge it" }, "CDN_PURGE_URL must be a web address"],
  ["a password in it", { CDN_PURGE_URL: "https://me:secret@example.org" }, "CDN_PURGE_URL must be a web address"],
  ["a token without an address", { CDN_PURGE_TOKEN: "secret" }, "CDN_PURGE_URL must be set"],
  [
    "a token of two lines",
    { CDN_PURGE_URL: "https://example.org", CDN_PURGE_TOKEN: "se\ncret" },
    "CDN_PURGE_TOKEN must be",
  ],
])("settings with %s are refused by name, and nothing of them is repeated", (_name, variables, sentence) => {
  const read = () => readConfig({ SESSION_SECRET: "x".repeat(32), ...variables }, "/srv/site");
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/secret|purge it/);
});
