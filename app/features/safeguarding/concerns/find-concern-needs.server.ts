import { staffSafeguarding, safeguardingNeeds as words } from "content/staff-safeguarding.ts";
import { maxCount, writeCount } from "../../../cms/content-filters.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import {
  canNameReaders,
  canOpenConcerns,
  canReadSafeguarding,
  readableConcerns,
} from "../../../server/auth/safeguarding-permissions.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { hasRole } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { canCreateUser } from "../../people/users/user-permissions.ts";
import { countOlder } from "./concern-commands.server.ts";
import { countLocked, findNewConcerns } from "./concern-queries.server.ts";
import { listReaderChanges } from "./find-readers.server.ts";
import { findPhrase } from "./recovery-phrase.server.ts";
import { findLeadsWithoutOlder } from "./release-older.server.ts";

const row = (about: Pick<Need, "label" | "detail" | "act" | "path" | "count" | "since">): Need => ({
  rank: "child",
  ...about,
  icon: "shield",
  ground: "machine",
});

export async function findConcernNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  return [
    ...(canNameReaders(member) ? await findPhraseNeeds(ctx) : []),
    ...(canNameReaders(member) ? await findReaderNeeds(ctx) : []),
    ...(canCreateUser(member) ? await findReleaseNeeds(ctx) : []),
    ...(canReadSafeguarding(member) ? await findReadingNeeds(ctx, member) : []),
    ...(canOpenConcerns(member) && !canReadSafeguarding(member) ? await findClosedNeeds(ctx) : []),
    ...(canCreateUser(member) ? await findLeadNeeds(ctx) : []),
  ];
}

async function findPhraseNeeds(ctx: AppContext): Promise<Need[]> {
  const { locked, written } = await findPhrase(ctx);
  const isLocked = Object.values(locked).some((count) => count > 0);
  const at = { act: words.acts.open, path: "/admin/concerns/key" };
  return [
    ...(isLocked ? [row({ label: words.locked, detail: words.lockedDetail, ...at })] : []),
    ...(written === undefined
      ? [{ ...row({ label: words.phrase, detail: words.phraseDetail, ...at }), rank: "house" as const }]
      : []),
  ];
}

async function findReaderNeeds(ctx: AppContext): Promise<Need[]> {
  const changes = await listReaderChanges(ctx);
  const since = changes.at(-1)?.since;
  if (since === undefined) return [];
  const about = { label: words.readers, detail: words.readersDetail, act: words.acts.look, path: "/admin/concerns" };
  return [row({ ...about, count: changes.length, since })];
}

async function findReleaseNeeds(ctx: AppContext): Promise<Need[]> {
  const waiting = await findLeadsWithoutOlder(ctx);
  if (waiting.length === 0) return [];
  const names = waiting.map(({ name }) => name).join(", ");
  return [row({ label: words.release, detail: names, act: words.acts.decide, path: "/admin/concerns/release" })];
}

/** Needs of a lead who cannot read concerns; the page of concerns explains why. */
async function findClosedNeeds(ctx: AppContext): Promise<Need[]> {
  const { open } = await countLocked(ctx.db, [], maxCount);
  const about = { label: words.closed, detail: words.closedDetail(writeCount(open)), act: words.acts.look };
  return [row({ ...about, path: "/admin/concerns" })];
}

async function findReadingNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  const found = await findNewConcerns(ctx.db, readableConcerns(member));
  const { locked, opening } = await countOlder(ctx, member);
  const { open, closed } = locked;
  const { olderLocked, howReleased } = staffSafeguarding;
  const label = olderLocked(writeCount(open), writeCount(closed));
  const detail = hasRole(member, "lead") ? howReleased.lead : howReleased.reader;
  const { acts } = words;
  const path = "/admin/concerns";
  const needs: Need[] = [];
  if (found) {
    const about = { label: words.concerns(found.count), detail: words.concernsDetail, act: acts.read, path, ...found };
    needs.push({ ...row(about), isDanger: true });
  }
  if (opening) {
    const label = words.opening(writeCount(opening.open));
    needs.push(row({ label, detail: words.openingDetail(opening.from), act: acts.look, path }));
  }
  if (open + closed > 0) needs.push(row({ label, detail, act: acts.look, path }));
  return needs;
}

async function findLeadNeeds(ctx: AppContext): Promise<Need[]> {
  const safeguarders = await listSafeguarders(ctx);
  const leads = safeguarders.filter((person) => hasRole(person, "lead"));
  if (leads.some(({ isActive }) => isActive)) return [];
  const from = leads.flatMap((lead) => lead.from ?? []).sort()[0];
  const hasReader = safeguarders.some(({ isActive }) => isActive);
  const at = { act: words.acts.appoint, path: "/admin/manageusers" };
  if (from !== undefined)
    return [row({ label: words.noLeadYet(writeMoment(from)), detail: words.noLeadYetDetail, ...at })];
  return [row({ label: hasReader ? words.noLead : words.noReader, detail: words.noLeadDetail, ...at })];
}
