import { setTimeout as wait } from "node:timers/promises";

const atOnce = 8;

/** A submission: a contact message, or a newsletter address. */
export interface Sending {
  path: "/contact" | "/newsletter";
  fields: Record<string, string>;
  /** Subject or address, by which it is found in the database. */
  mark: string;
}

/** Returns the submission with this number: two messages, then an address, and so on. */
export function aSending(number: number): Sending {
  if (number % 3 === 2) {
    const mark = `reader-${number}@example.org`;
    return { path: "/newsletter", fields: { email: mark }, mark };
  }
  const mark = `Subject ${number}`;
  const email = `visitor-${number}@example.org`;
  const fields = { firstName: "Sample", lastName: "Visitor", email, subject: mark, message: `Message ${number}.` };
  return { path: "/contact", fields, mark };
}

/**
 * Sends submissions from many visitors, each with another IP address, until done or aborted.
 * @returns the successful ones
 */
export async function sendAll(
  site: string,
  wanted: Sending[],
  stop = new AbortController().signal,
): Promise<Sending[]> {
  const waiting = [...wanted.entries()];
  const accepted: Sending[] = [];
  const visitor = async () => {
    for (let next = waiting.shift(); next !== undefined && !stop.aborted; next = waiting.shift()) {
      const [number, sending] = next;
      if (await send(site, sending, number)) accepted.push(sending);
      else await wait(5);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return accepted;
}

/**
 * @param origin of the page with the form, if different from the address
 * @returns true if it was accepted
 */
export async function send(site: string, { path, fields }: Sending, visitor: number, origin = site): Promise<boolean> {
  try {
    const answer = await fetch(site + path, {
      method: "POST",
      headers: { Origin: origin, "X-Forwarded-For": addressOf(visitor) },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    await answer.arrayBuffer();
    return answer.status === 303;
  } catch {
    return false;
  }
}

/**
 * Returns an address of the benchmark network ([RFC 2544](https://www.rfc-editor.org/rfc/rfc2544)), one per visitor.
 */
export function addressOf(visitor: number): string {
  return `198.18.${Math.floor(visitor / 250) % 250}.${visitor % 250}`;
}
