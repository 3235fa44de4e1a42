import { setTimeout as wait } from "node:timers/promises";
import type { Pair } from "./pair.ts";
import { addressOf, aSending, type Sending } from "./visitors.ts";

/** Numbers of concurrent writers and readers, and their pauses between requests (ms). */
const writers = 6;
const readers = 4;
const rest = 20;
/** The staff member's pause between posts (ms). */
const staffRest = 150;

const oldest = 1_000;

export interface Acknowledged {
  sendings: Sending[];
  /** Times of the posts, by number. */
  posts: number[];
  /** Number of pages read, and their maximum age: time since a missing post was published (ms). */
  pages: number;
  oldest: number;
}

export const titleOf = (number: number) => `Published ${number}.`;

/**
 * Lets visitors write and read, and a staff member publish, until the end. Requests without a response are repeated at
 * any running process.
 * @param siteUrl origin of all forms
 * @param cookie of the staff member
 */
export async function loadPair(
  pair: Pair,
  { siteUrl, cookie }: { siteUrl: string; cookie: string },
  over: () => boolean,
): Promise<Acknowledged> {
  const done: Acknowledged = { sendings: [], posts: [], pages: 0, oldest: 0 };
  let number = 0;

  const post = async (
    { path, fields, headers }: { path: string; fields: Record<string, string>; headers: Record<string, string> },
    wanted: number,
    which?: () => number,
  ) => {
    for (;;) {
      const init = { method: "POST", headers: { Origin: siteUrl, ...headers }, body: new URLSearchParams(fields) };
      const answer = await pair.ask(path, init, which?.());
      if (answer?.status === wanted) return true;
      if (answer !== undefined) {
        pair.faults.push(`${path} was answered ${answer.status}`);
        return false;
      }
      await wait(rest);
    }
  };
  const write = async () => {
    while (!over()) {
      const own = number++;
      const sending = aSending(own);
      if (await post({ ...sending, headers: { "X-Forwarded-For": addressOf(own) } }, 303)) done.sendings.push(sending);
      await wait(rest);
    }
  };
  const publish = async () => {
    while (!over()) {
      const own = done.posts.length;
      const fields = {
        title: titleOf(own),
        paragraphs: "Words.",
        intent: "publish",
        idempotencyKey: `post-${own}-of-many`,
      };
      const publication = { path: "/admin/post", fields, headers: { Cookie: cookie } };
      if (!(await post(publication, 200, () => pair.ofStaff))) return;
      done.posts.push(performance.now());
      await wait(staffRest);
    }
  };
  const read = async () => {
    while (!over()) {
      const asked = performance.now();
      const answer = await pair.ask("/blog");
      if (answer?.status === 200) {
        const shown = Math.max(-1, ...[...answer.text.matchAll(/Published (\d+)\./g)].map(([, of]) => Number(of)));
        // Age of the first missing post at the time of the request.
        const missing = done.posts[shown + 1];
        const age = missing === undefined ? 0 : Math.max(0, asked - missing);
        done.oldest = Math.max(done.oldest, age);
        done.pages++;
        if (age > oldest) pair.faults.push(`a page was ${Math.round(age)} ms old`);
      } else if (answer !== undefined) pair.faults.push(`/blog was answered ${answer.status}`);
      await wait(rest);
    }
  };
  const all = (count: number, work: () => Promise<void>) => Array.from({ length: count }, work);
  await Promise.all([...all(writers, write), ...all(readers, read), publish()]);
  return done;
}
