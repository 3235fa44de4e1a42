import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { expect, onTestFinished, test, vi } from "vitest";
import { createAppContext } from "../../app/app-context.server.ts";
import { handleRequestsWith } from "../../app/handle-request.server.ts";
import { type Config, readConfig, settingNames } from "../../app/server/config/config.server.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { demoFolderOf, makeDemonstration } from "./make-demonstration.server.ts";

/** Opens a site with these settings, as its process does. */
async function open(config: Config) {
  const ctx = await createAppContext(config);
  onTestFinished(() => ctx.db.destroy());
  const answer = handleRequestsWith(ctx, build);
  const ask = (path: string, init: RequestInit = {}) =>
    answer(new Request(`http://localhost:4100${path}`, { redirect: "manual", ...init }), "192.0.2.1");
  const count = async (table: "gifts" | "events" | "posts" | "messages" | "guests" | "receipts" | "event_figures") => {
    const { many } = await ctx.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("many"))
      .executeTakeFirstOrThrow();
    return Number(many);
  };
  return { ctx, ask, count, read: async (path: string) => (await ask(path)).text() };
}

/** Signs in by one press on a button of the sign-in page. */
async function press(site: Awaited<ReturnType<typeof open>>, button: string) {
  const [form = ""] =
    (await site.read("/login")).match(new RegExp(`<form[^>]*>(?:(?!</form>).)*${button}<`, "s")) ?? [];
  const last = form.slice(form.lastIndexOf("<form"));
  const fields = [...last.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
  const signedIn = await site.ask("/login", {
    method: "POST",
    headers: { Origin: "http://localhost:4100" },
    body: new URLSearchParams(fields),
  });
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { status: signedIn.status, headers: { Cookie } };
}

test("a demonstration shows a year of its country to each role", async () => {
  const site = await open(await makeDemonstration(temporaryFolder(), "KE", 4_100));
  expect(await site.count("gifts")).toBeGreaterThan(150);
  expect(await site.count("receipts")).toBeGreaterThan(150);
  expect([await site.count("events"), await site.count("posts"), await site.count("event_figures")]).toEqual([
    14, 12, 12,
  ]);
  expect([await site.count("guests"), await site.count("messages")]).toEqual([16, 36]);
  expect(await site.read("/events")).toContain("Nairobi");
  const { headers } = await press(site, "Sign in as the treasurer");
  expect(await (await site.ask("/admin/gifts/received", { headers })).text()).toContain("KSh");
  expect(await site.read("/login")).toContain("This is a demonstration.");
  for (const path of ["/", "/donate", "/nothing-here", "/admin"])
    expect(await (await site.ask(path, { headers })).text()).toContain("This is a demonstration.");
});

test("a demonstration of a French country speaks French", async () => {
  const site = await open(await makeDemonstration(temporaryFolder(), "SN", 4_100));
  expect(await site.read("/events")).toContain("Journée portes ouvertes");
  const { status } = await press(site, "Se connecter à la trésorerie");
  expect(status).toBe(303);
});

test("no variable of the machine reaches a demonstration", async () => {
  for (const name of settingNames) vi.stubEnv(name, "https://real.example");
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = temporaryFolder();
  const config = await makeDemonstration(root, "NG", 4_100);
  const folder = demoFolderOf(root);
  expect(config).toMatchObject({
    host: "127.0.0.1",
    siteUrl: undefined,
    databaseUrl: `sqlite:${join(folder, "site.sqlite")}`,
    mail: { by: "mailbox", folder: join(folder, "mail") },
    files: { by: "folder", folder: join(folder, "files") },
    backups: undefined,
    provider: undefined,
    cdn: undefined,
    indexNow: undefined,
    practice: true,
  });
  expect(Object.values(config.payments ?? {}).filter((partner) => partner !== undefined)).toEqual([]);
});

test("no variable makes an ordinary site a demonstration", () => {
  const names = ["TABASAMU_DEMO", "TABASAMU_DEMONSTRATION", "DEMO", "DEMONSTRATION", "TABASAMU_PRACTICE"];
  const config = readConfig(
    { ...Object.fromEntries(names.map((name) => [name, "1"])), SESSION_SECRET: "x".repeat(32) },
    temporaryFolder(),
  );
  expect(config.demonstration).toBeUndefined();
});

test("an ordinary site with the database of a demonstration has no sign-in by role", async () => {
  const root = temporaryFolder();
  const { demonstration: _, practice: __, ...config } = await makeDemonstration(root, "NG", 4_100);
  const site = await open({ ...config, demonstration: undefined, practice: false });
  const login = await site.read("/login");
  expect(login).toContain('name="password"');
  expect(login).not.toContain("Sign in as");
  expect(login).not.toContain("@example.org");
});

test("each demonstration has another password", async () => {
  const root = temporaryFolder();
  const first = await makeDemonstration(root, "NG", 4_100);
  const second = await makeDemonstration(root, "NG", 4_100);
  expect(first.demonstration?.password).not.toBe(second.demonstration?.password);
  expect(first.secret).not.toBe(second.secret);
});
