import { describe, expect, test } from "vitest";
import { inviteFromShell, offerSetup, requireSetupLink, setUp } from "../app/features/people/auth/set-up.server.ts";
import { importUserAccount } from "../app/features/people/users/add-user.server.ts";
import { changeRole, createUser } from "../app/features/people/users/user-commands.server.ts";
import { reportConcern } from "../app/features/safeguarding/concerns/report-concern.server.ts";
import { readableConcerns } from "../app/server/auth/safeguarding-permissions.ts";
import { findRoles } from "../app/server/db/user-roles.ts";
import { withTransaction } from "../app/server/db/with-transaction.ts";
import { type Role, roles } from "../app/values/roles.ts";
import { aWorry, foundation, memberOf, pass, type Site, senderOf } from "./support/make-readers.ts";
import { createOidcSite } from "./support/oidc-site.ts";
import { listFiles, readSources } from "./support/sources.ts";
import { createTestSite } from "./support/test-site.ts";

const person = { firstName: "New", lastName: "Person", email: "new@example.org", dob: "", position: "" };

async function idOfNew({ ctx }: Site): Promise<string> {
  const found = ctx.db.selectFrom("users").select("id").where("email", "=", person.email);
  return (await found.executeTakeFirstOrThrow()).id;
}

async function addInTeam(here: Site, role: Role) {
  await createUser(await senderOf(here, "ada"), { ...person, role, idempotencyKey: "" }, []);
}

/** Gives the new person a role by Team, after another one. */
async function changeInTeam(here: Site, role: Role, isAdded: boolean) {
  await addInTeam(here, role === "writer" ? "treasurer" : "writer");
  const { ctx, member } = await senderOf(here, "ada");
  await changeRole(ctx, member, await idOfNew(here), role, isAdded);
}

const doors: Record<string, (here: Site, role: Role) => Promise<unknown>> = {
  "Team, of an account that is there": (here, role) => changeInTeam(here, role, false),
  "Team, beside another role": (here, role) => changeInTeam(here, role, role !== "admin"),
  "the shell": ({ ctx }, role) => inviteFromShell(ctx, { ...person, role }),
  "the shell, invited again with another role": async ({ ctx }, role) => {
    await inviteFromShell(ctx, { ...person, role });
    await inviteFromShell(ctx, { ...person, role: role === "lead" ? "editor" : "lead" });
  },
};

const orders = [
  { title: "without a lead, before a concern", hasLead: false, hasConcern: false },
  { title: "without a lead, after a concern", hasLead: false, hasConcern: true },
  { title: "beside a lead, before a concern", hasLead: true, hasConcern: false },
  { title: "beside a lead, after a concern", hasLead: true, hasConcern: true },
];

type Order = (typeof orders)[number];

/** Tries a door with a new person. It reads the person's facts, and the concerns at once, after a day and after two. */
async function tryDoor(door: (here: Site, role: Role) => Promise<unknown>, role: Role, order: Order) {
  const here = await foundation({ hasLead: order.hasLead, hasConcern: order.hasConcern });
  await door(here, role);
  const id = await idOfNew(here);
  const facts = await here.ctx.db
    .selectFrom("reading_rights")
    .select(["what", "at", "from_at", "after_concern", "until_concern"])
    .where("member_id", "=", id)
    .orderBy("id")
    .execute();
  await reportConcern(here.ctx, { ...aWorry, story: "Another worry." }, { files: [] });
  const reads = [];
  for (const hours of [0, 25, 25]) {
    await pass(here, hours);
    const member = await memberOf(here, id);
    reads.push(member && readableConcerns(member));
  }
  return { has: (await findRoles(here.ctx.db, id)).includes(role), facts, reads };
}

describe.each(orders)("a role that is given $title", (order) => {
  test.each(roles)("has the same permissions as a role given in Team: %s", async (role) => {
    const byTeam = await tryDoor(addInTeam, role, order);
    expect([byTeam.has, byTeam.facts.length > 0]).toEqual([true, role === "lead"]);
    for (const [name, door] of Object.entries(doors))
      expect([name, await tryDoor(door, role, order)]).toEqual([name, byTeam]);
  });
});

test("the import makes an editor without a right, and leaves a lead of the same address as it is", async () => {
  const here = await foundation();
  const { role: _role, ...fields } = { ...person, role: "lead" };
  const add = (email: string) =>
    withTransaction(here.ctx, (ctx) => importUserAccount(ctx, { ...fields, email, createdAt: undefined }));
  const facts = () => here.ctx.db.selectFrom("reading_rights").selectAll().execute();
  const before = await facts();
  const { id } = await add(person.email);
  expect([id, await findRoles(here.ctx.db, id)]).toEqual([id, ["editor"]]);
  expect(await add("lead@example.org")).toEqual({ id: "lead", isNew: false });
  expect([await findRoles(here.ctx.db, "lead"), await facts()]).toEqual([["lead"], before]);
});

test("signing in at a provider gives no role, also with a role in its token", async () => {
  const { ctx, provider, signIn } = await createOidcSite();
  provider.forgeClaims = (claims) => ({ ...claims, role: "lead", roles: ["admin", "lead"], groups: ["admin", "lead"] });
  const rolesNow = () => ctx.db.selectFrom("user_roles").selectAll().execute();
  const before = await rolesNow();
  expect((await signIn()).who).toBe("editor");
  provider.person = { sub: "stranger", email: person.email, email_verified: true };
  expect((await signIn()).who).toBeUndefined();
  expect(await rolesNow()).toEqual(before);
  expect(await ctx.db.selectFrom("reading_rights").select("id").execute()).toEqual([]);
});

test("the set-up makes an admin, who reads no concern", async () => {
  const here = await createTestSite({ empty: true });
  await reportConcern(here.ctx, aWorry, { files: [] });
  const link = await requireSetupLink(here.ctx, (await offerSetup(here.ctx)) ?? null);
  await setUp(here.ctx, link, { ...person, password: "a long enough password" });
  const id = await idOfNew(here);
  expect(await findRoles(here.ctx.db, id)).toEqual(["admin"]);
  expect((await memberOf(here, id))?.readsSafeguarding).toBe(false);
  expect(await here.ctx.db.selectFrom("reading_rights").select("id").execute()).toEqual([]);
});

test("only the function that gives a role writes roles", () => {
  const shipped = ["app", "ops", "scripts", "bench"]
    .flatMap(listFiles)
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.includes(".test."));
  const sources = readSources(shipped).filter(({ path }) => !path.startsWith("app/server/db/migrations/"));
  const pathsOf = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  const writes =
    /(?:insertInto|deleteFrom|updateTable|mergeInto|replaceInto)\(\s*["'`]user_roles|(?:insert into|update|delete from|replace into)\s+"?user_roles/i;
  expect(pathsOf(writes)).toEqual(["app/features/people/users/role-queries.server.ts"]);
  expect(pathsOf(/\breplaceRoles\b/)).toEqual([
    "app/features/people/users/give-role.server.ts",
    "app/features/people/users/role-queries.server.ts",
  ]);
});
