// `npm run bench:withdraw`: families withdraw by code on one of two processes over one PostgreSQL and one object store,
// while visitors read on both. Measures from the answer of the form until every file of the photograph is gone (410), every
// page is without it, and so is its copy, where one of another child is in the library (404), on both; then restores the
// backup of before. Each photograph has a look of its own, so that all of them are compared.
import { execFile } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import pg from "pg";
import sharp from "sharp";
import { freePort } from "../tests/support/free-port.ts";
import { startObjectStore } from "../tests/support/object-store.ts";
import { textOfPdf } from "../tests/support/pdf-text.ts";
import { PostgresServer } from "../tests/support/postgres-server.ts";
import { numbersFrom } from "../tests/support/random-numbers.ts";
import { median } from "./part.ts";
import { makeFolder, root, setUpAdmin, sharesOf, startSite } from "./site-process.ts";
import type { ReaderOrders } from "./withdraw-readers.ts";

const withdrawals = Number(process.argv[2] ?? 100);
const readers = 50;
const boundMs = 1_000;
const giveUpMs = 30_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Photograph {
  id: number;
  /** All its files, like `/files/…`. */
  files: string[];
  /** Code of the card. */
  code: string;
  /** Files of a smaller copy of the picture, which another child's consent clears. */
  copy: string[];
}

const ends: (() => void | Promise<void>)[] = [];
const { folder, remove } = makeFolder();
const postgres = await PostgresServer.make();
await postgres.run("create database site");
const store = await startObjectStore((end) => void ends.push(end));
const ports = [await freePort(), await freePort()];
const SITE_URL = `http://127.0.0.1:${ports[0]}`;
const shared = {
  SITE_URL,
  DATABASE_URL: postgres.url("site"),
  BACKUPS_URL: `file:${join(folder, "backups")}`,
  ...store.variables,
};

// With PostgreSQL the list of closings of a site lies in its checkout: the one that is there comes back afterwards.
const ownList = join(root, "var/closings.json");
const keptList = join(folder, "closings-of-the-checkout.json");
if (existsSync(ownList)) copyFileSync(ownList, keptList);
rmSync(ownList, { force: true });

const site = await startSite(folder, { ...shared, PORT: String(ports[0]) });
const headers = await setUpAdmin({ ...site, address: SITE_URL });
const sites = [site, await startSite(folder, { ...shared, PORT: String(ports[1]) })];
const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
const pool = new pg.Pool({ connectionString: postgres.url("site"), max: 2 });

async function cleanUp(): Promise<void> {
  for (const site of sites) await site.end("SIGKILL");
  await pool.end();
  for (const end of ends.toReversed()) await end();
  await postgres.remove();
  rmSync(ownList, { force: true });
  if (existsSync(keptList)) copyFileSync(keptList, ownList);
  remove();
}

// PostgreSQL would go on alone.
process.once("uncaughtException", (error) => {
  process.stderr.write(`${error.stack}\n`);
  void cleanUp().finally(() => process.exit(1));
});

/** Sends a staff form. @throws unless it is saved */
async function send(path: string, body: URLSearchParams | FormData | Uint8Array<ArrayBuffer>): Promise<Response> {
  const answer = await fetch(SITE_URL + path, { method: "POST", headers, body, redirect: "manual" });
  if (answer.status >= 400 || answer.headers.get("Location")?.includes("/login"))
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

const consent = {
  person: "child",
  relation: "parent",
  givenBy: "Her mother",
  kind: "paper",
  givenOn: "2026-03-01",
  language: "Yoruba",
  assent: "on",
  uses: ["site", "social", "newsletter", "print"],
};

/** One photograph in ten has a copy. */
const copyEvery = 10;

/** A picture with light and dark places of its own. */
async function draw(number: number): Promise<Buffer> {
  const next = numbersFrom(number * 7_919 + 1);
  const grey = Buffer.from(Array.from({ length: 12 * 8 }, () => next(256)));
  const small = sharp(grey, { raw: { width: 12, height: 8, channels: 1 } });
  return small.resize(1300, 900, { kernel: "cubic" }).toColourspace("srgb").jpeg().toBuffer();
}

/** A photograph of one child, with a consent and a printed card, on a published post. */
async function aPhotograph(number: number): Promise<Photograph> {
  const picture = await draw(number);
  const photograph = await publishPicture(picture, `What we saw: part ${inLetters(number)}`);
  if (number % copyEvery !== 0) return { ...photograph, copy: [] };
  const copy = await sharp(picture).resize(1000).jpeg({ quality: 70 }).toBuffer();
  const { files } = await publishPicture(copy, `What others saw: part ${inLetters(number)}`);
  return { ...photograph, copy: files };
}

async function publishPicture(picture: Buffer, title: string): Promise<Omit<Photograph, "copy">> {
  const { id } = (await (await send("/admin/media/upload", new Uint8Array(picture))).json()) as { id: number };
  const form = new FormData();
  for (const [name, value] of Object.entries(consent)) for (const one of [value].flat()) form.append(name, one);
  const record = (await send(`/admin/consents/new?photo=${id}`, form)).headers.get("Location") ?? "";
  const card = await send(`${new URL(record, SITE_URL).pathname}/card`, new URLSearchParams());
  const text = textOfPdf(Buffer.from(await card.arrayBuffer()));
  const { rows } = await pool.query<{ path: string }>("select path from photo_files where photo_id = $1", [id]);
  await publish(id, title);
  return {
    id,
    files: rows.map(({ path }) => `/files/${path}`),
    code: /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)?.[0] ?? "",
  };
}

/** A number behind a word may be an age: the words guard would ask. */
const inLetters = (number: number): string =>
  [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join("");

/** Publishes a post with a photograph. @returns its path */
async function publish(photo: number, title: string): Promise<string> {
  const fields = {
    title,
    paragraphs: "What we saw today.",
    photos: String(photo),
    [`photo-${photo}-alt`]: "She laughs",
  };
  await (await send("/admin/post.data", new URLSearchParams({ ...fields, intent: "publish" }))).text();
  const { rows } = await pool.query<{ slug: string }>("select slug from posts where title = $1", [title]);
  return `/blog/${rows[0]?.slug}`;
}

/** Not synchronous: this process stands before the object store. */
const run = (command: string, file: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(root, "build/server/command.js"), command, file], { cwd: root, env });

async function ask(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, { headers: { "X-Forwarded-For": "192.0.2.1" } });
  return { status: answer.status, text: await answer.text() };
}

const stemOf = (file: string) => file.replace(/\.\w+$/, "");

/** Pages with any address of the photograph. */
async function pagesWith({ files }: Photograph, pages: string[]): Promise<string[]> {
  const asked = pages.map(async (page) => {
    const { text } = await ask(page);
    return files.some((file) => text.includes(stemOf(file))) ? [page] : [];
  });
  return (await Promise.all(asked)).flat();
}

const filesOf = ({ files }: Photograph, of = addresses) => of.flatMap((address) => files.map((file) => address + file));

/** A photograph that was taken back is gone, and its copy waits for the safeguarding lead. */
const gone = { files: 410, copy: 404 } as const;

/** Files that are not gone. */
async function filesLeft(photo: Photograph, of = addresses): Promise<string[]> {
  const left = async (file: string, status: number) => ((await ask(file)).status === status ? [] : [file]);
  const asked = filesOf(photo, of).map((file) => left(file, gone.files));
  const copies = filesOf({ ...photo, files: photo.copy }, of).map((file) => left(file, gone.copy));
  return (await Promise.all([...asked, ...copies])).flat();
}

/** Asks one address again and again. @throws after half a minute */
async function until(isSo: () => Promise<boolean>, address: string): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) if (performance.now() - start > giveUpMs) throw new Error(`Still there: ${address}`);
  return performance.now() - start;
}

const onBoth = (...paths: string[]) => addresses.flatMap((address) => paths.map((path) => address + path));

print(`Preparing ${withdrawals} photographs …`);
const photographs: Photograph[] = [];
for (let number = 0; number < withdrawals; number++) photographs.push(await aPhotograph(number));
const variables = { ...process.env, ...shared, SESSION_SECRET: "a secret that only benchmarks use" };
const archive = join(folder, "backups", "before.tar.gz");
await run("backup", archive, variables);

const orders: ReaderOrders = {
  addresses,
  readers,
  paths: [
    "/",
    "/blog",
    "/blog/what-we-saw-part-a",
    "/feed.xml",
    "/sitemap.xml",
    ...photographs.flatMap(({ files }) => files),
  ],
};
const load = new Worker(new URL("./withdraw-readers.ts", import.meta.url), { workerData: orders });
const loadEnded = new Promise<{ requests: number; failed: Record<string, number> }>((resolve, reject) => {
  load.once("message", resolve).once("error", reject);
});

/** @returns ms from the answer of the form until every file is gone and every page is without it */
async function withdraw(photo: Photograph, number: number): Promise<{ answered: number; gone: number }> {
  const post = await publish(photo.id, `Latest: part ${inLetters(number)}`);
  await send(`/admin/media/${photo.id}.data`, new URLSearchParams({ alt: "She laughs", places: "home-hero" }));
  const pages = onBoth(post, "/blog", "/");
  for (const end = performance.now() + giveUpMs; (await pagesWith(photo, pages)).length < pages.length; await wait(20))
    if (performance.now() > end)
      throw new Error(`Only these pages show it: ${(await pagesWith(photo, pages)).join(", ")}`);
  const all = [...photo.files, ...photo.copy];
  const open = await Promise.all(addresses.flatMap((address) => all.map((file) => ask(address + file))));
  if (open.some(({ status }) => status !== 200)) throw new Error("A file was not shown before.");
  const start = performance.now();
  const answer = await fetch(`${SITE_URL}/withdraw`, {
    method: "POST",
    headers: { Origin: SITE_URL, "X-Forwarded-For": `198.51.100.${number + 1}` },
    body: new URLSearchParams({ code: photo.code }),
    redirect: "manual",
  });
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new Error(`The form answered ${answer.status}.`);
  const done = performance.now();
  const files = filesOf(photo).map((file) => until(async () => (await ask(file)).status === gone.files, file));
  const copies = filesOf({ ...photo, files: photo.copy }).map((file) =>
    until(async () => (await ask(file)).status === gone.copy, file),
  );
  const without = [...pages, ...onBoth("/feed.xml")].map((page) =>
    until(async () => (await pagesWith(photo, [page])).length === 0, page),
  );
  const ofFiles = await Promise.all([...files, ...copies]);
  const ofPages = await Promise.all(without);
  return { answered: done - start, gone: Math.max(...ofFiles, ...ofPages) };
}

await wait(2_000);
const took: number[] = [];
const answers: number[] = [];
for (const [number, photo] of photographs.entries()) {
  const { answered, gone: after } = await withdraw(photo, number);
  answers.push(answered);
  took.push(after);
}
load.postMessage("end");
const { requests, failed } = await loadEnded;

// Nothing came back: neither a cached page nor a cached answer.
let returned = 0;
for (const photo of photographs) returned += (await filesLeft(photo)).length;
for (const photo of photographs)
  returned += (await pagesWith(photo, onBoth("/blog/what-we-saw-part-a", "/blog", "/", "/feed.xml", "/sitemap.xml")))
    .length;

// The list beside the backups follows within ten seconds.
const list = join(folder, "backups", "closings.json");
const inList = () =>
  existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")).entries as { kind: string }[]).filter(({ kind }) => kind === "withdrawn")
        .length
    : 0;
for (const end = performance.now() + giveUpMs; inList() < withdrawals; await wait(100))
  if (performance.now() > end) throw new Error(`The list beside the backups has ${inList()} of ${withdrawals}.`);
for (const site of sites) await site.end();

const restored = join(folder, "restored");
const place = {
  DATABASE_URL: `sqlite:${join(restored, "site.sqlite")}`,
  FILES_URL: `file:${join(restored, "files")}`,
};
await run("restore", archive, { ...variables, ...place });
const after = { ...(await startSite(restored, { ...place, SITE_URL, PORT: String(ports[0]) })), address: SITE_URL };
let shownAgain = 0;
for (const photo of photographs) {
  shownAgain += (await filesLeft(photo, [after.address])).length;
  const pages = ["/", "/blog", "/feed.xml"].map((path) => after.address + path);
  shownAgain += (await pagesWith(photo, pages)).length;
}
const posts = new DatabaseSync(join(restored, "site.sqlite"), { readOnly: true });
const count = Object.values(posts.prepare("select count(*) from posts").get() ?? {})[0];
posts.close();
await after.end();
await cleanUp();

const [, most] = sharesOf(took, [0.5, 0.95]);
const files = photographs.reduce((sum, photo) => sum + photo.files.length + photo.copy.length, 0);
const copies = photographs.filter(({ copy }) => copy.length > 0).length;
print(`\n| from the answer until everything is gone, ms | median | p95 | most | within 1 s |\n|---|---|---|---|---|`);
const within = took.filter((ms) => ms <= boundMs).length;
print(
  `| ${withdrawals} photographs, ${copies} copies, ${files} files, 4 pages, on two processes | ${Math.round(median(took))} | ${most} | ${Math.round(Math.max(...took))} | ${within} of ${withdrawals} |`,
);
print(
  `\nThe form itself answers in ${Math.round(median(answers))} ms (median), ${Math.round(Math.max(...answers))} at most.`,
);
print(`${readers} readers made ${requests} requests meanwhile; not answered: ${JSON.stringify(failed)}.`);
print(
  `Afterwards ${returned} addresses came back. After restoring the backup of before (${count} posts): ${shownAgain}.`,
);
process.exit(within === withdrawals && returned + shownAgain === 0 ? 0 : 1);
