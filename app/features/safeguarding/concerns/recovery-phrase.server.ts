import { errors } from "content/error-sentences.ts";
import { concernErrors } from "content/staff-concern-errors.ts";
import { maxCount } from "../../../cms/content-filters.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { requireLead } from "../../../server/auth/require-reader.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { addKey, findKeys } from "../../../server/sealing/find-keys.server.ts";
import * as store from "../../../server/sealing/key-queries.server.ts";
import { findCopies } from "../../../server/sealing/key-queries.server.ts";
import { copyKey, drawPhrase, openCopy, phraseGroups, readPhrase } from "../../../server/sealing/phrase-seal.server.ts";
import { keyIdOf } from "../../../server/sealing/seal.server.ts";
import { hasRole } from "../../../values/roles.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findOfficeAddresses } from "../../people/users/find-office.server.ts";
import { recoveryPhraseEmail } from "./concern-emails.tsx";
import { countLocked } from "./concern-key-queries.server.ts";

const phraseErrors = defineErrors({ shownOnce: 409 }, errors.phrase);

/** Rate limit of each lead. 135 bits cannot be guessed, but each attempt costs processor time. */
const phraseLimit = { what: "recovery phrase", times: 30, minutes: 60 };

/**
 * Generates a recovery phrase, and stores a copy of this server's key that the phrase opens. An earlier phrase stays
 * valid until the new one is typed as a check.
 * @param key idempotency key
 * @returns the phrase, which is never stored
 * @throws AppError leadsOnly, shownOnce
 */
export async function makePhrase({ ctx, member }: Actor, key: string): Promise<string> {
  requireLead(member);
  const phrase = drawPhrase();
  const key_id = keyIdOf(ctx.config);
  const sealed = await copyKey(ctx.config, phrase);
  const made_at = ctx.clock.now().toISOString();
  const copy = { key_id, sealed, made_at, made_by: member.name, idempotency_key: `${member.id} ${key}` };
  await withTransaction(ctx, async (ctx, transaction) => {
    const id = await store.insertCopy(transaction, copy);
    if (id === undefined) throw new AppError(phraseErrors.shownOnce);
    await store.deleteUnproved(transaction, key_id, id);
    await recordAuditEvent(ctx, transaction, member, {
      what: "recovery phrase made",
      subject: `concern-key:${key_id}`,
    });
  });
  return phrase;
}

/** `known`: the phrase was confirmed before, and is still valid. */
export type TypedPhrase = "written" | "known" | "unlocked";

/**
 * Confirms the phrase of this server's key. A phrase of an earlier key unlocks what this key encrypted.
 * @throws AppError; FormError
 */
export async function typePhrase({ ctx, member }: Actor, typed: string): Promise<TypedPhrase> {
  requireLead(member);
  const reject = (sentence: string, status = 422): never => {
    throw new FormError(sentence, { status, errors: { phrase: sentence }, more: { typed } });
  };
  const read = readPhrase(typed);
  if ("wrong" in read) return reject(explainWrong(read.wrong));
  if (!(await countTowardsRateLimit(ctx, phraseLimit, member.id))) return reject(concernErrors.wait, 429);
  const opened = await findOpened(ctx, read.phrase);
  if (opened === undefined) return reject(await explainNothing(ctx));
  const { copy, key } = opened;
  const isOwn = copy.key_id === keyIdOf(ctx.config);
  const done = await withTransaction(ctx, async (ctx): Promise<TypedPhrase | undefined> => {
    if (isOwn) return confirmPhrase(ctx, member, copy.id);
    await addKey(ctx, key, { unlocked_at: ctx.clock.now().toISOString(), unlocked_by: member.name });
    const subject = `concern-key:${copy.key_id}`;
    await recordAuditEvent(ctx, ctx.db, member, { what: "concerns unlocked", subject });
    return "unlocked";
  });
  return done ?? reject(await explainNothing(ctx));
}

const explainWrong = (groups: number[]): string =>
  groups.length === 0 ? concernErrors.groups(phraseGroups) : concernErrors.wrong(groups);

async function findOpened({ db }: Pick<AppContext, "db">, phrase: string) {
  for (const copy of await store.findCopies(db)) {
    const key = await openCopy(copy, phrase);
    if (key !== undefined) return { copy, key };
  }
  return undefined;
}

async function explainNothing(ctx: Pick<AppContext, "db" | "config">): Promise<string> {
  const { written, waiting } = await findPhrase(ctx);
  const latest = waiting ?? written;
  return latest === undefined ? concernErrors.nothing : concernErrors.nothingSince(latest.by, latest.at);
}

/** @returns undefined if another phrase has replaced this one */
async function confirmPhrase(
  ctx: InTransaction,
  member: Actor["member"],
  id: number,
): Promise<"written" | "known" | undefined> {
  const { db } = ctx;
  const proof = { proved_at: ctx.clock.now().toISOString(), proved_by: member.name };
  if (!(await store.proveCopy(db, id, proof)))
    return (await store.findCopies(db)).some((copy) => copy.id === id) ? "known" : undefined;
  // Known keys need no other copies. Copies of keys that are still locked are kept.
  await store.deleteOtherCopies(db, [...(await findKeys(ctx)).keys()], id);
  const subject = `concern-key:${keyIdOf(ctx.config)}`;
  await recordAuditEvent(ctx, db, member, { what: "recovery phrase written down", subject });
  const { name: foundation } = await findSettings(ctx);
  const leads = (await listSafeguarders(ctx)).filter((person) => hasRole(person, "lead")).map(({ email }) => email);
  const site = findSiteAddress(ctx);
  const link = site && `${site}/admin/concerns/key`;
  for (const to of new Set([...leads, ...(await findOfficeAddresses(ctx))])) {
    const email = recoveryPhraseEmail({ to, foundation, by: member.name, link });
    await enqueueEmail(ctx, db, email, { kind: "recovery-phrase", idempotencyKey: `recovery-phrase:${id}:${to}` });
  }
  return "written";
}

const nameWithTime = (name: string, at: string) => ({ by: name, at: writeMoment(at) });

/** Describes the recovery phrase of this server's key, and rows that no key can decrypt. */
export async function findPhrase(ctx: Pick<AppContext, "db" | "config">) {
  const own = keyIdOf(ctx.config);
  const copies = await findCopies(ctx.db);
  const ours = copies.filter(({ key_id }) => key_id === own);
  const proved = ours.find(({ proved_at }) => proved_at !== null);
  const waiting = ours.find(({ proved_at }) => proved_at === null);
  const keys = await findKeys(ctx);
  return {
    written: proved?.proved_at ? nameWithTime(proved.proved_by ?? "", proved.proved_at) : undefined,
    isOfOtherKey: ours.length === 0 && copies.length > 0,
    /** A newer phrase that was not confirmed yet. */
    waiting: waiting && nameWithTime(waiting.made_by, waiting.made_at),
    locked: await countLocked(ctx.db, [...keys.keys()], maxCount),
    /** True if a phrase could unlock a key that this site lacks. */
    canUnlock: copies.some(({ key_id }) => !keys.has(key_id)),
  };
}

export type PhraseState = Awaited<ReturnType<typeof findPhrase>>;
