import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { PostgresServer } from "../../tests/support/postgres-server.ts";
import { makeFolder } from "../site-process.ts";
import { compare } from "./database.ts";
import { Pair } from "./pair.ts";
import { type Acknowledged, loadPair, titleOf } from "./pair-load.ts";
import type { Fault, Outcome } from "./run-fault.ts";
import { type MailServer, startMailServer } from "./smtp-server.ts";

const timeoutMs = 60_000;

/** Duration of the load after the last kill (ms). */
const calm = 4_000;

/** Kills each of two processes with one PostgreSQL repeatedly, while people write and read, and staff publish. */
export const twoProcesses: Fault = {
  name: "two processes on PostgreSQL, each killed in turn under load",
  async run({ isShort }) {
    const { folder, remove } = makeFolder();
    const mailPort = await freePort();
    const mail = await startMailServer(mailPort);
    const pair = new Pair(folder);
    let postgres: PostgresServer | undefined;
    try {
      postgres = await PostgresServer.make();
      await postgres.run("create database chaos");
      const siteUrl = "http://site.test";
      await pair.open({
        DATABASE_URL: postgres.url("chaos"),
        SITE_URL: siteUrl,
        MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: "site@example.org",
      });
      const cookie = await signUp(pair, siteUrl);
      let isOver = false;
      const load = loadPair(pair, { siteUrl, cookie }, () => isOver);
      await killInTurn(pair, isShort ? 2 : 10).finally(() => {
        isOver = true;
      });
      return await countWhatIsLeft(pair, postgres, mail, await load);
    } catch (error) {
      // The error says how to install PostgreSQL.
      return { tried: "nothing", ...nothing, faults: [error instanceof Error ? error.message : String(error)] };
    } finally {
      await pair.remove();
      await mail.stop();
      await postgres?.remove();
      remove();
    }
  },
};

const nothing = { accepted: 0, lost: 0, duplicates: 0 };

/**
 * Creates the first admin with the newest setup link.
 * @returns the session cookie
 */
async function signUp(pair: Pair, siteUrl: string): Promise<string> {
  const person = { firstName: "Sample", lastName: "Admin", email: "admin@example.org", password: "a long enough word" };
  for (const setup of pair.setups) {
    const init = { method: "POST", headers: { Origin: siteUrl }, body: new URLSearchParams(person) };
    const cookies = (await pair.ask(setup, init))?.cookies ?? [];
    if (cookies.length > 0) return cookies.map((line) => line.split(";")[0]).join("; ");
  }
  throw new Error("Nobody could be made the first admin.");
}

async function killInTurn(pair: Pair, times: number): Promise<void> {
  for (let round = 0; round < times * 2; round++) {
    await wait(300 + Math.random() * 700);
    await pair.kill(round % 2);
    await wait(100 + Math.random() * 400);
    await pair.restart(round % 2);
  }
  // Longer than the maximum age of a page that missed an invalidation.
  await wait(calm);
}

/** Compares successful requests with stored records, after all work has ended. */
async function countWhatIsLeft(
  pair: Pair,
  postgres: PostgresServer,
  mail: MailServer,
  done: Acknowledged,
): Promise<Outcome> {
  const ask = (question: string) => postgres.run(question, "chaos") as Promise<Record<string, string>[]>;
  const marks = async (question: string) => (await ask(question)).map(({ mark = "" }) => mark);
  const left = (more: string) => marks(`select message_id as mark from outbox_emails where state = 'waiting' ${more}`);
  const settle = async (more: string) => {
    for (const end = performance.now() + timeoutMs; (await left(more)).length > 0; await wait(200))
      if (performance.now() > end) return pair.faults.push("emails were still waiting at the end");
    return 0;
  };
  await settle("and claimed_until is null");
  await wait(2_000);
  // A killed process still holds these until the claims expire: moves the clock.
  const onTheirWay = new Set(await left("and claimed_until is not null"));
  await ask("update outbox_emails set claimed_until = '2000-01-01T00:00:00.000Z' where claimed_until is not null");
  await settle("");
  const written = await marks(
    "select subject as mark from messages union all select email from subscribers union all select email from pending_subscribers",
  );
  const posts = await marks("select title as mark from posts where title like 'Published %'");
  const emails = await marks("select message_id as mark from outbox_emails");
  const messages = await marks("select 'message:' || id as mark from messages");
  const idempotencyKeys = await marks(
    "select idempotency_key as mark from outbox_emails where idempotency_key like 'message:%'",
  );
  const wrote = await pair.end();

  const accepted = [...done.sendings.map(({ mark }) => mark), ...done.posts.map((_, number) => titleOf(number))];
  const { lost, duplicates } = compare(accepted, [...written, ...posts]);
  const unsent = compare(emails, mail.taken).lost;
  const twice = [...new Set(mail.taken.filter((id, index) => mail.taken.indexOf(id) !== index))];
  const faults = [...new Set(pair.faults)];
  const unexcused = twice.filter((id) => !onTheirWay.has(id));
  if (unexcused.length > 0) faults.push(`${unexcused.length} emails came twice that were not on their way at a kill`);
  if (unsent > 0) faults.push(`${unsent} emails never came`);
  if (messages.toSorted().join() !== idempotencyKeys.toSorted().join())
    faults.push("messages and emails do not fit together");
  if (done.pages < 20 || done.posts.length < 5 || done.sendings.length < 50) faults.push("there was hardly any load");
  for (const line of new Set(wrote)) faults.push(`the site wrote ${line}`);
  return {
    tried: `${pair.kills} kills; ${done.sendings.length} sent, ${done.posts.length} published, ${done.pages} pages read`,
    accepted: accepted.length,
    lost,
    duplicates,
    faults,
    note: `${pair.broken} requests broke, all at a killed process; the oldest page was ${Math.round(done.oldest)} ms old; of ${emails.length} emails ${onTheirWay.size} were on their way at a kill, and ${twice.length} of those came twice`,
  };
}
