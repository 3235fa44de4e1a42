import { expect, test } from "vitest";
import { oneTimeCode } from "../../../../tests/support/one-time-code.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, samplePassword, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { readStandings } from "../users/find-settled-people.server.ts";
import { removeTwoFactorFromShell } from "../users/remove-two-factor.server.ts";
import { shell } from "./set-up.server.ts";

const dayMs = 24 * 3_600_000;
const email = "bola@example.org";

/** Two settled admins; Bola has lost phone and codes. Passwords are as old as accounts. */
async function lostFactor() {
  const here = await createTestSite({ empty: true });
  const { ctx, clock } = here;
  const ada = await signIn(ctx, "admin");
  await addStaffMember(ctx, { id: "bola", name: "Bola", role: "admin", email });
  const updatedAt = "2026-01-01T00:00:00.000Z";
  await ctx.db
    .updateTable("accounts")
    .set({ updatedAt } as never)
    .execute();
  const headers = new Headers({ Cookie: await signInAgain(ctx, email) });
  const started = await ctx.auth.startTwoFactor(headers, samplePassword);
  await ctx.auth.withCode(headers, oneTimeCode(new URL(started?.uri ?? "").searchParams.get("secret") ?? ""));
  const act = (fields: Record<string, string>) =>
    here.send("/admin/manageusers/bola.data", fields, { headers: { Cookie: ada } });
  /** Do both accounts belong to one person? */
  const areSame = async () => (await readStandings(ctx)).areSame("admin", "bola");
  const enter = () => here.send("/login", { email, password: samplePassword });
  /** The last link in Bola's mailbox. */
  const link = async () => {
    const links = (await here.emails()).flatMap(
      ({ text }) => /https:\S+(\/login\/owner\?token=\S+)/.exec(text)?.[1] ?? [],
    );
    return links.at(-1);
  };
  const pass = async (days: number) => {
    clock.at = new Date(clock.at.getTime() + days * dayMs);
    await trustTime(ctx.db, clock.at.toISOString());
  };
  return { ...here, act, areSame, enter, link, pass };
}

test("password plus mailbox prove the owner after a lost phone", async () => {
  const { ctx, act, areSame, enter, link, ask, send } = await lostFactor();
  expect(await areSame()).toBe(false);
  await act({ intent: "factor" });
  expect(await areSame()).toBe(true);
  expect(await link()).toBeUndefined();
  await enter();
  const path = (await link()) ?? "";
  expect(textOf(await (await ask(path)).text())).toContain("Is this your account?");
  // Mail programs open links automatically.
  expect(await areSame()).toBe(true);
  const done = await send(path, {});
  expect(textOf(await (await ask(done.headers.get("Location") ?? "")).text())).toContain("a person of its own again");
  expect(await areSame()).toBe(false);
  expect((await readStandings(ctx)).standingOf("bola").isSettled).toBe(true);
  expect((await send(path, {})).status).toBe(404);
  // A second loss starts again.
  await ctx.db.updateTable("users").set({ twoFactorEnabled: 1 }).where("id", "=", "bola").execute();
  await act({ intent: "factor" });
  expect(await areSame()).toBe(true);
});

test.each<[what: string, before: (here: Awaited<ReturnType<typeof lostFactor>>) => Promise<unknown>]>([
  ["an address that moved 29 days ago", ({ act, pass }) => moveBack(act).then(() => pass(29))],
  [
    "a password that was set since",
    async ({ ctx }) => {
      const updatedAt = "2026-12-01T00:00:00.000Z";
      await ctx.db
        .updateTable("accounts")
        .set({ updatedAt } as never)
        .where("userId", "=", "bola")
        .execute();
    },
  ],
  [
    "an account that is 29 days old",
    async ({ ctx, clock }) => {
      const createdAt = new Date(clock.at.getTime() - 29 * dayMs).toISOString();
      await ctx.db.updateTable("users").set({ createdAt }).where("id", "=", "bola").execute();
    },
  ],
])("no link is sent for %s", async (_, before) => {
  const here = await lostFactor();
  await before(here);
  await here.act({ intent: "factor" });
  await here.enter();
  expect(await here.link()).toBeUndefined();
  expect(await here.areSame()).toBe(true);
});

/** Moves the address away and back: the actor could read a mailbox in between. */
async function moveBack(act: (fields: Record<string, string>) => Promise<Response>): Promise<void> {
  await act({ intent: "change", email: "elsewhere@example.org" });
  await act({ intent: "change", email });
}

test("a moved address gets the link after 30 days", async () => {
  const { act, pass, enter, link, areSame, send } = await lostFactor();
  await moveBack(act);
  await pass(30);
  await act({ intent: "factor" });
  await enter();
  await send((await link()) ?? "", {});
  // The move still ties: only another person's confirmation helps.
  expect(await areSame()).toBe(true);
});

test("a link is dead once the address moves", async () => {
  const { act, enter, link, send, areSame } = await lostFactor();
  await act({ intent: "factor" });
  await enter();
  const path = (await link()) ?? "";
  await act({ intent: "change", email: "elsewhere@example.org" });
  expect((await send(path, {})).status).toBe(404);
  expect(await areSame()).toBe(true);
});

test("two presses on one link record one proof", async () => {
  const { ctx, act, enter, link, send } = await lostFactor();
  await act({ intent: "factor" });
  await enter();
  const path = (await link()) ?? "";
  const answers = await Promise.all([send(path, {}), send(path, {})]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
  const facts = ctx.db.selectFrom("account_changes").select("id").where("what", "=", "owner proved");
  expect(await facts.execute()).toHaveLength(1);
});

test("a sign-in without a lost second step sends no link", async () => {
  const { ctx, enter, link } = await lostFactor();
  await ctx.db.deleteFrom("two_factors").execute();
  await ctx.db.updateTable("users").set({ twoFactorEnabled: 0 }).execute();
  expect((await enter()).headers.get("Location")).toBe("/admin");
  expect(await link()).toBeUndefined();
});

test("the shell helps a single admin, who gets an e-mail about it", async () => {
  const { ctx, enter, emails, auditEvents } = await withAudit();
  expect(await removeTwoFactorFromShell(ctx, "nobody@example.org", shell)).toBe("unknown");
  expect(await removeTwoFactorFromShell(ctx, email.toUpperCase(), shell)).toBe("done");
  expect(await removeTwoFactorFromShell(ctx, email, shell)).toBe("off");
  expect((await enter()).headers.get("Location")).toBe("/admin");
  const told = (await emails()).find(({ subject }) => subject.includes("your two-step sign-in is off"));
  expect(told).toMatchObject({ to: email, text: expect.stringContaining("Whoever runs the server switched off") });
  expect(await auditEvents()).toEqual(["The shell of the server: second factor switched off by an admin"]);
  const [fact] = await ctx.db.selectFrom("account_changes").select(["what", "by_id"]).execute();
  expect(fact).toEqual({ what: "second step", by_id: "shell" });
});

async function withAudit() {
  const here = await lostFactor();
  const auditEvents = async () =>
    (await here.ctx.db.selectFrom("audit_log").select(["who", "what"]).execute()).map(
      ({ who, what }) => `${who}: ${what}`,
    );
  return { ...here, auditEvents };
}
