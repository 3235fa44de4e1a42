import type { Selectable } from "kysely";
import type { AccountTable } from "../../app/server/auth/account-tables.ts";
import type { Role } from "../../app/server/auth/auth.ts";
import { readsByRole } from "../../app/server/auth/reading-rights.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { sortRoles } from "../../app/values/roles.ts";
import { aStaffMember, insertUser } from "./builders.ts";

export const samplePassword = "a long enough password";

/** Value that the users page sends with "I know this person": the account's last change. */
export async function seenAccount({ db }: Pick<AppContext, "db">, id: string): Promise<number> {
  const changes = db.selectFrom("account_changes").select("id").where("account_id", "=", id).orderBy("id", "desc");
  return (await changes.executeTakeFirst())?.id ?? 0;
}

/** Makes a `Cookie` header from `Set-Cookie` lines. */
export function cookiesOf(lines: string[]): string {
  return lines.map((line) => line.split(";")[0]).join("; ");
}

/** Caches the sample password's hash: hashing is slow on purpose. */
let hashed: Selectable<AccountTable> | undefined;

/** Lets a lead or reader from before the update read all concerns. */
async function letRead({ db }: Pick<AppContext, "db">, member_id: string): Promise<void> {
  const right = { member_id, what: "kept", by_id: "update", at: "", from_at: "", until_concern: null } as const;
  await db.insertInto("reading_rights").values(right).execute();
}

/** Makes the signed-in admin a reader whom a lead named. */
export async function nameAdmin(ctx: Pick<AppContext, "db">): Promise<void> {
  await ctx.db.updateTable("users").set({ reads_safeguarding: 1 }).execute();
  await letRead(ctx, "admin");
}

export async function addStaffMember(ctx: AppContext, options: Parameters<typeof aStaffMember>[0] = {}) {
  const member = aStaffMember(options);
  await insertUser(ctx.db, member);
  if (readsByRole({ ...member, isNamed: member.reads_safeguarding === 1 })) await letRead(ctx, member.id);
  if (hashed === undefined) {
    await ctx.auth.setPassword(member.id, samplePassword);
    const accounts = ctx.db.selectFrom("accounts").selectAll().where("userId", "=", member.id);
    hashed = await accounts.executeTakeFirstOrThrow();
  } else {
    const own = { id: `account-${member.id}`, userId: member.id, accountId: member.id };
    await ctx.db
      .insertInto("accounts")
      .values({ ...hashed, ...own })
      .execute();
  }
  return member;
}

/** Signs in an existing person. @returns the `Cookie` header */
export async function signInAgain(ctx: AppContext, email: string, password = samplePassword): Promise<string> {
  const answer = await ctx.auth.withPassword(new Headers(), email, password);
  if (answer.outcome === "refused") throw new Error(`${email} could not be signed in`);
  return cookiesOf(answer.cookies);
}

/** Adds a staff member with the role as id, and signs in. @param beside further roles @returns the `Cookie` header */
export async function signIn(ctx: AppContext, role: Role, ...beside: Role[]): Promise<string> {
  const name = `Sample ${role.replace(/^./, (first) => first.toUpperCase())}`;
  const { email } = await addStaffMember(ctx, {
    id: role,
    roles: sortRoles([role, ...beside]),
    name,
    email: `${role}@example.org`,
  });
  return signInAgain(ctx, email);
}
