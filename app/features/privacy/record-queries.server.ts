import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { contains } from "./person-queries.server.ts";

export async function findMessagesFrom(db: Database, email: string) {
  return db
    .selectFrom("messages")
    .select(["id", "first_name", "last_name", "email", "subject", "message", "created_at", "read_at"])
    .where(sql<string>`lower(email)`, "=", email)
    .orderBy("id")
    .execute();
}

/** E-mails to an address, with these idempotency keys, or with it as reply address; without their text. */
export async function findEmailsAbout(db: Database, email: string, idempotencyKeys: string[]) {
  return db
    .selectFrom("outbox_emails")
    .select(["id", "idempotency_key", "kind", "subject", "state", "reply_to", "created_at", "sent_at"])
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`lower(recipient)`, "=", email),
        contains(sql`lower(reply_to)`, `"${email}"`),
        ...(idempotencyKeys.length > 0 ? [eb("idempotency_key", "in", idempotencyKeys)] : []),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Posts of these accounts, and posts without author under one of these names. */
export async function findPostsBy(db: Database, ids: string[], names: string[]) {
  return db
    .selectFrom("posts")
    .select(["id", "slug", "title", "post_text", "paragraphs", "author_name", "author_position", "timestamp", "status"])
    .where(({ eb, or, and }) =>
      or([
        ...(ids.length > 0 ? [eb("author_id", "in", ids)] : []),
        ...(names.length > 0 ? [and([eb("author_id", "is", null), eb("author_name", "in", names)])] : []),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Records with a staff member's name and no other data of theirs. */
export async function findSigned(db: Database, names: string[]) {
  if (names.length === 0) return { pictures: [], versions: [], read: [], issues: [] };
  const pictures = await db
    .selectFrom("photos")
    .select(["id", "uploaded_by", "uploaded_at", "consent_by", "consent_at"])
    .where(({ eb, or }) => or([eb("uploaded_by", "in", names), eb("consent_by", "in", names)]))
    .orderBy("id")
    .execute();
  const versions = await db
    .selectFrom("versions")
    .select(["subject", "version", "saved_at"])
    .where("saved_by", "in", names)
    .orderBy("saved_at")
    .execute();
  const read = db.selectFrom("messages").select(["id", "read_at"]).where("read_by", "in", names);
  const issues = db.selectFrom("issues").select(["id", "subject", "created_at"]).where("written_by", "in", names);
  return {
    ...{ pictures, versions },
    read: await read.orderBy("id").execute(),
    issues: await issues.orderBy("id").execute(),
  };
}
