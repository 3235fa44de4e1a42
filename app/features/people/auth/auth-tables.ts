declare module "../../../server/db/tables.ts" {
  interface Tables {
    /** better-auth writes sessions; the site ends them. */
    sessions: {
      id: string;
      userId: string;
      token: string;
      expiresAt: string;
      createdAt: string;
      ipAddress: string | null;
      userAgent: string | null;
      /** Time of the last proof of identity: ISO 8601 by the machine's clock. */
      confirmed_at: string | null;
      /** The provider's statement about a second step; null after a password. */
      provider_factor: "yes" | "no" | "unsaid" | null;
    };
    /** better-auth writes it; the site deletes it, and writes recovery codes. */
    two_factors: { id: string; userId: string; backupCodes: string };
    /** Pending sign-ins: better-auth writes them; the site deletes them. */
    verifications: { id: string; identifier: string; value: string; expiresAt: string };
  }
}

// A module: its declaration adds to that of the tables.
export {};
