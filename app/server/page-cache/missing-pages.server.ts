import type { Clock } from "../clock/clock.ts";
import { SharedAnswer } from "./shared-answer.server.ts";

/** Lifetime of a cached 404 (ms): a new page must be found soon. */
const lifeMs = 5_000;

const maxAnswers = 200;

/** Each has its suggestions: most addresses have none, and are one document. */
const maxDocuments = 50;

/** A 404 has some twenty kilobytes, compressed seven. */
const maxBytes = 64 * 1024;

/** A 404 as it was sent, with its headers as Node takes them: name, value, name, value. */
export interface MissingPage {
  headers: string[];
  body: Buffer;
  until: number;
}

/** Parts of a request that the answer depends on. */
export interface MissingRequest {
  origin: string;
  /** Path with query. */
  target: string;
  acceptEncoding: string | undefined;
  isLow: boolean;
}

const variantOf = ({ origin, acceptEncoding = "", isLow }: MissingRequest): string =>
  `${isLow} ${acceptEncoding} ${origin}`;

const nameOf = (request: MissingRequest): string => variantOf(request) + request.target;

const maxVariants = 20;

/** True for an unknown path: no route, no earlier address, no page with a like name. */
export type IsUnknown = (path: string) => boolean;

const nobodyKnows = async (): Promise<IsUnknown> => () => false;

/** The answer to all unknown addresses. */
interface Unknown extends MissingPage {
  target: string;
  /** Undefined until two addresses had the same answer. */
  isUnknown: IsUnknown | undefined;
}

const pathOf = (target: string): string => target.split("?", 1)[0] ?? "";

/**
 * Caches answers to addresses without a page in memory: robots ask for the same ones all day, and rendering takes a
 * hundred times as long as sending a cached page. Pages are kept until something changes, other answers for seconds.
 */
export function createMissingPages(clock: Clock) {
  const kept = new Map<string, MissingPage>();
  /** Answers by variant: once two unknown addresses got the same answer, all get it. */
  const unknown = new Map<string, Unknown>();
  /** Rendered pages of unknown addresses, by their content. */
  const documents = new Map<string, { until: number; page: Promise<SharedAnswer> }>();
  /** Read once for each change: there may be thousands of earlier addresses. */
  let facts: { until: number; isUnknown: Promise<IsUnknown> } | undefined;
  let generation = 0;

  function readOnce(until: number, readUnknown: () => Promise<IsUnknown>): Promise<IsUnknown> {
    if (facts !== undefined && facts.until > clock.now().getTime()) return facts.isUnknown;
    const read = { until, isUnknown: readUnknown() };
    facts = read;
    read.isUnknown.catch(() => {
      if (facts === read) facts = undefined;
    });
    return read.isUnknown;
  }

  async function putUnknown(request: MissingRequest, page: MissingPage, readUnknown: () => Promise<IsUnknown>) {
    const { target } = request;
    const before = unknown.get(variantOf(request));
    if (before?.isUnknown !== undefined && before.until > clock.now().getTime()) return;
    const begun = generation;
    // The rendered response needs no database: it is sent during an outage.
    const isUnknown = await readOnce(page.until, readUnknown).catch(nobodyKnows);
    if (begun !== generation || !isUnknown(pathOf(target))) return;
    const isSame = before !== undefined && before.target !== target && before.body.equals(page.body);
    unknown.set(variantOf(request), { ...page, target, isUnknown: isSame ? isUnknown : undefined });
    dropOldest(unknown, maxVariants);
  }

  return {
    find(request: MissingRequest): MissingPage | undefined {
      if (kept.size === 0) return undefined;
      const now = clock.now().getTime();
      const page = kept.get(nameOf(request));
      if (page !== undefined && page.until > now) return page;
      const any = unknown.get(variantOf(request));
      return any?.isUnknown !== undefined && any.until > now && any.isUnknown(pathOf(request.target)) ? any : undefined;
    },
    /**
     * Caches a 404 that is the same for all visitors.
     * @param untilChange ends when the content of pages changes
     * @param readUnknown finds unknown paths, until a change
     * @returns the response to send in its place
     */
    async put(
      request: MissingRequest,
      response: Response,
      untilChange: () => Promise<Date>,
      readUnknown: () => Promise<IsUnknown> = nobodyKnows,
    ): Promise<Response> {
      if (response.status !== 404 || !isForAll(response)) return response;
      const begun = generation;
      const body = Buffer.from(await response.arrayBuffer());
      const until = clock.now().getTime() + lifeMs;
      const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
      const change = isPage ? await untilChange().catch(() => undefined) : undefined;
      if (body.byteLength <= maxBytes && begun === generation) {
        const lasting = [...response.headers].filter(([name]) => name !== "content-length" && name !== "date");
        const headers = [...lasting, ["content-length", String(body.byteLength)]].flat();
        const page = { headers, body, until: change?.getTime() ?? until };
        kept.set(nameOf(request), page);
        dropOldest(kept, maxAnswers);
        if (change !== undefined) await putUnknown(request, page, readUnknown);
      }
      return new Response(body, response);
    },
    /**
     * Returns one document for all addresses with the same content.
     * @param name all that it shows
     * @param isSame whether the rendered page is the same for others
     */
    async document(
      name: string,
      untilChange: () => Promise<Date>,
      render: () => Promise<{ response: Response; isSame: boolean }>,
    ): Promise<SharedAnswer | Response> {
      const known = documents.get(name);
      if (known !== undefined && known.until > clock.now().getTime()) return known.page;
      const begun = generation;
      const until = await untilChange().catch(() => undefined);
      const { response, isSame } = await render();
      if (until === undefined || !isSame || !isForAll(response)) return response;
      const page = SharedAnswer.of(response);
      if (begun === generation) {
        documents.set(name, { until: until.getTime(), page });
        dropOldest(documents, maxDocuments);
      }
      return page;
    },
    clear(): void {
      generation++;
      kept.clear();
      unknown.clear();
      facts = undefined;
      documents.clear();
    },
  };
}

const isForAll = ({ headers }: Response): boolean =>
  !/no-store|private/.test(headers.get("Cache-Control") ?? "") && !headers.has("Set-Cookie");

function dropOldest(all: Map<string, unknown>, most: number): void {
  for (const name of all.keys()) {
    if (all.size <= most) return;
    all.delete(name);
  }
}
