declare module "../../../server/db/tables.ts" {
  interface Tables {
    trustee_requests: TrusteeRequestTable;
  }
}

/** The trustees are asked who has an account. Moments are of the trusted clock: ISO date and time, UTC. */
export interface TrusteeRequestTable {
  id: string;
  account_id: string;
  /** Id of the account's last change when they were asked: by a later one it may be somebody else's. */
  seen: number;
  asked_by: string | null;
  asked_by_id: string;
  asked_at: string;
  /** Null before the link leaves. */
  sent_at: string | null;
  /** Since when the address stood that the link went to (ms): another one began later. */
  sent_since: string | null;
  token_hash: string | null;
  ends_at: string | null;
  confirmed_at: string | null;
  /** By an admin, or by the site: the address changed, the account did, or the link ended. */
  stopped_at: string | null;
}
