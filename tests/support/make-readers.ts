import { saveSetting } from "../../app/features/foundation/settings/settings-queries.server.ts";
import { changeRole } from "../../app/features/people/users/user-commands.server.ts";
import { reportConcern } from "../../app/features/safeguarding/concerns/report-concern.server.ts";
import type { StaffMember } from "../../app/server/auth/auth.ts";
import { readsByRole } from "../../app/server/auth/reading-rights.ts";
import { canReadConcern } from "../../app/server/auth/safeguarding-permissions.ts";
import { withReadingRight } from "../../app/server/auth/with-reading-right.server.ts";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { findRoles } from "../../app/server/db/user-roles.ts";
import { AppError } from "../../app/server/http/errors.ts";
import { addStaffMember } from "./sign-in.ts";
import { createTestSite } from "./test-site.ts";

export type Site = Awaited<ReturnType<typeof createTestSite>>;

/** A concern in the shape of the form's schema. */
export const aWorry = { story: "A worry.", place: null, danger: false, name: null, contact: null };
export const hourMs = 3_600_000;

/** Lets hours pass; the trusted clock follows. */
export async function pass({ ctx, clock }: Site, hours: number) {
  for (let left = hours; left > 0; left -= 48) {
    clock.at = new Date(clock.at.getTime() + Math.min(left, 48) * hourMs);
    await checkClock(ctx);
  }
}

/** The member of a request. @returns undefined for a deleted account */
export async function memberOf({ ctx }: Site, id: string): Promise<StaffMember | undefined> {
  const row = await ctx.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return undefined;
  const roles = await findRoles(ctx.db, id);
  const readsSafeguarding = readsByRole({ roles, isNamed: row.reads_safeguarding === 1 });
  const { name, email, position } = row;
  return withReadingRight(ctx, { id, name, email, roles, position, twoFactor: false, readsSafeguarding });
}

/** Does the account read this concern now? */
export async function reads(here: Site, id: string, concern: number) {
  const member = await memberOf(here, id);
  return member !== undefined && canReadConcern(member, { id: concern });
}

/** @throws AppError notFound for a deleted account */
export async function senderOf(here: Site, id: string) {
  const member = await memberOf(here, id);
  if (member === undefined) throw new AppError("notFound");
  const confirmedAt = new Date().toISOString();
  const requestInfo = { address: "192.0.2.1", origin: "https://site.test", requestId: "r", confirmedAt };
  return { ctx: here.ctx, member, requestInfo };
}

/** The foundation's own address: without one, the sample's gets nothing. */
export const office = "office@example.org";

/** Two settled admins, an editor, and optionally a lead and a concern. */
export async function foundation({ hasLead = true, hasConcern = true } = {}) {
  const here = await createTestSite({ empty: true });
  await saveSetting(here.ctx.db, "email", office);
  for (const id of ["ada", "bola"])
    await addStaffMember(here.ctx, {
      id,
      role: "admin",
      name: id,
      email: `${id}@example.org`,
      createdAt: "2020-01-01T00:00:00.000Z",
    });
  if (hasLead)
    await addStaffMember(here.ctx, {
      id: "lead",
      role: "lead",
      name: "Lead",
      email: "lead@example.org",
      createdAt: "2020-01-01T00:00:00.000Z",
    });
  await addStaffMember(here.ctx, {
    id: "eve",
    role: "editor",
    name: "Eve",
    email: "eve@example.org",
    createdAt: "2020-01-01T00:00:00.000Z",
  });
  if (hasConcern) await reportConcern(here.ctx, aWorry, { files: [] });
  return here;
}

/** Gives an account a role. */
export const by = async (here: Site, who: string, id: string, role: "lead" | "editor" | "admin") => {
  const { ctx, member } = await senderOf(here, who);
  await changeRole(ctx, member, id, role);
};

/** Random numbers from a seed (mulberry32). */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
