import { refusals } from "../refusals.ts";

/** How many requests may be in work at once; whoever comes then is asked to come back. */
export interface Crowd {
  /** That only read: each needs a moment of the processor, so more of them only wait longer. */
  reading: number;
  /** That bring something: they mostly wait for a slow network. */
  writing: number;
}

/** A hundred pages take about a fifth of a second to render, and nobody who is let in waits much longer than that. */
const usualCrowd: Crowd = { reading: 100, writing: 200 };

/** When to come back, in seconds. */
const pause = 5;

/**
 * Lets in as many as can be answered soon, and tells the others when to come back, rather than let everybody wait until
 * nobody is answered. Kept pages are sent without asking here, and those who wait for the same page count as one.
 */
export function withCrowd<More extends unknown[]>(
  answer: (request: Request, ...more: More) => Promise<Response>,
  most: Crowd = usualCrowd,
): typeof answer {
  const inside = { reading: 0, writing: 0 };
  return async (request, ...more) => {
    const kind = request.method === "GET" || request.method === "HEAD" ? "reading" : "writing";
    if (inside[kind] >= most[kind]) return comeBack();
    inside[kind]++;
    try {
      return await answer(request, ...more);
    } finally {
      inside[kind]--;
    }
  };
}

function comeBack(): Response {
  const { status, sentence } = refusals.crowded;
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": `${pause}`,
  };
  return new Response(sentence, { status, headers });
}
