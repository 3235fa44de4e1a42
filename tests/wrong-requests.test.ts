import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { addOneOfEach } from "./support/feature-samples.ts";
import { textOf } from "./support/page-text.ts";
import { nameAdmin, signIn } from "./support/sign-in.ts";
import { switchAllOn } from "./support/switch-all-on.ts";
import { createTestSite } from "./support/test-site.ts";

/** Values for a part of an address, by its name; 1 for ids. */
const parts: Record<string, string> = {
  slug: "first-aid",
  provider: "paystack",
  noun: "post",
  page: "about",
  subject: "post-1",
  kind: "post",
  file: "posts.json",
  part: "pages.xml",
  address: "sample-page",
  name: "kite",
  "*": "nowhere",
};

const pathOf = (path: string): string =>
  `/${path}`.replaceAll(/:(\w+)\??|\*/g, (whole, name: string | undefined) => parts[name ?? whole] ?? "1");

const routes = Object.values(build.routes).flatMap((route) => {
  if (route?.path === undefined || route.parentId === "features/layout/preview-layout") return [];
  const { loader, action, default: page } = route.module;
  return [
    { path: pathOf(route.path), isRead: loader !== undefined || page !== undefined, isSent: action !== undefined },
  ];
});

const asBrowser = { Accept: "text/html,application/xhtml+xml", Origin: "https://site.test" };

/** @returns what is wrong with an answer that has to refuse in words */
async function faultOf(answer: Response, statuses: number[]): Promise<string | undefined> {
  const text = await answer.text();
  if (!statuses.includes(answer.status)) return `is answered ${answer.status}`;
  if (/Unexpected Server Error/.test(text)) return "is answered with the router's own words";
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (!isPage) return `is answered as ${answer.headers.get("Content-Type")}: ${text.slice(0, 60)}`;
  return textOf(text).length > 40 ? undefined : "has no sentence";
}

async function openSite() {
  const { ask, ctx } = await createTestSite();
  await switchAllOn(ctx);
  const Cookie = await signIn(ctx, "admin");
  await nameAdmin(ctx);
  await addOneOfEach(ctx);
  return (path: string, init: RequestInit = {}) => ask(path, { ...init, headers: { ...asBrowser, Cookie } });
}

test("an address that only takes forms says so when it is opened", async () => {
  const ask = await openSite();
  const faults: string[] = [];
  const closed = routes.filter(({ isRead }) => !isRead);
  expect(closed.length).toBeGreaterThan(5);
  for (const { path } of closed) {
    const answer = await ask(path);
    const fault = await faultOf(answer, [405]);
    if (answer.headers.get("Allow") !== "POST") faults.push(`${path} does not say what it takes`);
    if (fault !== undefined) faults.push(`${path} ${fault}`);
  }
  expect(faults).toEqual([]);
});

test("an address that takes no form says so when it gets one", async () => {
  const ask = await openSite();
  const faults: string[] = [];
  for (const { path, isSent } of routes) {
    if (isSent) continue;
    const answer = await ask(path, { method: "POST", body: new URLSearchParams({ intent: "save" }) });
    const fault = await faultOf(answer, [404, 405]);
    if (fault !== undefined) faults.push(`${path} ${fault}`);
  }
  expect(faults).toEqual([]);
});

/** Forms of one button or none: sending them is the deed, or repeats what is there. */
const wholeWithoutFields = new Set([
  "/newsletter/unsubscribe",
  "/login",
  // Shows again any form that it gets, and stores nothing.
  "/login/unsent",
  "/admin/event/1/figures",
  "/admin/figures",
  "/admin/consents/1/card",
  "/admin/share",
  "/admin/signout",
  "/admin/use",
  "/low-data",
]);

/** Pages for leads, or for holders of a signed link: this visitor is neither. */
const notForThisVisitor = new Set(["/admin/concerns/key", "/login/stop"]);

test.each(["a button that no page has", "no button at all"])(
  "%s does nothing, and every form says so in words",
  async (kind) => {
    const ask = await openSite();
    const faults: string[] = [];
    for (const { path, isSent } of routes) {
      if (!isSent || wholeWithoutFields.has(path)) continue;
      const fields: Record<string, string> =
        kind === "no button at all" ? {} : { intent: "no-such-button", form: "none", act: "none" };
      const answer = await ask(path, { method: "POST", body: new URLSearchParams(fields) });
      const fault = await faultOf(answer, notForThisVisitor.has(path) ? [403] : [400, 404, 422]);
      if (fault !== undefined) faults.push(`${path} ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);
