import * as build from "virtual:react-router/server-build";
import { expect, test, vi } from "vitest";
import { handleRequestsWith } from "../app/handle-request.server.ts";
import { listenerFor } from "../app/server/http/serve.server.ts";
import { withPageCache } from "../app/server/page-cache/cache-pages.server.ts";
import { cachedRoutesOf } from "../app/server/page-cache/cached-routes.ts";
import { listen, requestText, sendRaw, statusOf } from "./support/loopback.ts";
import { addStaffMember, signIn } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

/** Headers of a request that would make the site's own words lead elsewhere. */
const forged = {
  Host: "evil.test",
  "X-Forwarded-Host": "evil.test",
  "X-Forwarded-Proto": "ftp",
  "X-Forwarded-Port": "666",
  "X-Original-URL": "/evil",
  "X-Rewrite-URL": "/evil",
  Forwarded: "for=192.0.2.9;host=evil.test;proto=ftp",
};

/** The site on a port, behind a trusted proxy that forwards all headers of visitors. */
async function open() {
  const here = await createTestSite({ settings: { TRUSTED_PROXIES: "loopback" } });
  const port = await listen(listenerFor(handleRequestsWith(here.ctx, build), here.ctx), "https://site.test");
  const read = (path: string, head: Record<string, string> = {}) =>
    sendRaw(port, requestText(`GET ${path}`, { ...forged, ...head }));
  const send = (path: string, fields: Record<string, string>, head: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields).toString();
    const type = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) };
    return sendRaw(
      port,
      requestText(`POST ${path}`, { ...forged, Origin: "https://site.test", ...type, ...head }) + body,
    );
  };
  return { ...here, read, send };
}

test("a forged host is in no page, feed, list of pages, canonical link or return address", async () => {
  const { read, send, ctx } = await open();
  const Cookie = await signIn(ctx, "admin");
  const pages = ["/", "/about", "/blog", "/contact", "/event/readmore/1", "/project/readmore/1", "/nowhere", "/login"];
  for (const path of [...pages, "/feed.xml", "/sitemap.xml", "/robots.txt"]) {
    const answer = await read(path);
    expect([path, statusOf(answer)]).toEqual([path, path === "/nowhere" ? 404 : 200]);
    expect(answer).not.toMatch(/evil|ftp:/);
  }
  expect(await read("/about")).toContain('href="https://site.test/about"');
  expect(await read("/feed.xml")).toContain("<link>https://site.test/blog</link>");
  expect(await read("/robots.txt")).toContain("https://site.test/sitemap.xml");
  for (const path of ["/admin", "/admin/post"]) {
    expect(await read(path)).not.toContain("evil");
    expect(await read(path, { Cookie })).not.toContain("evil");
  }
  for (const [path, fields] of [
    ["/login", { email: "admin@example.org", password: "a long enough password" }],
    ["/login/forgot", { email: "admin@example.org" }],
  ] as const) {
    const answer = await send(path, fields);
    expect(answer).toMatch(/^HTTP\/1\.1 303 [\s\S]*location: \/\w/i);
    expect(answer).not.toContain("evil");
  }
});

test("a forged host is in no email, of which the ones for new passwords matter most", async () => {
  const { send, ctx, emails } = await open();
  const Cookie = await signIn(ctx, "admin");
  await addStaffMember(ctx);
  await send("/login/forgot", { email: "editor@example.org" });
  await send("/admin/manageusers/editor", { intent: "link" }, { Cookie });
  const fields = { firstName: "New", lastName: "Person", email: "new@example.org", role: "editor" };
  await send("/admin/createuser", { ...fields, idempotencyKey: "one" }, { Cookie });
  await send("/newsletter", { email: "reader@example.org" });
  const message = { firstName: "A", lastName: "B", email: "a@example.org", subject: "S", message: "M" };
  await send("/contact", message);
  await vi.waitFor(async () => expect((await emails()).length).toBeGreaterThanOrEqual(4));
  const all = await emails();
  expect(JSON.stringify(all)).not.toContain("evil");
  expect(all.filter(({ text }) => text.includes("https://site.test/password?token="))).toHaveLength(3);
});

test("a form from the forged host is from another website", async () => {
  const { send } = await open();
  const fields = { email: "admin@example.org", password: "a long enough password" };
  for (const Origin of ["https://evil.test", "http://evil.test", "ftp://evil.test", "null"]) {
    expect([Origin, statusOf(await send("/login", fields, { Origin }))]).toEqual([Origin, 403]);
  }
});

test("behind a proxy each real origin has its own cached pages", async () => {
  const open = async (trustedProxies: string[]) => {
    const { ctx: site } = await createTestSite();
    const ctx = { ...site, config: { ...site.config, siteUrl: undefined, trustedProxies } };
    const listener = listenerFor(handleRequestsWith(ctx, build), ctx);
    let rendered = 0;
    const port = await listen(
      withPageCache(ctx, cachedRoutesOf(build), (incoming, outgoing) => {
        rendered++;
        listener(incoming, outgoing);
      }),
    );
    return async (head: Record<string, string>) => {
      const before = rendered;
      const html = await sendRaw(port, requestText("GET /about", { Host: "site.test", ...head }));
      return [/rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? html, rendered - before];
    };
  };
  const https = { "X-Forwarded-Proto": "https" };
  const trusted = await open(["loopback"]);
  expect(await trusted(https)).toEqual(["https://site.test/about", 1]);
  expect(await trusted(https)).toEqual(["https://site.test/about", 0]);
  expect(await trusted({})).toEqual(["http://site.test/about", 1]);
  expect(await trusted({ ...https, "X-Forwarded-Host": "other.test" })).toEqual(["https://other.test/about", 1]);
  expect(await trusted({ ...https, Forwarded: "proto=http" })).toEqual(["http://site.test/about", 1]);
  expect(await trusted(https)).toEqual(["https://site.test/about", 0]);
  // The site ignores such headers from a sender that is no proxy.
  const direct = await open(["192.0.2.1"]);
  expect(await direct({ ...https, "X-Forwarded-Host": "evil.test" })).toEqual(["http://site.test/about", 1]);
  expect(await direct({ ...https, "X-Forwarded-Host": "evil.test" })).toEqual(["http://site.test/about", 0]);
});
