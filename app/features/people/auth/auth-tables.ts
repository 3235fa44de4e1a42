declare module "../../../server/db/tables.ts" {
  interface Tables {
    /** Sessions: better-auth writes the rows; the site deletes them to end sessions. */
    sessions: {
      id: string;
      userId: string;
      token: string;
      expiresAt: string;
      createdAt: string;
      ipAddress: string | null;
      userAgent: string | null;
      /** Time of the last sign-in or password check (ISO 8601, by the server's clock). */
      confirmed_at: string | null;
      /** The provider's statement about a second step; null after a sign-in with password. */
      provider_factor: "yes" | "no" | "unsaid" | null;
    };
    /** Second steps: better-auth writes the rows; the site deletes them, and writes recovery codes. */
    two_factors: { id: string; userId: string; backupCodes: string };
    /** Sign-ins in progress: better-auth writes the rows; the site deletes them. */
    verifications: { id: string; identifier: string; value: string; expiresAt: string };
  }
}

// Makes this file a module, so that `declare module` adds to the other tables.
export {};
