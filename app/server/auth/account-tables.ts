declare module "../db/tables.ts" {
  interface Tables {
    accounts: AccountTable;
  }
}

/** better-auth writes credentials; the site sets passwords in the transaction that consumes a link. */
export interface AccountTable {
  id: string;
  userId: string;
  /** `credential` for a password; otherwise `oidc` and an issuer. */
  providerId: string;
  accountId: string;
  createdAt: string;
  updatedAt: string;
  /** Null for OIDC users. */
  password: string | null;
}
