declare module "../../../server/db/tables.ts" {
  interface Tables {
    trustee_requests: TrusteeRequestTable;
  }
}

/** A question to the trustees about an account. Times are ISO 8601 in UTC, by the trusted clock. */
export interface TrusteeRequestTable {
  id: string;
  account_id: string;
  /** Id of the account's last change at the question: a later change may mean another owner. */
  seen: number;
  asked_by: string | null;
  asked_by_id: string;
  asked_at: string;
  sent_at: string | null;
  /** `since` of the address at sending (ms); detects a changed address. */
  sent_since: string | null;
  token_hash: string | null;
  ends_at: string | null;
  confirmed_at: string | null;
  /** Set by an admin, or by the site after a change of address or account or the end of the link. */
  stopped_at: string | null;
}
