declare module "../../../server/db/tables.ts" {
  interface Tables {
    trustee_requests: TrusteeRequestTable;
  }
}

/** A question to the trustees about an account. Times are ISO 8601 in UTC, by the trusted clock. */
export interface TrusteeRequestTable {
  id: string;
  account_id: string;
  /**
   * Id of the account's last change when the question was asked. After a later change, the account may have another
   * owner.
   */
  seen: number;
  asked_by: string | null;
  asked_by_id: string;
  asked_at: string;
  sent_at: string | null;
  /** `since` of the trustees' address when the e-mail was sent (ms), to detect a changed address. */
  sent_since: string | null;
  token_hash: string | null;
  ends_at: string | null;
  confirmed_at: string | null;
  /** Set if an admin stopped the question, the address or account changed, or the link expired. */
  stopped_at: string | null;
}
