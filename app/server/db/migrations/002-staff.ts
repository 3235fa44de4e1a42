import { type Kysely, sql } from "kysely";

/** People who work on the site, how they sign in, and the life of what they write. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  // The tables of the sign-in library; their columns carry its names.
  await schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", "integer", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("twoFactorEnabled", "integer")
    .addColumn("role", "text", (column) => column.notNull().check(sql`role in ('admin', 'editor')`))
    .addColumn("firstName", "text", (column) => column.notNull())
    .addColumn("lastName", "text", (column) => column.notNull())
    .addColumn("dob", "text")
    .addColumn("position", "text")
    .execute();
  const ofUser = (table: string) =>
    schema
      .createTable(table)
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"));
  await ofUser("sessions")
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .execute();
  await schema.createIndex("sessions_by_user").on("sessions").column("userId").execute();
  await ofUser("accounts")
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", "text")
    .addColumn("refreshTokenExpiresAt", "text")
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("accounts_by_user").on("accounts").column("userId").execute();
  await schema
    .createTable("verifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("verifications_by_identifier").on("verifications").column("identifier").execute();
  await ofUser("two_factors")
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backupCodes", "text", (column) => column.notNull())
    .addColumn("verified", "integer")
    .addColumn("failedVerificationCount", "integer")
    .addColumn("lockedUntil", "text")
    .execute();

  // Links that open something once: the first admin's, an invitation, a new password. Only their hash is kept.
  await schema
    .createTable("one_time_links")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) =>
      column.notNull().check(sql`purpose in ('setup', 'invitation', 'password')`),
    )
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
