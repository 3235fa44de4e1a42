import { compress, encodingFor } from "../http/compress.server.ts";

/** Parts of a response, whose body can be read only once. */
interface Whole {
  bytes: ArrayBuffer;
  init: { status: number; statusText: string; headers: [string, string][] };
}

async function wholeOf(response: Response): Promise<Whole> {
  const { status, statusText, headers } = response;
  return { bytes: await response.arrayBuffer(), init: { status, statusText, headers: [...headers] } };
}

// Some statuses forbid a body, even an empty one.
const responseOf = ({ bytes, init }: Whole): Response => new Response(bytes.byteLength === 0 ? null : bytes, init);

/** An uncached response for all waiting visitors, compressed once per content encoding. */
export class SharedAnswer {
  readonly #whole: Whole;
  readonly #compressed = new Map<string, Promise<Whole>>();

  private constructor(whole: Whole) {
    this.#whole = whole;
  }

  static async of(response: Response): Promise<SharedAnswer> {
    return new SharedAnswer(await wholeOf(response));
  }

  get status(): number {
    return this.#whole.init.status;
  }

  async responseFor(request: Request): Promise<Response> {
    if (request.method === "HEAD") return new Response(null, this.#whole.init);
    const encoding = encodingFor(request) ?? "";
    const ready = this.#compressed.get(encoding) ?? compress(request, responseOf(this.#whole)).then(wholeOf);
    this.#compressed.set(encoding, ready);
    return responseOf(await ready);
  }
}
