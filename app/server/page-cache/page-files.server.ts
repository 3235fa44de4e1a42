import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { chmod, mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressThoroughly } from "../http/encode.server.ts";
import type { KeptPage } from "./cached-page.server.ts";

/**
 * Kept pages as files, so that nginx or Caddy in front can send them without asking the site. They lie in a folder of
 * their own, to which the name `now` leads; taking that name away makes all of them old at once.
 */
export interface PageFiles {
  /** Writes a page. @param path of its address @param until when it stops being true, in milliseconds since 1970 */
  keep(path: string, page: KeptPage, until: number): void;
  /** From now on no page is there, until the next one is kept. Done when it returns. */
  forget(): void;
}

/** What this made in the folder. Whoever names a folder with other things in it loses none of them. */
const ownName = /^(?:now|[a-f0-9]{16})$/;

/** The server in front runs as another user, and public pages are for everybody; all else of the site is closed to others. */
const readable = { folder: 0o755, file: 0o644 };

/** Timers cannot wait longer, in milliseconds (24 days); a page that is forgotten too early is only made again. */
const longestTimer = 2 ** 31 - 1;

/** Paths that are file names as they stand. */
const plainPath = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

/**
 * Opens the folder, and forgets what an earlier run left in it.
 *
 * @param onFault told when a page could not be written: the site then sends it itself
 * @throws when the folder cannot be made
 */
export function openPageFiles(folder: string, onFault: (error: unknown) => void): PageFiles {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, readable.folder);
  for (const name of readdirSync(folder)) if (ownName.test(name)) rmSync(join(folder, name), { recursive: true });
  const now = join(folder, "now");
  /** The folder that `now` leads to, or will with its first page. */
  let current = newName();
  let isThere = false;
  let ending: NodeJS.Timeout | undefined;
  let endsAt = Number.POSITIVE_INFINITY;
  let lastSecond = 0;

  /** Whoever still writes there makes it take a few attempts. */
  const clear = (name: string) =>
    rm(join(folder, name), { recursive: true, force: true, maxRetries: 9, retryDelay: 100 }).catch(onFault);

  const forget = () => {
    clearTimeout(ending);
    endsAt = Number.POSITIVE_INFINITY;
    if (isThere) rmSync(now, { force: true });
    // Whoever is reading one of the old files may go on to its end.
    if (isThere) void clear(current);
    isThere = false;
    current = newName();
  };

  const write = async (path: string, page: KeptPage, until: number): Promise<void> => {
    const into = current;
    const html = withPolicy(page);
    const file = join(folder, into, `${path}.html`);
    const packed = await pack(html);
    await makeFolders(folder, dirname(file));
    // Servers tell versions apart by whole seconds and by size: no two files ever have the same second.
    lastSecond = Math.max(lastSecond + 1, Math.floor(Date.now() / 1_000));
    const second = lastSecond;
    for (const [ending, bytes] of packed) {
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
      ending = setTimeout(forget, Math.min(Math.max(0, until - Date.now()), longestTimer)).unref();
    }
  };

  return {
    keep(path, page, until) {
      if (!typeOf(page)?.startsWith("text/html") || !plainPath.test(path)) return;
      const into = current;
      // A page that became old while it was written has lost its folder, and nobody misses it.
      write(path, page, until)
        .catch((error) => into === current && onFault(error))
        .finally(() => into !== current && clear(into));
    },
    forget,
  };
}

/** Makes the folders of a page, each readable by the server in front. @param from a folder that is there */
async function makeFolders(from: string, to: string): Promise<void> {
  if (from === to) return;
  await makeFolders(from, dirname(to));
  await mkdir(to, { recursive: true });
  await chmod(to, readable.folder);
}

const newName = () => randomBytes(8).toString("hex");

const typeOf = ({ plain }: KeptPage) => headerOf(plain.headers, "content-type");

const headerOf = (headers: string[], name: string) => headers[headers.indexOf(name) + 1];

/** The page with its own policy inside, because a server in front sends the same headers with every file. */
function withPolicy({ plain: { headers, body } }: KeptPage): Buffer {
  const policy = headerOf(headers, "content-security-policy") ?? "";
  // A document cannot say itself who may frame it (CSP 3, 3.3): the server in front says that of all.
  const own = policy.replace(/; frame-ancestors [^;]*/, "").replaceAll('"', "&quot;");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${own}"/>`;
  return Buffer.from(body.toString().replace(/<meta charSet="utf-8"\/>/i, (charset) => charset + meta));
}

async function pack(html: Buffer): Promise<[ending: string, bytes: Buffer][]> {
  const [br, gz] = await Promise.all([compressThoroughly("br", html), compressThoroughly("gzip", html)]);
  // The plain one comes last: it is the one that servers look for first.
  return [
    [".br", br],
    [".gz", gz],
    ["", html],
  ];
}
