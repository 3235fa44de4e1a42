import type { Log } from "../log/log.server.ts";
import type { Site } from "../context.server.ts";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/** How far the clock may be from the trusted time without a confirmation (ms): a long weekend switched off. */
const maxClockStepMs = 3 * 24 * 60 * 60 * 1000;

/** How the clock of the machine compares with what the database knows. */
export interface ClockState {
  /** What the clock says. */
  now: Date;
  /** The newest time that the site trusts: ISO date and time, UTC. */
  trusted: string;
  /** False after a jump of days, forward or back, until an admin has confirmed it or the clock is right again. */
  isTrusted: boolean;
}

/** Are two moments so near that the clock may simply have gone on? */
export function isSmallClockStep(from: number, to: number): boolean {
  return Math.abs(to - from) <= maxClockStepMs;
}

/**
 * Compares the clock with the trusted time, which follows it in small steps. The trusted time is a record of its own:
 * rows that are written while the clock is wrong carry the wrong time, and would vouch for it.
 */
export async function checkClock({ database, clock }: Pick<Site, "database" | "clock">): Promise<ClockState> {
  const now = clock.now();
  const iso = now.toISOString();
  const trusted = (await findTrusted(database)) ?? (await begin(database, iso));
  const isTrusted = isSmallClockStep(Date.parse(trusted), now.getTime());
  if (isTrusted && trusted < iso)
    await database.updateTable("trusted_time").set({ at: iso }).where("at", "<", iso).execute();
  return { now, trusted, isTrusted };
}

/**
 * The time to delete by. Everything that deletes by age asks for it, and uses this very moment.
 *
 * @returns undefined while the clock is not trusted: then nothing is deleted by age
 */
export async function findTrustedNow(
  site: Pick<Site, "database" | "clock"> & { log: Pick<Log, "error"> },
): Promise<Date | undefined> {
  const { now, trusted, isTrusted } = await checkClock(site);
  if (isTrusted) return now;
  site.log.error("clock not trusted, nothing deleted by age", { now: now.toISOString(), trusted });
  return undefined;
}

/** Trusts a time that an admin confirmed. @param database the transaction */
export async function trustTime(database: Database, at: string): Promise<void> {
  await database
    .insertInto("trusted_time")
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}

async function findTrusted(database: Database): Promise<string | undefined> {
  return (await database.selectFrom("trusted_time").select("at").executeTakeFirst())?.at;
}

/** The first check trusts the newest row that is there; a new site has none, and trusts the clock. */
async function begin(database: Database, now: string): Promise<string> {
  const at = (await findNewestMoment(database)) ?? now;
  await database
    .insertInto("trusted_time")
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return at;
}

/** Columns in which the site writes the time of its clock, so that one of them is new wherever the site was used. */
const moments: readonly (readonly [table: keyof Tables, column: string])[] = [
  ["jobs", "ended_at"],
  ["deeds", "at"],
  ["messages", "created_at"],
  ["letters", "created_at"],
  ["versions", "saved_at"],
  ["subscribers", "confirmed_at"],
  ["backups", "ended_at"],
  ["users", "updatedAt"],
  ["photos", "uploaded_at"],
];

async function findNewestMoment(database: Database): Promise<string | undefined> {
  const found: number[] = [];
  for (const [table, column] of moments) {
    const row = await database
      .selectFrom(table)
      .select(({ fn, ref }) => fn.max<string | null>(ref(column as never)).as("newest"))
      .executeTakeFirst();
    const moment = Date.parse(row?.newest ?? "");
    if (!Number.isNaN(moment)) found.push(moment);
  }
  return found.length === 0 ? undefined : new Date(Math.max(...found)).toISOString();
}
