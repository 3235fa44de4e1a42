/** What the site does by itself. */
export interface JobTable {
  name: string;
  /** The stretch of time that it was last done for, counted from 1970: see `platform/work/work.server.ts`. */
  period: number;
  /** When the last run ended: ISO date and time, UTC. */
  ended_at: string | null;
  /** What went wrong in it, for staff to read; null when nothing did. */
  failure: string | null;
}

/** One row, from the first check of the clock on. */
export interface TrustedTimeTable {
  id: number;
  /** The newest time of the clock that followed in small steps, or that an admin confirmed: ISO date and time, UTC. */
  at: string;
}
