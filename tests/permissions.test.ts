import * as build from "virtual:react-router/server-build";
import { sayAct } from "content/log-sentences.ts";
import { giftActsInLog } from "content/log-sentences-gifts.ts";
import { expect, test } from "vitest";
import { nameToday } from "../app/values/stored-names.ts";
import { addOneOfEach, samplesOf } from "./support/feature-samples.ts";
import { oneTimeCode } from "./support/one-time-code.ts";
import { cookiesOf, nameAdmin, samplePassword, signIn } from "./support/sign-in.ts";
import { answerTo, type Person, people, type StaffRow } from "./support/staff-answers.ts";
import { createTestSite } from "./support/test-site.ts";

const table = samplesOf("routes");

type Site = Awaited<ReturnType<typeof createTestSite>>;

const staffRoutes = Object.values(build.routes).filter((route) => route?.parentId === "staff-layout");

/** Previews stand in the frame of the public site, and guard themselves. */
const previews = Object.values(build.routes).filter((route) => /^admin\/.*preview$/.test(route?.path ?? ""));

test("every staff route is in the table, and every row of the table is a route", () => {
  expect(staffRoutes.length).toBeGreaterThan(15);
  const paths = staffRoutes.map((route) => route?.path ?? "");
  const missing = paths.filter((path) => table[path] === undefined);
  expect(missing, "Say in `routes` of <feature>.sample.ts what each role is answered there").toEqual([]);
  expect(paths.toSorted()).toEqual(Object.keys(table).toSorted());
});

test("a visitor who opens or sends a staff page is sent to sign in", async () => {
  const { ask, ctx, send } = await createTestSite();
  await addOneOfEach(ctx);
  for (const { path, posts = [] } of Object.values(table)) {
    const login = `/login?to=${encodeURIComponent(path)}`;
    const opened = await ask(path);
    expect([path, opened.status, opened.headers.get("Location")]).toEqual([path, 302, login]);
    for (const { fields } of [...posts, { fields: {} }]) {
      const sent = await send(path, fields);
      expect([path, fields, sent.status, sent.headers.get("Location")]).toEqual([path, fields, 302, login]);
    }
  }
});

test("deleted people and those who typed no code yet are visitors", async () => {
  const { ask, ctx } = await createTestSite();
  const gone = await signIn(ctx, "admin");
  const { headers, half } = await enterHalf(ctx);
  await ctx.db.deleteFrom("users").where("id", "=", "admin").execute();
  await addOneOfEach(ctx);
  for (const { path, posts = [] } of Object.values(table)) {
    const login = `/login?to=${encodeURIComponent(path)}`;
    for (const Cookie of [gone, half]) {
      const opened = await ask(path, { headers: { Cookie } });
      expect([path, opened.status, opened.headers.get("Location")]).toEqual([path, 302, login]);
      for (const { fields } of posts) {
        const sent = await ask(path, {
          method: "POST",
          headers: { ...headers, Cookie },
          body: new URLSearchParams(fields),
        });
        expect([path, fields, sent.status, sent.headers.get("Location")]).toEqual([path, fields, 302, login]);
      }
    }
  }
});

/** Signs in a person with two-step sign-in who has given only the password. */
async function enterHalf(ctx: Site["ctx"]) {
  const whole = await signIn(ctx, "editor");
  const headers = { Origin: "https://site.test" };
  const started = await ctx.auth.startTwoFactor(new Headers({ Cookie: whole, ...headers }), samplePassword);
  const code = oneTimeCode(new URL(started?.uri ?? "").searchParams.get("secret") ?? "");
  await ctx.auth.withCode(new Headers({ Cookie: whole, ...headers }), code);
  const answer = await ctx.auth.withPassword(new Headers(headers), "editor@example.org", samplePassword);
  expect(answer.outcome).toBe("code");
  return { headers, half: answer.outcome === "refused" ? "" : cookiesOf(answer.cookies) };
}

test("a preview is nothing to a visitor, and to an editor who may not change the thing", async () => {
  const { ask, ctx } = await createTestSite();
  const cookie = await signIn(ctx, "editor");
  expect(previews.map((route) => route?.path).toSorted()).toEqual([
    "admin/event/:id/preview",
    "admin/page/:id/preview",
    "admin/post/:id/preview",
    "admin/preview",
    "admin/project/:id/preview",
  ]);
  for (const route of previews) {
    const path = `/${route?.path?.replace(":id", "1")}`;
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect((await ask("/admin/post/1/preview", { headers: { Cookie: cookie } })).status).toBe(403);
  const preview = await ask("/admin/event/1/preview", { headers: { Cookie: cookie } });
  expect([preview.status, preview.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});

/** Returns true if a route has a page, not only a file or the response to a form. */
const isPage = (path: string) =>
  staffRoutes.some(
    (route) => table[route?.path ?? ""]?.path === path && route !== undefined && "default" in route.module,
  );

/**
 * Returns the address that a person opens. Editors load the document; the others load its data, under the same rules.
 */
const asOpened = (path: string, person: Person, status: number): string =>
  person === "editor" || ![200, 403].includes(status) || !isPage(path) ? path : path.replace(/(?=\?|$)/, ".data");

/** Returns true if a named admin gets the response of any admin. Then the test sends only refused requests as her. */
const isAsForAdmins = ({ get, posts = [] }: StaffRow): boolean =>
  [get, ...posts].every((answers) => answerTo("named", answers) === answerTo("admin", answers));

/** Signs a person in. @returns the `Cookie` header */
async function enter(ctx: Site["ctx"], person: Person): Promise<string> {
  const cookie = await signIn(ctx, person === "named" ? "admin" : person);
  if (person === "named") await nameAdmin(ctx);
  return cookie;
}

test("each permitted answer of a missing or changed thing has a reason", () => {
  const unfounded = Object.values(table).flatMap(({ path, get, posts = [], because }) =>
    [{ fields: {}, ...get, because }, ...posts]
      .filter(
        (answers) => answers.because === undefined && people.some((one) => [404, 409].includes(answerTo(one, answers))),
      )
      .map(({ fields }) => [path, fields]),
  );
  expect(unfounded).toEqual([]);
});

test.each(people)("%s is answered as the table says, everywhere", async (person) => {
  const reading = await createTestSite();
  const Cookie = await enter(reading.ctx, person);
  await addOneOfEach(reading.ctx);
  // Without an act in the log.
  await reading.ctx.db.deleteFrom("switched_off").execute();
  const untouched = (await createTestSite({ like: reading.ctx })).ctx;
  const answered: string[] = [];
  const wanted: string[] = [];
  const unsaid = new Set<string>();
  for (const row of Object.values(table)) {
    const { path, get } = row;
    const isBrief = person === "named" && isAsForAdmins(row);
    const posts = (row.posts ?? []).filter((answers) => !isBrief || answerTo(person, answers) === 403);
    // A site of its own for each route that changes something: it must not change what the next is answered.
    const isRefused = posts.every((answers) => answerTo(person, answers) === 403);
    const { ask, ctx } = isRefused && !path.endsWith("signout") ? reading : await createTestSite({ like: untouched });
    const headers = { Cookie, Origin: "https://site.test" };
    answered.push(`${path} ${(await ask(asOpened(path, person, answerTo(person, get)), { headers })).status}`);
    wanted.push(`${path} ${answerTo(person, get)}`);
    for (const { fields, at = path, ...answers } of posts) {
      const [address, query = ""] = at.split("?");
      const body = new URLSearchParams(fields);
      const sent = await ask(`${address}.data?${query}`, { method: "POST", headers, body });
      answered.push(`${at} ${body} ${sent.status}`);
      wanted.push(`${at} ${body} ${answerTo(person, answers)}`);
    }
    for (const { what, subject } of await ctx.db.selectFrom("audit_log").select(["what", "subject"]).execute())
      if (sayAct(nameToday(what), subject.split(":")[0] ?? "", giftActsInLog).startsWith("did this")) unsaid.add(what);
  }
  expect(answered).toEqual(wanted);
  expect([...unsaid], "Say in content/log-sentences.ts what the log calls it").toEqual([]);
});

test("no staff form is taken from another website, or without saying where it comes from", async () => {
  const { ask, ctx } = await createTestSite();
  const cookie = await signIn(ctx, "admin");
  await addOneOfEach(ctx);
  for (const { path, posts = [] } of Object.values(table)) {
    for (const { fields } of posts) {
      for (const origin of [{ Origin: "https://evil.example" }, { Origin: "null" }, {}]) {
        const headers = { Cookie: cookie, ...origin } as Record<string, string>;
        const sent = await ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
        expect([path, origin, sent.status]).toEqual([path, origin, 403]);
      }
    }
  }
  expect(await ctx.db.selectFrom("audit_log").select("id").execute()).toEqual([]);
});
