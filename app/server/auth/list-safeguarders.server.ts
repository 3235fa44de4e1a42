import { type HasRoles, hasRole } from "../../values/roles.ts";
import type { AppContext } from "../context.server.ts";
import { findTrustedMoment } from "../db/trusted-time.ts";
import { findAllFacts, findPeople } from "./reading-right-queries.server.ts";
import { findReadingRight, readsByRole, wasLead } from "./reading-rights.ts";

type Ctx = Pick<AppContext, "db" | "clock">;

/**
 * Lists every lead, and the admins whom a lead named.
 * - `isActive`: reads concerns now, by the trusted clock
 * - `from`: time at which a waiting right begins (ISO date and time, UTC); undefined without a right, for example after
 * it was stopped
 */
export async function listSafeguarders(ctx: Ctx) {
  return (await listPeople(ctx)).filter(readsByRole);
}

async function listPeople(ctx: Ctx) {
  const people = await findPeople(ctx.db);
  const facts = await findAllFacts(ctx.db);
  const now = (await findTrustedMoment(ctx)).toISOString();
  const factsOf = Map.groupBy(facts, ({ member_id }) => member_id);
  return people.map((person) => {
    const from = findReadingRight(factsOf.get(person.id) ?? [])?.from;
    const isActive = from !== undefined && from <= now;
    return { ...person, isActive, from };
  });
}

type Safeguarder = Awaited<ReturnType<typeof listSafeguarders>>[number];

const isActiveLead = (person: Pick<Safeguarder, "roles" | "isActive">) => hasRole(person, "lead") && person.isActive;

/** Returns true if a lead reads concerns now; a waiting lead does not count. */
export const hasActiveLead = async (ctx: Ctx): Promise<boolean> => (await listSafeguarders(ctx)).some(isActiveLead);

/** Returns true if no other account is an active lead. */
export async function isLastLead(ctx: Ctx, account: string): Promise<boolean> {
  const leads = (await listSafeguarders(ctx)).filter(isActiveLead);
  return leads.length === 1 && leads[0]?.id === account;
}

/**
 * Lists the readers, who get an e-mail when a concern waits. Without an active lead, `instead` has all admins and the
 * waiting readers, who cannot read the concern.
 */
export async function listWhoIsNotified(ctx: Ctx) {
  const people = await listPeople(ctx);
  const safeguarders = people.filter(readsByRole);
  const readers = safeguarders.filter(({ isActive }) => isActive);
  const hasLead = readers.some(isActiveLead);
  const others = people.filter((person) => isTold(person) && !readers.includes(person));
  return { readers, instead: hasLead ? [] : others, hasLead };
}

const isTold = (person: HasRoles) => hasRole(person, "lead") || hasRole(person, "admin");

/** Lists accounts that are a lead, wait to be one, or were one within 24 hours; also deleted accounts. */
export async function listLatelyLeads(ctx: Ctx): Promise<string[]> {
  const people = await findPeople(ctx.db);
  const facts = await findAllFacts(ctx.db);
  const now = await findTrustedMoment(ctx);
  const leads = new Set(people.filter((person) => hasRole(person, "lead")).map(({ id }) => id));
  return [...Map.groupBy(facts, ({ member_id }) => member_id)]
    .filter(([id, own]) => wasLead(own, leads.has(id), now))
    .map(([id]) => id);
}
