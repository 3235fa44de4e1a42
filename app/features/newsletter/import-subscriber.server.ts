import { randomToken } from "../../server/auth/random-token.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { findSubscriber, insertSubscriber } from "./subscriber-queries.server.ts";
import { isSuppressed } from "./suppress-address.server.ts";

/**
 * Imports a subscriber of an older site, without an e-mail.
 * @param db the transaction
 * @param subscriber.consent the stored consent
 * @returns `suppressed` for a suppressed address
 */
export async function importSubscriberEmail(
  ctx: AppContext,
  db: Database,
  { email, subscribedAt, consent }: { email: string; subscribedAt: Date; consent: string },
): Promise<"added" | "there" | "suppressed"> {
  if (await isSuppressed({ ...ctx, db }, email)) return "suppressed";
  if ((await findSubscriber(db, "email", email)) !== undefined) return "there";
  const at = subscribedAt.toISOString();
  const token = randomToken();
  await insertSubscriber(db, {
    email,
    created_at: at,
    confirmed_at: at,
    confirmed_by: null,
    consent,
    page: null,
    token,
  });
  return "added";
}
