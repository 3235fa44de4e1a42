import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, seenAccount, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { isSettled, readStandings } from "./find-settled-people.server.ts";
import { type AccountFact, areTwoPeople, findStandings, isWeakening } from "./settled-people.ts";

const day = 24 * 3_600_000;
const now = new Date("2026-03-10T09:00:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
const accounts = ["ada", "ben", "chi", "dan"].map((id) => ({ id, createdAt: ago(400) }));

function after(...facts: [account: string, what: AccountFact["what"], by: string, days: number, more?: object][]) {
  const rows = facts.map(([account_id, what, by_id, days, more], index) => ({
    id: index + 1,
    account_id,
    what,
    by_id,
    at: ago(days),
    role_after: null,
    is_imported: 0,
    ...more,
  }));
  return findStandings(accounts, rows, now);
}

test("old accounts are settled people", () => {
  expect(after()("ada")).toMatchObject({ isSettled: true, hands: new Set(["ada"]) });
  expect(areTwoPeople(after(), "ada", "ben")).toBe(true);
  expect(areTwoPeople(after(), "ada", "ada")).toBe(false);
  expect(after()("nobody")).toMatchObject({ isSettled: false, settledAt: undefined });
});

test.each<[string, Parameters<typeof after>]>([
  ["made by the other", [["ben", "created", "ada", 31]]],
  ["promoted by the other", [["ben", "role", "ada", 31, { role_after: "admin" }]]],
  ["moved to another address by the other", [["ben", "address", "ada", 31]]],
  ["whose second step the other switched off", [["ben", "second step", "ada", 31]]],
  [
    "made by an account that the other made",
    [
      ["chi", "created", "ada", 90],
      ["ben", "created", "chi", 31],
    ],
  ],
  [
    "made by the same third account",
    [
      ["ada", "created", "dan", 90],
      ["ben", "created", "dan", 31],
    ],
  ],
  [
    "made by a deleted account",
    [
      ["ada", "created", "gone", 90],
      ["ben", "created", "gone", 31],
    ],
  ],
  [
    "made by the server's shell like the other",
    [
      ["ada", "created", "shell", 90],
      ["ben", "created", "shell", 90],
    ],
  ],
])("after 31 days an account %s is settled, but does not count as a second person", (_, facts) => {
  const standingOf = after(...facts);
  expect(standingOf("ben").isSettled).toBe(true);
  expect(areTwoPeople(standingOf, "ada", "ben")).toBe(false);
});

test("an account that a third person made lately is no second person", () => {
  const lately = after(["ben", "created", "dan", 29]);
  expect([areTwoPeople(lately, "ada", "ben"), areTwoPeople(lately, "ben", "ada")]).toEqual([false, false]);
  const long = after(["ben", "created", "dan", 30]);
  expect([areTwoPeople(long, "ada", "ben"), areTwoPeople(long, "ben", "ada")]).toEqual([true, true]);
});

test("two people who made a third account together remain two", () => {
  const standingOf = after(
    ["chi", "created", "ada", 40],
    ["chi", "role", "ben", 35, { role_after: "admin" }],
    ["dan", "created", "chi", 40],
  );
  expect(areTwoPeople(standingOf, "ada", "ben")).toBe(true);
  for (const made of ["chi", "dan"])
    for (const hand of ["ada", "ben"])
      expect([made, hand, areTwoPeople(standingOf, made, hand)]).toEqual([made, hand, false]);
  expect(areTwoPeople(standingOf, "chi", "dan")).toBe(false);
  const known = after(["chi", "created", "ada", 40], ["chi", "role", "ben", 35], ["chi", "confirmed", "dan", 1]);
  expect(areTwoPeople(known, "chi", "ada")).toBe(true);
});

test("accounts that changed each other are one person", () => {
  const standingOf = after(["ada", "address", "ben", 40], ["ben", "address", "ada", 40]);
  expect(areTwoPeople(standingOf, "ada", "ben")).toBe(false);
});

test("a confirmation counts at once, until the next act", () => {
  const made = ["ben", "created", "ada", 2] as const;
  const known = ["ben", "confirmed", "dan", 1] as const;
  expect(after([...made])("ben")).toMatchObject({ isSettled: false, settledAt: ago(-28), hand: "ada" });
  expect(areTwoPeople(after([...made], [...known]), "ada", "ben")).toBe(true);
  expect(areTwoPeople(after([...made], [...known], ["ben", "address", "ada", 0]), "ada", "ben")).toBe(false);
});

test("a password link makes an account new for 30 days", () => {
  expect(after(["ben", "password link", "ada", 29])("ben").isSettled).toBe(false);
  expect(areTwoPeople(after(["ben", "password link", "ada", 30]), "ada", "ben")).toBe(true);
});

test("a lost second step no longer ties after the owner's proof", () => {
  const lost = ["ben", "second step", "ada", 2] as const;
  const proof = ["ben", "owner proved", "ben", 1] as const;
  expect(areTwoPeople(after([...lost], [...proof]), "ada", "ben")).toBe(true);
  expect(areTwoPeople(after([...proof], [...lost]), "ada", "ben")).toBe(false);
  expect(areTwoPeople(after([...lost], [...proof], ["ben", "second step", "ada", 0]), "ada", "ben")).toBe(false);
  expect(areTwoPeople(after([...lost], ["ben", "address", "ada", 2], [...proof]), "ada", "ben")).toBe(false);
  expect(areTwoPeople(after(["ben", "created", "ada", 40], [...lost], [...proof]), "ada", "ben")).toBe(false);
  // Another person's word is not the owner's.
  expect(areTwoPeople(after([...lost], ["ben", "owner proved", "ada", 1]), "ada", "ben")).toBe(false);
});

test("acts on the own account change nothing", () => {
  expect(areTwoPeople(after(["ben", "address", "ben", 1]), "ada", "ben")).toBe(true);
});

test("an account from before the update is settled by age and log", () => {
  const imported = { is_imported: 1 };
  expect(areTwoPeople(after(["ben", "created", "ada", 31, imported]), "ada", "ben")).toBe(true);
  expect(areTwoPeople(after(["ben", "created", "ada", 29, imported]), "ada", "ben")).toBe(false);
  expect(findStandings([{ id: "ada", createdAt: "?" }], [], now)("ada").isSettled).toBe(false);
  expect(findStandings([{ id: "ada", createdAt: ago(29) }], [], now)("ada").isSettled).toBe(false);
});

test("the users page shows new accounts, which settled admins confirm", async () => {
  const { ctx, ask, send, emails } = await createTestSite();
  const as = (Cookie: string) => async (path: string, fields: Record<string, string>) => {
    const answer = await send(path, fields, { headers: { Cookie } });
    return { status: answer.status, text: textOf(await answer.text()) };
  };
  const ada = as(await signIn(ctx, "admin"));
  const { email } = await addStaffMember(ctx, { id: "ben", name: "Ben", role: "admin", email: "ben@example.org" });
  const cookie = await signInAgain(ctx, email);
  const ben = as(cookie);
  await ada("/admin/manageusers/ben.data", { intent: "change", email: "new@example.org" });
  const newcomer = { firstName: "New", lastName: "Admin", email: "chi@example.org", role: "admin" };
  await ada("/admin/createuser.data", newcomer);
  const told = (await emails()).filter(({ subject }) => subject.includes("an admin account was made or changed"));
  expect(told.map(({ to }) => to).toSorted()).toEqual([
    "admin@example.org",
    "admin@example.org",
    "ben@example.org",
    "ben@example.org",
    "new@example.org",
  ]);
  const [chi = ""] = (await ctx.db.selectFrom("users").select("id").where("email", "=", newcomer.email).execute()).map(
    ({ id }) => id,
  );
  expect(await isSettled(ctx, chi)).toBe(false);
  const settled = async () => (await readStandings(ctx)).settledAdmins.map(({ id }) => id);
  expect(await settled()).toEqual(["admin"]);
  const known = async (id: string) => ({ intent: "know", seen: String(await seenAccount(ctx, id)) });
  // An admin whom the first one made or moved cannot confirm, and no admin confirms the own account.
  for (const account of [chi, "ben"])
    expect((await ben(`/admin/manageusers/${account}.data`, await known(account))).status).toBe(409);
  expect((await ada(`/admin/manageusers/${chi}.data`, await known(chi))).status).toBe(409);
  await addStaffMember(ctx, { id: "dan", name: "Dan", role: "admin", email: "dan@example.org" });
  const headers = { Cookie: await signInAgain(ctx, "dan@example.org") };
  const page = textOf(await (await ask("/admin/manageusers", { headers })).text());
  expect(page).toContain("New until April 9, 2026");
  expect(page).toContain("One person with Sample Admin, until another settled admin knows this person");
  const dan = as(headers.Cookie);
  for (const account of [chi, "ben", chi])
    expect((await dan(`/admin/manageusers/${account}.data`, await known(account))).status).toBe(200);
  const people = ["admin", "ben", "dan", chi];
  expect((await settled()).toSorted()).toEqual(people.toSorted());
  const { areTwo } = await readStandings(ctx);
  for (const one of people) for (const other of people) expect(areTwo(one, other)).toBe(one !== other);
});

test("a demoted or deleted admin gets an e-mail", async () => {
  const { ctx, send, emails } = await createTestSite();
  const Cookie = await signIn(ctx, "admin");
  for (const id of ["ben", "chi"])
    await addStaffMember(ctx, { id, name: id, role: "admin", email: `${id}@example.org` });
  const act = (id: string, fields: Record<string, string>) =>
    send(`/admin/manageusers/${id}.data`, fields, { headers: { Cookie } });
  await act("ben", { intent: "role", role: "editor" });
  await act("chi", { intent: "delete" });
  const told = async (words: string) =>
    (await emails())
      .filter(({ text }) => text.includes(words))
      .map(({ to }) => to)
      .toSorted();
  const all = ["admin@example.org", "ben@example.org", "chi@example.org"];
  expect(await told("Sample Admin took the rights of an admin from ben.")).toEqual(all);
  expect(await told("Sample Admin deleted the account of the admin chi.")).toEqual(all);
});

test("the trustees' confirmation counts only for gifts", () => {
  const facts = (
    [
      ["ben", "created", "ada", 31],
      ["ben", "confirmed by trustees", "trustees", 1],
    ] as const
  ).map(([account_id, what, by_id, days], index) => {
    const more = { role_after: null, is_imported: 0, role_before: null, was_settled_admin: 1 };
    return { id: index + 1, account_id, what, by_id, at: ago(days), ...more };
  });
  expect(areTwoPeople(findStandings(accounts, facts, now, "trustees"), "ada", "ben")).toBe(true);
  expect(areTwoPeople(findStandings(accounts, facts, now), "ada", "ben")).toBe(false);
  expect(facts.map((fact) => isWeakening(fact, now))).toEqual([false, false]);
});

test("a later act cancels the trustees' confirmation", () => {
  const facts: AccountFact[] = (
    [
      ["ben", "confirmed by trustees", "trustees", 9],
      ["ben", "address", "ada", 1],
    ] as const
  ).map(([account_id, what, by_id, days], index) => {
    const more = { role_after: null, is_imported: 0 };
    return { id: index + 1, account_id, what, by_id, at: ago(days), ...more };
  });
  expect(areTwoPeople(findStandings(accounts, facts, now, "trustees"), "ada", "ben")).toBe(false);
});
