import { insertSubscriber } from "../../app/features/publishing/newsletter/subscriber-queries.server.ts";
import type { Database } from "../../app/server/db/database.server.ts";
import { aSubscriber } from "./builders.ts";
import type { createTestSite } from "./test-site.ts";

type TestSite = Pick<Awaited<ReturnType<typeof createTestSite>>, "ctx" | "send">;

/** Subscribed addresses, oldest first. */
export async function onTheList(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("subscribers").select("email").orderBy("id").execute();
  return rows.map(({ email }) => email);
}

/** The link path in the newest waiting e-mail to an address. */
export async function linkTo({ ctx }: Pick<TestSite, "ctx">, email: string): Promise<string> {
  const found = await ctx.db
    .selectFrom("outbox_emails")
    .select("text")
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirst();
  const link = /https:\/\/site\.test(\/newsletter\/\S+)/.exec(found?.text ?? "")?.[1];
  if (link === undefined) throw new Error(`No email with a link waits for ${email}.`);
  return link;
}

/** Subscribes like a visitor: the form, then the button behind the e-mailed link. */
export async function subscribe(here: TestSite, email: string, headers: HeadersInit = {}): Promise<void> {
  await here.send("/newsletter", { email }, { headers });
  await here.send(await linkTo(here, email), {});
}

/** Adds many subscribers. @returns their addresses, in order */
export async function fillList(db: Database, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, place) => `reader${place + 1}@example.org`);
  await db.transaction().execute(async (transaction) => {
    for (const email of emails) await insertSubscriber(transaction, aSubscriber({ email }));
  });
  return emails;
}
