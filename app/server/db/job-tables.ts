export interface JobTable {
  name: string;
  /** Last interval run, counted from 1970: see `platform/work/work.server.ts`. */
  period: number;
  /** End of the last run (ISO 8601, UTC). */
  ended_at: string | null;
  /** For staff; null on success. */
  failure: string | null;
}

/** One row, from the first clock check on. */
export interface TrustedTimeTable {
  id: number;
  /** Newest clock time reached in small steps, or confirmed by an admin (ISO 8601, UTC). */
  at: string;
}
