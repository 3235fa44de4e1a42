import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import type { setupSchema } from "./account-schema.ts";
import { deleteLink } from "./link-queries.server.ts";
import { makeLink } from "./create-link.server.ts";
import { needLink } from "./require-link.server.ts";
import { countUsers, insertUser } from "../users/user-queries.server.ts";

/** While nobody has an account, a link that makes the first admin. @returns its secret, or undefined */
export async function offerSetup(site: Site): Promise<string | undefined> {
  return (await countUsers(site.database)) === 0 ? makeLink(site, "setup", null) : undefined;
}

/** The link of a site that nobody has an account of. @throws Refusal deadLink, as soon as somebody has one */
export async function needSetupLink(site: Site, token: string | null): Promise<OneTimeLinkTable> {
  const link = await needLink(site, token, ["setup"]);
  if ((await countUsers(site.database)) > 0) throw new Refusal("deadLink");
  return link;
}

/**
 * Makes the first admin with a password, and uses the link up: all of it or nothing.
 *
 * @throws Refusal deadLink when somebody else was first
 */
export async function setUpSite(
  site: Site,
  link: OneTimeLinkTable,
  { firstName, lastName, email, password }: InferOutput<typeof setupSchema>,
): Promise<void> {
  const now = site.clock.now().toISOString();
  const id = randomUUID();
  const hash = await site.signIn.hashPassword(password);
  await withTransaction(site, async (site, transaction) => {
    const isFirst = (await deleteLink(transaction, link.hash)) && (await countUsers(transaction)) === 0;
    if (!isFirst) throw new Refusal("deadLink");
    await insertUser(transaction, {
      id,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email,
      emailVerified: 1,
      role: "admin",
      createdAt: now,
      updatedAt: now,
    });
    await site.signIn.keepPassword(transaction, id, hash);
    // Nobody else made it: the log begins with who did.
    const after = { name: `${firstName} ${lastName}`, email, role: "admin" };
    const self = { id, name: after.name };
    await keepDeed(site, transaction, self, { what: "first account created", subject: `user:${id}`, after });
  });
}
