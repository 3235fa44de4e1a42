import { sql } from "kysely";
import type { AppContext } from "../context.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/** Maximum step of the clock without confirmation (ms): a long weekend switched off. */
const maxClockStepMs = 3 * 24 * 60 * 60 * 1000;

export interface ClockState {
  now: Date;
  /** ISO 8601, UTC. */
  trusted: string;
  /** False after a step of days in either direction, until an admin confirms the time or the clock is right again. */
  isTrusted: boolean;
}

export const isSmallClockStep = (from: number, to: number): boolean => Math.abs(to - from) <= maxClockStepMs;

/**
 * Lets the trusted time follow the clock in small steps. It is stored separately, as rows that a wrong clock dated
 * would confirm that clock.
 */
export async function checkClock({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<ClockState> {
  const now = clock.now();
  const iso = now.toISOString();
  const trusted = (await findTrusted(db)) ?? (await begin(db, iso));
  const isTrusted = isSmallClockStep(Date.parse(trusted), now.getTime());
  if (isTrusted && trusted < iso) await db.updateTable("trusted_time").set({ at: iso }).where("at", "<", iso).execute();
  return { now, trusted, isTrusted };
}

/**
 * Returns the time for retention.
 * @returns undefined while the clock is not trusted: then nothing is deleted by age
 */
export async function findTrustedNow(
  ctx: Pick<AppContext, "db" | "clock"> & { log: Pick<Log, "error"> },
): Promise<Date | undefined> {
  const { now, trusted, isTrusted } = await checkClock(ctx);
  if (isTrusted) return now;
  ctx.log.error("clock not trusted, nothing deleted by age", { now: now.toISOString(), trusted });
  return undefined;
}

/**
 * Returns the moment for waiting times: the clock's time while it is trusted, otherwise the last trusted time. So a
 * clock that runs ahead ends no wait. Writes nothing.
 */
export async function findTrustedMoment({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<Date> {
  const now = clock.now();
  const trusted = await findTrusted(db);
  if (trusted === undefined) return now;
  const at = Date.parse(trusted);
  return isSmallClockStep(at, now.getTime()) && now.getTime() > at ? now : new Date(at);
}

/**
 * Stores a time that an admin confirmed.
 * @param db the transaction
 */
export async function trustTime(db: Database, at: string): Promise<void> {
  await db
    .insertInto("trusted_time")
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}

const findTrusted = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom("trusted_time").select("at").executeTakeFirst())?.at;

/** Starts with the time of the newest row; a new site has none, and starts with the clock. */
async function begin(db: Database, now: string): Promise<string> {
  const at = (await findNewestMoment(db)) ?? now;
  await db
    .insertInto("trusted_time")
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return at;
}

/** Columns of times; a site in use has a recent time in one of them. */
const moments: readonly (readonly [table: keyof Tables, column: string])[] = [
  ["jobs", "ended_at"],
  ["audit_log", "at"],
  ["messages", "created_at"],
  ["outbox_emails", "created_at"],
  ["versions", "saved_at"],
  ["subscribers", "confirmed_at"],
  ["users", "updatedAt"],
  ["photos", "uploaded_at"],
];

async function findNewestMoment(db: Database): Promise<string | undefined> {
  const newest = moments.map(([table, column]) => sql`select max(${sql.ref(column)}) as at from ${sql.table(table)}`);
  const { rows } = await sql<{ at: string | null }>`${sql.join(newest, sql` union all `)}`.execute(db);
  const found = rows.map(({ at }) => Date.parse(at ?? "")).filter((moment) => !Number.isNaN(moment));
  return found.length === 0 ? undefined : new Date(Math.max(...found)).toISOString();
}
