import type { Database } from "../../../server/db/database.server.ts";
import { withFoldedName } from "./gift-queries.server.ts";

/** Finds a donor's promises and gifts, without secret links. @param email in lower case */
export async function findDonorData(db: Database, email: string) {
  const promises = await db
    .selectFrom("promises")
    .select([
      "id",
      "prefix",
      "code",
      "amount",
      "currency",
      "frequency",
      "purpose",
      "name",
      "email",
      "message",
      "sent_from",
      "state",
    ])
    .select(["is_public", "created_at", "sent_at", "remind_at", "stopped_at"])
    .where("email", "=", email)
    .orderBy("id")
    .execute();
  const gifts = await db
    .selectFrom("gifts")
    .select(["id", "amount", "currency", "method", "value_date", "purpose", "goods", "goods_count", "name", "email"])
    .select(["is_public", "state", "recorded_at", "thanked_on", "spent_on", "spent_at"])
    .where("email", "=", email)
    .orderBy("id")
    .execute();
  return { promises, gifts };
}

export const noDonor = { name: null, email: null, is_public: 0 };

/**
 * Erases a donor. Amount, purpose, day and the hash of the donor's data are kept; without its salt, the hash reveals no
 * name.
 */
export async function eraseDonor(db: Database, email: string): Promise<void> {
  const promises = db
    .updateTable("promises")
    .set({ ...noDonor, message: null, sent_from: null, remind_at: null, fingerprint: null });
  await promises.where("email", "=", email).execute();
  await db
    .updateTable("gifts")
    .set(withFoldedName({ ...noDonor, donor_salt: null }))
    .where("email", "=", email)
    .execute();
}
