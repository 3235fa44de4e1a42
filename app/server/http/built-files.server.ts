import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";

/** Maximum size of built files in memory, with their compressed copies (bytes). A build has 3 MB. */
const maxCachedBytes = 16 * 1024 * 1024;

/**
 * The only accepted spelling of a path. With dots, percent signs or a query, a file would be cached once for each
 * spelling.
 */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+$/;

interface CachedFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Serves built files and their precompressed variants: the first time from disk, then from memory. Names under
 * `assets/` contain content hashes, so browsers cache them for a year. A new build does not change files that the
 * running app has cached.
 */
export function withFiles(folder: string, next: RequestListener): RequestListener {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(outgoing, path) {
      const isHashed = path.startsWith("/assets/");
      // Lets the service worker, whose file is in a folder, control the whole site.
      if (/\/(?:staff-)?service-worker-[^/]*\.js/.test(path)) outgoing.setHeader("Service-Worker-Allowed", "/");
      outgoing.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  const cached = new Map<string, CachedFile>();
  let cachedBytes = 0;
  const put = (key: string, file: CachedFile) => {
    if (cached.has(key) || cachedBytes + file.body.byteLength > maxCachedBytes) return;
    cachedBytes += file.body.byteLength;
    cached.set(key, file);
  };
  return (incoming, outgoing) => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") return next(incoming, outgoing);
    const { range, "accept-encoding": encodings = "", "if-none-match": known } = incoming.headers;
    const key = `${/br/i.test(String(encodings))} ${/gzip/i.test(String(encodings))} ${incoming.url}`;
    const file = cached.get(key);
    if (file !== undefined) {
      const isKnown = known !== undefined && known === file.headers.ETag;
      outgoing.writeHead(isKnown ? 304 : 200, file.headers);
      return void outgoing.end(isKnown || incoming.method === "HEAD" ? undefined : file.body);
    }
    // A backward range would throw here, uncaught; built files are small, so sends all. Routes answer ranges themselves.
    delete incoming.headers.range;
    if (incoming.method === "GET" && plainPath.test(incoming.url ?? "")) readAlong(outgoing, (file) => put(key, file));
    outgoing.once("pipe", (file: Readable) => {
      // A new build may remove a file while the app runs: this ends the visitor's connection, not the process.
      file.once("error", () => outgoing.destroy());
      outgoing.once("close", () => file.destroy());
    });
    serve(incoming, outgoing, () => {
      if (range !== undefined) incoming.headers.range = range;
      next(incoming, outgoing);
    });
  };
}

/** Collects the file's stream of a complete response with status 200. No other response is a file. */
function readAlong(outgoing: ServerResponse, done: (file: CachedFile) => void): void {
  const { writeHead } = outgoing;
  let headers: OutgoingHttpHeaders | undefined;
  outgoing.writeHead = (status: number, ...given: unknown[]) => {
    outgoing.writeHead = writeHead;
    const [last] = given.slice(-1);
    if (status === 200 && typeof last === "object" && last !== null && !Array.isArray(last))
      headers = { ...(last as OutgoingHttpHeaders) };
    return Reflect.apply(writeHead, outgoing, [status, ...given]) as ServerResponse;
  };
  outgoing.once("pipe", (file: Readable) => {
    if (headers === undefined || headers.ETag === undefined) return;
    const whole = { ...headers };
    for (const name of ["Cache-Control", "Service-Worker-Allowed", "Vary"]) {
      const value = outgoing.getHeader(name);
      if (value !== undefined) whole[name] = value;
    }
    const chunks: Buffer[] = [];
    file.on("data", (chunk: Buffer) => chunks.push(chunk));
    file.once("end", () => {
      const body = Buffer.concat(chunks);
      if (body.byteLength === Number(whole["Content-Length"])) done({ headers: whole, body });
    });
  });
}
