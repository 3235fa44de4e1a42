declare module "../../../server/db/tables.ts" {
  interface Tables {
    /** better-auth writes sessions; we end them. */
    sessions: {
      id: string;
      userId: string;
      token: string;
      expiresAt: string;
      createdAt: string;
      ipAddress: string | null;
      userAgent: string | null;
      /** When the person last proved who they are (ISO 8601, by the machine's clock). */
      confirmed_at: string | null;
      /** What the provider says of a second step there; null after a password. */
      provider_factor: "yes" | "no" | "unsaid" | null;
    };
    accounts: AccountTable;
    /** better-auth writes it; we delete it, and write recovery codes. */
    two_factors: { id: string; userId: string; backupCodes: string };
    /** Pending sign-ins: better-auth writes them; we delete them. */
    verifications: { id: string; identifier: string; value: string; expiresAt: string };
    one_time_links: OneTimeLinkTable;
  }
}

/** better-auth writes credentials; we set passwords, in the transaction that uses up a link. */
export interface AccountTable {
  id: string;
  userId: string;
  /** `credential` for a password; `oidc` and an issuer for an OIDC account. */
  providerId: string;
  /** User id at the provider. */
  accountId: string;
  createdAt: string;
  updatedAt: string;
  /** A hash; null for OIDC users. */
  password: string | null;
}

export interface OneTimeLinkTable {
  /** SHA-256 of the link's secret. */
  hash: string;
  purpose: "setup" | "invitation" | "password" | "mail" | "owner";
  user_id: string | null;
  expires_at: string;
}
