import { readingEmails as words } from "content/reading-emails.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { listLatelyLeads, listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import * as store from "../../../server/auth/reading-right-queries.server.ts";
import {
  findNeverReadable,
  findReadingRight,
  firstReleaseMs,
  isPending,
  type ReadingFact,
  readsByRole,
  waitMs,
} from "../../../server/auth/reading-rights.ts";
import { earlierRecipient, foundationRecipient, stopPath } from "../../../server/auth/stop-link.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { RemakeEmail } from "../../../server/mail/remade-emails.ts";
import { hasRole } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findOfficeOfLeads, findOwnOffice } from "./find-office.server.ts";
import {
  type Change as AccountStandingChange,
  findAdminAddresses,
  type RoleChange,
  recordStandingChange,
  rememberAddresses,
} from "./find-settled-people.server.ts";
import { readersChangedEmail } from "./reading-right-emails.tsx";
import type { AccountChange } from "./user-tables.ts";

/** Writes a change as a sentence. @param name undefined if the account does not exist */
export const sayReadingChange = (name: string | undefined, what: ReadingFact): string =>
  what === "kept" || !Object.hasOwn(words.facts, what) ? "" : words.facts[what](name ?? words.someAccount);

interface Change {
  account: string;
  what: AccountChange | "named" | "unnamed";
  by: string;
  roles?: RoleChange | undefined;
}

/** Records how an act changes the right to read concerns. Runs before the act, in its transaction. */
export async function recordReadingChange(ctx: InTransaction, change: Change): Promise<void> {
  const { account, by } = change;
  const people = await store.findPeople(ctx.db);
  const person = people.find(({ id }) => id === account);
  const reads = person !== undefined && readsByRole(person);
  const what = deriveFact(change, reads);
  if (what === undefined) return;
  const now = await findTrustedMoment(ctx);
  const waits = what === "lead" ? await mustWait(ctx, account, now) : what !== "ended";
  const from = new Date(now.getTime() + (waits ? waitMs : 0));
  await recordFact(ctx, { account, what, by, from, after: await store.findLastConcern(ctx.db) });
  if (what === "lead") await releaseNeverReadable(ctx, { account, by, from, now });
}

/**
 * Releases concerns that no account could ever read to a new lead, after a day. An admin or the foundation can stop
 * this.
 */
async function releaseNeverReadable(ctx: InTransaction, lead: Pick<Fact, "account" | "by" | "from"> & { now: Date }) {
  const factsOf = Map.groupBy(await store.findAllFacts(ctx.db), ({ member_id }) => member_id);
  const last = await store.findLastConcern(ctx.db);
  const unread = await store.filterRanges(ctx.db, findNeverReadable(factsOf.values(), last, lead.now));
  const [first, ...further] = unread;
  if (first === undefined) return;
  const { account, by } = lead;
  const from = new Date(lead.from.getTime() + firstReleaseMs);
  await recordFact(ctx, { account, what: "released first", by, from, ...first, further });
}

/**
 * Returns true if a new lead must wait. Only the first lead need not, if no other person changed the account recently.
 */
const mustWait = async (ctx: InTransaction, account: string, now: Date): Promise<boolean> =>
  (await listLatelyLeads(ctx)).length > 0 || (await store.wasTouchedSince(ctx.db, account, waitAgo(now)));

const waitAgo = (now: Date): string => new Date(now.getTime() - waitMs).toISOString();

function deriveFact({ account, what, by, roles }: Change, reads: boolean): Exclude<ReadingFact, "kept"> | undefined {
  if (what === "named") return "reader";
  if (what === "unnamed" || what === "deleted") return reads ? "ended" : undefined;
  const isLead = roles?.after.includes("lead") ?? false;
  // A lead who keeps the role also keeps the right to read.
  if ((what === "founded" || what === "created" || what === "role") && isLead)
    return roles?.before.includes("lead") ? undefined : "lead";
  if (!reads || by === account) return reads && what === "role" ? "ended" : undefined;
  if (what === "role") return "ended";
  if (what === "address") return "moved";
  return what === "second step" || what === "password link" ? "paused" : undefined;
}

interface Fact {
  account: string;
  what: Exclude<ReadingFact, "kept">;
  by: string;
  from: Date;
  after: number;
  until?: number | null;
  further?: readonly { after: number; until: number }[];
}

/** Facts about which admins also get e-mails; they can stop them, or appoint the person again. */
const toldToAdmins: readonly ReadingFact[] = ["released first", "stopped"];

/** Returns names of actors that have no account, by id. */
const actors = (): Record<string, string> => ({
  [foundationRecipient]: words.actors.foundation,
  [earlierRecipient]: words.actors.earlier,
});

/** Records a fact in the audit log. E-mails the foundation, and all leads of the last 24 hours. */
export async function recordFact(ctx: InTransaction, fact: Fact): Promise<void> {
  const { account, what, by, from, after, until, further = [] } = fact;
  const { db } = ctx;
  const moment = await findTrustedMoment(ctx);
  const now = moment.toISOString();
  // Read before the act, which may end the only lead's right.
  const lately = await listLatelyLeads(ctx);
  const canStop = new Set((await listSafeguarders(ctx)).filter(({ isActive }) => isActive).map(({ id }) => id));
  const row = { member_id: account, what, by_id: by, at: now, from_at: from.toISOString() };
  const range = { after_concern: after, until_concern: until ?? null };
  const id = await store.insertFact(db, { ...row, ...range });
  for (const more of further)
    await store.insertFact(db, { ...row, after_concern: more.after, until_concern: more.until });
  const people = await store.findPeople(db);
  const nameOf = (id: string, otherwise: string) => people.find((person) => person.id === id)?.name ?? otherwise;
  const actor = { id: by, name: nameOf(by, actors()[by] ?? words.actors.server) };
  await recordAuditEvent(ctx, db, actor, { what: `reading concerns: ${what}`, subject: `reading:${account}` });
  const sentence = words.by(words.facts[what](nameOf(account, words.newAccount)), actor.name);
  const leads = new Map(people.filter((person) => hasRole(person, "lead")).map(({ id, email }) => [email, id]));
  const former = people.filter(({ id }) => lately.includes(id)).map(({ email }) => email);
  const before = await store.findAddressesSince(db, lately, waitAgo(moment));
  const { office, admins: others } = await findOfficeOfLeads(ctx);
  const admins = toldToAdmins.includes(what) ? await findAdminAddresses(ctx) : others;
  /** Returns whose stop link an e-mail contains; undefined if its recipient cannot stop the change. */
  const recipientOf = (to: string): string | undefined => {
    if (what === "released first") {
      const owner = people.find(({ email }) => email === to)?.id;
      return owner ?? (office.includes(to) ? foundationRecipient : earlierRecipient);
    }
    const found = leads.get(to);
    // Same rule as on the linked page: an active lead, or the account itself.
    return found !== undefined && (canStop.has(found) || found === account) ? found : undefined;
  };
  const site = findSiteAddress(ctx);
  for (const to of new Set([...leads.keys(), ...former, ...before, ...admins, ...office])) {
    const fields: StoredNews = { fact: id, sentence, site, recipient: recipientOf(to) };
    // Some facts are recorded before their act, so that only the facts can decide.
    const email = await writeReadersChanged(ctx, to, fields, canStop);
    const remadeFrom = { by: "readers changed", fields: { ...fields } };
    await enqueueEmail(ctx, db, email, { kind: "readers-changed", remadeFrom });
  }
}

interface StoredNews {
  fact: number;
  sentence: string;
  site: string | undefined;
  /** Member whose stop link the e-mail contains, if the recipient can stop the change. */
  recipient: string | undefined;
}

const overtaking: readonly ReadingFact[] = ["lead", "reader", "moved", "ended", "stopped"];

/** @param canStop ids of active readers */
async function writeReadersChanged(
  ctx: AppContext,
  to: string,
  { fact: id, sentence, site, recipient }: StoredNews,
  canStop: ReadonlySet<string>,
): Promise<Email> {
  const { name: foundation } = await findSettings(ctx);
  const people = await store.findPeople(ctx.db);
  const moment = await findTrustedMoment(ctx);
  const fact = await store.findFact(ctx.db, id);
  const facts = fact === undefined ? [] : await store.findFactsOf(ctx.db, fact.member_id);
  const isOvertaken = fact === undefined || facts.some(({ id, what }) => id > fact.id && overtaking.includes(what));
  const isStoppable = !isOvertaken && isPending(fact, findReadingRight(facts), moment);
  const others = people.filter((person) => canStop.has(person.id) && person.id !== fact?.member_id);
  return readersChangedEmail({
    to,
    foundation,
    sentence,
    office: await findOwnOffice(ctx),
    turnTo: others.filter((person) => person.email !== to && hasRole(person, "lead")).map(({ name }) => name),
    stoppedBy: fact?.what === "released first" ? "admins" : "leads",
    from: fact !== undefined && fact.from_at > moment.toISOString() ? writeMoment(fact.from_at) : undefined,
    isOvertaken,
    link: site && `${site}/admin/concerns`,
    canStop: isStoppable && recipient !== undefined,
    stopLink: recipient && site ? site + stopPath(ctx, id, recipient) : undefined,
  });
}

/**
 * Renders a queued e-mail again: the change may have taken effect or been stopped, or the recipient may have lost the
 * right.
 */
export const remakeReadersChanged: RemakeEmail = async (ctx, { to }, fields) => {
  const stored = fields as unknown as StoredNews;
  const readers = (await listSafeguarders(ctx)).filter(({ isActive }) => isActive).map(({ id }) => id);
  const fact = await store.findFact(ctx.db, stored.fact);
  const canStop = fact?.what === "released first" || [...readers, fact?.member_id].includes(stored.recipient);
  return writeReadersChanged(
    ctx,
    to,
    { ...stored, recipient: canStop ? stored.recipient : undefined },
    new Set(readers),
  );
};

/**
 * Records an act on an account for its standing and for the right to read concerns. Runs before the act, in its
 * transaction.
 */
export async function recordAccountChange(ctx: InTransaction, change: AccountStandingChange): Promise<void> {
  const { account, what, by, roles, email } = change;
  await recordReadingChange(ctx, { account, what, by, roles });
  if (email !== undefined) await rememberAddresses(ctx, [email]);
  await recordStandingChange(ctx, change);
}
