import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { describe, expect, test } from "vitest";
import { handleRequestsWith } from "../app/handle-request.server.ts";
import type { AppContext } from "../app/server/context.server.ts";
import { withFiles } from "../app/server/http/built-files.server.ts";
import { withHealthChecks } from "../app/server/http/health-checks.server.ts";
import { withHeaders } from "../app/server/http/open-server.server.ts";
import { securityHeaders } from "../app/server/http/security-headers.ts";
import { listenerFor } from "../app/server/http/serve.server.ts";
import { withPageCache } from "../app/server/page-cache/cache-pages.server.ts";
import { cachedRoutesOf } from "../app/server/page-cache/cached-routes.ts";
import { listen, requestText, sendRaw, statusOf } from "./support/loopback.ts";
import { signIn } from "./support/sign-in.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { createTestSite } from "./support/test-site.ts";

/** The whole site on a port, as `server.ts` puts it together. @param SITE_URL as in the settings */
async function openServer(SITE_URL: string) {
  const here = await createTestSite({ settings: { SITE_URL } });
  const folder = temporaryFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/a-1b2c.js"), "0");
  const { ctx, read } = here;
  const pages = listenerFor(handleRequestsWith(ctx, build), ctx);
  const ready = async () => "The disk is almost full.";
  const stopping = new AbortController().signal;
  const others = withHeaders(
    securityHeaders(SITE_URL),
    withHealthChecks(ready, ctx.config.secret, stopping, withFiles(folder, pages)),
  );
  const port = await listen(withPageCache(ctx, cachedRoutesOf(build), others), SITE_URL);
  const [, picture = ""] = /src="(\/files\/projects\/[^"]*)"/.exec(await read("/")) ?? [];
  const cookie = await signIn(ctx, "admin");
  const ask = (firstLine: string, head: Record<string, string> = {}) => sendRaw(port, requestText(firstLine, head));
  return { ...here, ask, picture, cookie };
}

/** The headers of a response as text; a repeated header is an array, which is an error. */
function headersOf(answer: string): Map<string, string> {
  const [head = ""] = answer.split("\r\n\r\n");
  const lines = head.split("\r\n").slice(1);
  const pairs = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name.toLowerCase(), value.join(": ")];
  });
  const once = pairs.filter(([name]) => name !== "set-cookie" && name !== "vary").map(([name]) => name);
  expect(new Set(once).size, `twice in ${head}`).toBe(once.length);
  return new Map(pairs);
}

const own = ["Content-Security-Policy", "Cross-Origin-Resource-Policy"];

test.each(["https://site.test", "http://site.test"])(
  "every answer of %s has the headers of every answer",
  async (siteUrl) => {
    const { ask, picture, cookie, ctx } = await openServer(siteUrl);
    const staff = { Cookie: cookie };
    const asked: [string, number, Record<string, string>?][] = [
      ["GET /", 200],
      ["HEAD /about", 200],
      ["GET /nowhere", 404],
      ["GET /admin", 302],
      ["GET /admin", 200, staff],
      ["GET /admin/post.data", 200, staff],
      ["GET /admin/messages/export", 200, staff],
      ["GET /login", 200],
      ["GET /feed.xml", 200],
      ["GET /sitemap.xml", 200],
      ["GET /robots.txt", 200],
      [`GET ${picture}`, 200],
      ["GET /files/nothing.png", 404],
      ["GET /assets/a-1b2c.js", 200],
      ["GET /health", 200],
      ["GET /ready", 503],
      ["POST /contact", 403, { Origin: "https://evil.test", "Content-Length": "0" }],
      ["POST /contact", 400, { Origin: siteUrl, "Content-Length": "0" }],
      ["PUT /contact", 405, { "Content-Length": "0" }],
      ["TRACE /", 400],
      ["GET /%", 404],
      [`GET /${"x".repeat(20_000)}`, 431],
    ];
    const check = (answer: string, said: string) => {
      const headers = headersOf(answer);
      for (const [name, value] of Object.entries(securityHeaders(siteUrl))) {
        const got = headers.get(name.toLowerCase());
        if (own.includes(name)) expect(got, `${name} of ${said}`).toBeTruthy();
        else expect([said, name, got]).toEqual([said, name, value]);
      }
      expect(headers.get("content-security-policy"), said).toContain("frame-ancestors 'none'");
      expect(headers.has("strict-transport-security")).toBe(siteUrl.startsWith("https"));
      expect(headers.has("x-powered-by") || headers.has("server"), said).toBe(false);
    };
    // Twice, because pages are kept after the first time.
    for (const [line, status, head] of [...asked, ...asked]) {
      const answer = await ask(line, head);
      expect([line, statusOf(answer)]).toEqual([line, status]);
      check(answer, line);
    }
    // A bug, in the routes and outside them.
    breakDatabase(ctx);
    check(await ask("GET /blog"), "a bug");
  },
);

/** From now on nothing can be read from the database. */
function breakDatabase({ db }: AppContext): void {
  db.selectFrom = () => {
    throw new Error("the database is gone");
  };
}

test("a picture may be shown by emails and feed readers, and nothing else by another site", async () => {
  const { ask, picture, cookie } = await openServer("https://site.test");
  const policyOf = async (path: string) =>
    headersOf(await ask(`GET ${path}`, { Cookie: cookie })).get("cross-origin-resource-policy");
  expect(await policyOf(picture)).toBe("cross-origin");
  for (const path of ["/", "/assets/a-1b2c.js", "/admin", "/admin/subscribers/export", "/feed.xml"]) {
    expect([path, await policyOf(path)]).toEqual([path, "same-origin"]);
  }
});

describe("an answer that concerns one person", () => {
  test("is in no cache on the way, in no search engine", async () => {
    const { ask, ctx, send } = await createTestSite();
    const headers = { Cookie: await signIn(ctx, "admin") };
    const personal = [
      "/admin",
      "/admin/post",
      "/admin/post.data",
      "/admin/messages/export",
      "/admin/nowhere",
      "/ADMIN",
    ];
    const open = [
      "/login",
      "/login/code",
      "/login/forgot",
      "/password?token=x",
      "/setup?token=x",
      "/welcome/mail?token=x",
      "/nowhere?token=x",
    ];
    for (const path of [...personal, ...open]) {
      const answer = await ask(path, { headers });
      expect([path, answer.headers.get("Cache-Control")]).toEqual([path, "no-store"]);
      expect([path, answer.headers.get("X-Robots-Tag")]).toEqual([path, "noindex"]);
    }
    const sent = await send("/login", { email: "admin@example.org", password: "a long enough password" });
    expect([sent.status, sent.headers.get("Cache-Control")]).toEqual([303, "no-store"]);
    expect(await (await ask("/robots.txt")).text()).toContain("Disallow: /admin\n");
  });

  test("is in no public page, because caches give those to all visitors", async () => {
    const { ask, ctx } = await createTestSite();
    const headers = { Cookie: await signIn(ctx, "admin"), "Accept-Language": "yo", "User-Agent": "other" };
    for (const path of ["/", "/about", "/blog", "/contact", "/donate", "/events", "/feed.xml"]) {
      const [visitor, staff] = await Promise.all([ask(path), ask(path, { headers })]);
      expect([path, await staff.text()]).toEqual([path, await visitor.text()]);
      expect(staff.headers.getSetCookie()).toEqual([]);
    }
  });
});

test("an apology tells no place in the program, no version and no reason", async () => {
  const { ask, ctx, logged } = await openServer("https://site.test");
  breakDatabase(ctx);
  for (const path of ["/blog", "/blog.data", "/feed.xml", "/blog/x", "/media?x"]) {
    const said = await ask(`GET ${path}`);
    expect([path, statusOf(said)]).toEqual([path, 500]);
    expect(said).not.toMatch(/the database is gone|node_modules|breakDatabase|\.tsx?:\d|node\/?v?\d|kysely|sqlite/i);
  }
  expect(logged.length).toBeGreaterThan(0);
});
