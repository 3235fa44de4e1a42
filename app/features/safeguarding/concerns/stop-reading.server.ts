import { errors } from "content/error-sentences.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import {
  findFact,
  findLastConcern,
  listFactsOf,
  readRightOf,
} from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { isPending, rangesAt } from "../../../server/auth/reading-rights.ts";
import { requireLead } from "../../../server/auth/require-reader.server.ts";
import { readStopLink } from "../../../server/auth/stop-link.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { hasRole } from "../../../values/roles.ts";
import { readStandings } from "../../people/users/find-settled-people.server.ts";
import { nameReader } from "../../people/users/give-role.server.ts";
import { recordFact } from "../../people/users/record-reading-right.server.ts";

const stopErrors = defineErrors({ tooLate: 409, deadStopLink: 403 }, errors.stop);

/** Stops a change of readers before it takes effect. @param id of the fact @throws AppError */
export async function stopReading({ ctx, member }: Actor, id: number): Promise<void> {
  requireLead(member);
  await stop(ctx, member, id);
}

async function stop(ctx: AppContext, by: Pick<StaffMember, "id" | "name">, id: number): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { account } = await requirePending(ctx, id);
    const person = (await listSafeguarders(ctx)).find(({ id }) => id === account);
    // A named reader loses the name; a lead keeps the role without reading.
    if (person && !hasRole(person, "lead")) return nameReader(ctx, by, account, false);
    const now = await findTrustedMoment(ctx);
    await recordFact(ctx, { account, what: "stopped", by: by.id, from: now, after: await findLastConcern(ctx) });
  });
}

/** Time for which an e-mail about a first release also stops later ones of the same account (ms). */
const sameReleaseMs = 30 * 24 * 3_600_000;

/** Finds a fact that has not taken effect. The link of an earlier first release also stops a newer one. */
async function requirePending(ctx: AppContext, id: number) {
  const sent = await findFact(ctx, id);
  if (sent === undefined) throw new AppError("notFound");
  const now = await findTrustedMoment(ctx);
  const right = await readRightOf(ctx, sent.member_id);
  const isRecent = sent.what === "released first" && now.getTime() - Date.parse(sent.at) < sameReleaseMs;
  const later = isRecent
    ? (await listFactsOf(ctx, sent.member_id)).filter(({ what }) => what === "released first")
    : [];
  const fact = [sent, ...later].find((fact) => isPending(fact, right, now));
  if (fact === undefined) throw new AppError(stopErrors.tooLate);
  return { fact: fact.id, account: fact.member_id, what: fact.what, from: fact.from_at };
}

/**
 * Finds the change that a link stops. The recipient must be an active lead or the account's owner; any recipient can stop a
 * first release. @throws AppError deadStopLink, tooLate, notFound
 */
export async function findStoppable(ctx: AppContext, address: string) {
  const link = readStopLink(ctx, address);
  if (link === undefined) throw new AppError(stopErrors.deadStopLink);
  const pending = await requirePending(ctx, link.fact);
  const by =
    pending.what === "released first"
      ? await nameRecipient(ctx, link.recipient)
      : await requireLeadOf(ctx, link, pending);
  const name = (await listSafeguarders(ctx)).find(({ id }) => id === pending.account)?.name;
  return { ...pending, by, name };
}

type Pending = Awaited<ReturnType<typeof requirePending>>;

/** Returns the lead who received the link. @throws AppError deadStopLink */
async function requireLeadOf(ctx: AppContext, { recipient }: { recipient: string }, { account }: Pending) {
  const lead = (await listSafeguarders(ctx)).find((person) => person.id === recipient && hasRole(person, "lead"));
  if (lead === undefined) throw new AppError(stopErrors.deadStopLink);
  const ranges = rangesAt(await readRightOf(ctx, lead.id), await findTrustedMoment(ctx));
  if (ranges.length === 0 && account !== lead.id) throw new AppError(stopErrors.deadStopLink);
  return lead;
}

/** Names a recipient, also a former admin: otherwise an admin could demote the others before they stop it. */
async function nameRecipient(ctx: AppContext, id: string) {
  const { accounts } = await readStandings(ctx);
  return accounts.find((account) => account.id === id) ?? { id, name: "" };
}

/** Stops a change from its e-mail. @throws AppError as `findStoppable` */
export async function stopByLink(ctx: AppContext, address: string): Promise<void> {
  const { fact, by } = await findStoppable(ctx, address);
  await stop(ctx, by, fact);
}
