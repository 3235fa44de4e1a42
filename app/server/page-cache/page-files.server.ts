import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { chmod, mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressThoroughly } from "../http/compress.server.ts";
import type { CachedPage } from "./cached-page.server.ts";

/** Cached pages as files for nginx or Caddy. They are behind the symlink `now`: removing it invalidates all at once. */
export interface PageFiles {
  /** @param path of the URL @param until expiry (ms since 1970) */
  put(path: string, page: CachedPage, until: number): void;
  invalidate(): void;
}

/** Names of the site's own entries; others in the folder stay. */
const ownName = /^(?:now|[a-f0-9]{16})$/;

/**
 * Permissions: the web server is another user. Public pages may be readable by all users, other files of the site not.
 */
const readable = { folder: 0o755, file: 0o644 };

/** Maximum delay of `setTimeout` (ms): 24 days. A page that expires early is only rendered again. */
const maxTimerMs = 2 ** 31 - 1;

const plainPath = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

/**
 * Opens the folder, and deletes the files of an earlier run.
 * @param onError called for a page that cannot be written: the site serves it itself
 * @throws when the folder cannot be created
 */
export function openPageFiles(folder: string, onError: (error: unknown) => void): PageFiles {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, readable.folder);
  for (const name of readdirSync(folder)) if (ownName.test(name)) rmSync(join(folder, name), { recursive: true });
  const now = join(folder, "now");
  /** Target of `now`, known before the first page. */
  let current = newName();
  let isThere = false;
  let ending: NodeJS.Timeout | undefined;
  let endsAt = Number.POSITIVE_INFINITY;
  let lastSecond = 0;

  /** Retries, as a write may be in progress. */
  const clear = (name: string) =>
    rm(join(folder, name), { recursive: true, force: true, maxRetries: 9, retryDelay: 100 }).catch(onError);

  const invalidate = () => {
    clearTimeout(ending);
    endsAt = Number.POSITIVE_INFINITY;
    if (isThere) rmSync(now, { force: true });
    // Files that a web server has open stay readable.
    if (isThere) void clear(current);
    isThere = false;
    current = newName();
  };

  const write = async (path: string, page: CachedPage, until: number): Promise<void> => {
    const into = current;
    const html = withPolicy(page);
    const file = join(folder, into, `${path}.html`);
    const [br, gz] = await Promise.all([compressThoroughly("br", html), compressThoroughly("gzip", html)]);
    await makeFolders(folder, dirname(file));
    // Web servers make ETags from the time in seconds and the size, so no two files get the same second.
    lastSecond = Math.max(lastSecond + 1, Math.floor(Date.now() / 1_000));
    const second = lastSecond;
    // The uncompressed file comes last: web servers look for it first.
    for (const [ending, bytes] of Object.entries({ ".br": br, ".gz": gz, "": html })) {
      await writeFile(file + ending, bytes);
      await chmod(file + ending, readable.file);
      await utimes(file + ending, second, second);
    }
    if (into !== current) return;
    if (!isThere) symlinkSync(into, now);
    isThere = true;
    if (until < endsAt) {
      clearTimeout(ending);
      endsAt = until;
      ending = setTimeout(invalidate, Math.min(Math.max(0, until - Date.now()), maxTimerMs)).unref();
    }
  };

  return {
    put(path, page, until) {
      if (!headerOf(page.plain.headers, "content-type")?.startsWith("text/html") || !plainPath.test(path)) return;
      const into = current;
      // Ignores the error of a page that was invalidated in the meantime.
      write(path, page, until)
        .catch((error) => into === current && onError(error))
        .finally(() => into !== current && clear(into));
    },
    invalidate,
  };
}

/**
 * Creates folders that the web server can read.
 * @param from an existing folder
 */
async function makeFolders(from: string, to: string): Promise<void> {
  if (from === to) return;
  await makeFolders(from, dirname(to));
  await mkdir(to, { recursive: true });
  await chmod(to, readable.folder);
}

const newName = () => randomBytes(8).toString("hex");

const headerOf = (headers: string[], name: string) => headers[headers.indexOf(name) + 1];

/** Adds the Content-Security-Policy to the page, as a web server sends the same headers with every file. */
function withPolicy({ plain: { headers, body } }: CachedPage): Buffer {
  const policy = headerOf(headers, "content-security-policy") ?? "";
  // `frame-ancestors` does not work in <meta> (CSP 3, 3.3), so the web server sends that part.
  const own = policy.replace(/; frame-ancestors [^;]*/, "").replaceAll('"', "&quot;");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${own}"/>`;
  return Buffer.from(body.toString().replace(/<meta charSet="utf-8"\/>/i, (charset) => charset + meta));
}
