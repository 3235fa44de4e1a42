import type { Clock } from "../clock/clock.ts";

/** How long an answer is kept (ms): a page that is published meanwhile is there soon after. */
const lifeMs = 5_000;

const maxAnswers = 200;

/** A 404 has some twenty kilobytes, compressed seven. */
const maxBytes = 64 * 1024;

/** A 404 as it was sent, with its headers as Node takes them: name, value, name, value. */
export interface MissingPage {
  headers: string[];
  body: Buffer;
  until: number;
}

/** What of a request an answer depends on. */
export interface MissingRequest {
  origin: string;
  /** Path with query. */
  target: string;
  acceptEncoding: string | undefined;
  isLow: boolean;
}

const nameOf = ({ origin, target, acceptEncoding = "", isLow }: MissingRequest): string =>
  `${isLow} ${acceptEncoding} ${origin}${target}`;

/**
 * Answers to addresses without a page, in memory for seconds: robots ask for the same ones all day, and rendering one
 * takes a hundred times as long as sending a cached page.
 */
export function createMissingPages(clock: Clock) {
  const kept = new Map<string, MissingPage>();
  return {
    find(request: MissingRequest): MissingPage | undefined {
      if (kept.size === 0) return undefined;
      const page = kept.get(nameOf(request));
      return page !== undefined && page.until > clock.now().getTime() ? page : undefined;
    },
    /** Keeps a 404 that is nobody's own. @returns the response to send in its place */
    async keep(request: MissingRequest, response: Response): Promise<Response> {
      const isPrivate = /no-store|private/.test(response.headers.get("Cache-Control") ?? "");
      if (response.status !== 404 || isPrivate || response.headers.has("Set-Cookie")) return response;
      const body = Buffer.from(await response.arrayBuffer());
      if (body.byteLength <= maxBytes) {
        const lasting = [...response.headers].filter(([name]) => name !== "content-length" && name !== "date");
        const headers = [...lasting, ["content-length", String(body.byteLength)]].flat();
        kept.set(nameOf(request), { headers, body, until: clock.now().getTime() + lifeMs });
        // The oldest goes first.
        for (const name of kept.keys()) {
          if (kept.size <= maxAnswers) break;
          kept.delete(name);
        }
      }
      return new Response(body, response);
    },
    clear(): void {
      kept.clear();
    },
  };
}

export type MissingPages = ReturnType<typeof createMissingPages>;
