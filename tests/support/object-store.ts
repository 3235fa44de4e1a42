import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { onTestFinished } from "vitest";
import { type StoreTimeouts, storeTimeouts } from "../../app/server/config/timeouts.ts";
import { openObjectStore } from "../../app/server/storage/object-store/object-store.server.ts";
import type { StoreConfig } from "../../app/server/storage/object-store/store-config.ts";
import { bareEnvironment } from "./end-of-command.ts";
import { filesBelow } from "./files-below.ts";
import { root } from "./sources.ts";
import { temporaryFolder, type WhenDone } from "./temporary-folder.ts";

/** The server's only key; it verifies signatures. */
export const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** Several fast retries. */
const haste: StoreTimeouts = { ...storeTimeouts, answer: 5_000, pause: 5 };

/**
 * A separate process, which ends with its parent: the server signs list cursors with a cipher that OpenSSL 3 disables
 * by default. Each line on its standard input is the folder of one more store, whose port it answers.
 */
const program = `
  const S3rver = require("@20minutes/s3rver");
  const configureBuckets = ["pictures", "backups"].map((name) => ({ name, configs: [] }));
  require("node:readline").createInterface({ input: process.stdin }).on("line", (directory) => {
    const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
    server.run().then(({ port }) => console.log(port));
  }).on("close", () => process.exit());
`;

let running: { folders: Writable; ports: AsyncIterator<string> } | undefined;

/** One process for all stores of this worker: starting it takes longer than most tests. @returns port */
async function openStore(folder: string): Promise<number> {
  if (running === undefined) {
    const process_ = spawn(process.execPath, ["--openssl-legacy-provider", "-e", program], {
      cwd: root,
      env: { ...bareEnvironment },
      stdio: ["pipe", "pipe", "inherit"],
    });
    for (const part of [process_, process_.stdin, process_.stdout]) (part as unknown as Socket).unref();
    running = { folders: process_.stdin, ports: createInterface({ input: process_.stdout })[Symbol.asyncIterator]() };
  }
  const { folders, ports } = running;
  folders.write(`${folder}\n`);
  const { value, done } = await ports.next();
  if (done) throw new Error("The object store for tests did not start. Install it: npm ci");
  return Number(value);
}

/**
 * Overrides the store for a request; the store answers the others.
 * @param reach forwards to the store, and withholds its answer
 * @returns true when handled
 */
type Fault = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  reach: () => Promise<void>,
) => boolean | Promise<boolean>;

/**
 * A real S3-compatible server on this machine, with two empty buckets, until the test ends; behind a proxy for faults.
 */
export async function startObjectStore(whenDone: WhenDone = onTestFinished) {
  const folder = temporaryFolder(whenDone);
  const way = await openWay(await openStore(folder), whenDone);
  const origin = `http://127.0.0.1:${way.port}`;
  return {
    ...way,
    origin,
    /** The variables of an app with its file storage here. */
    variables: {
      FILES_URL: `s3://pictures?endpoint=${origin}`,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    planFor: (changes: Partial<StoreConfig> = {}) => planFor(origin, changes),
    open: (changes: Partial<StoreConfig> = {}, timeoutMs: Partial<StoreTimeouts> = {}, pageLength = 7) =>
      openObjectStore(planFor(origin, changes), { ...haste, ...timeoutMs }, pageLength),
    inBucket: (bucket: string) =>
      filesBelow(join(folder, bucket)).flatMap((path) => /^(.+)\._S3rver_object$/.exec(path)?.[1] ?? []),
    /** Ids of incomplete multipart uploads. */
    begun: (bucket: string) => [
      ...new Set(filesBelow(join(folder, bucket)).flatMap((path) => /_S3rver_uploads\/(\w+)\//.exec(path)?.[1] ?? [])),
    ],
  };
}

function planFor(origin: string, changes: Partial<StoreConfig>): StoreConfig {
  const bucket = changes.bucket ?? "pictures";
  const address = `${origin}/${bucket}`;
  return { by: "store", variable: "FILES_URL", address, bucket, prefix: "", region: "us-east-1", keys, ...changes };
}

/** Proxies every request, unless a test overrides it. */
async function openWay(port: number, whenDone: WhenDone) {
  const asked: string[] = [];
  const givenUp: string[] = [];
  let fault: Fault = () => false;
  const onward = createServer(async (incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    if (await fault(incoming, outgoing, () => reach(port, incoming))) return;
    const [, upload] = /^DELETE .*[?&]uploadId=(\w+)/.exec(`${incoming.method} ${incoming.url}`) ?? [];
    // The server lacks AbortMultipartUpload, and would delete the object of that key.
    if (upload !== undefined) {
      givenUp.push(upload);
      outgoing.writeHead(204).end();
      return;
    }
    handOn(port, incoming, outgoing);
  });
  const sockets = new Set<Socket>();
  onward.on("connection", (socket) => void sockets.add(socket.on("close", () => sockets.delete(socket))));
  onward.listen(0, "127.0.0.1");
  await once(onward, "listening");
  const close = async () => {
    if (!onward.listening) return;
    onward.close();
    for (const socket of sockets) socket.destroy();
    await once(onward, "close");
  };
  whenDone(close);
  return {
    port: (onward.address() as AddressInfo).port,
    asked,
    /** Ids of aborted multipart uploads. */
    givenUp,
    breakWith: (with_: Fault) => {
      fault = with_;
    },
    mend: () => {
      fault = () => false;
    },
    close,
  };
}

async function reach(port: number, incoming: IncomingMessage): Promise<void> {
  const { method, url, headers } = incoming;
  const asking = request({ host: "127.0.0.1", port, method, path: url, headers });
  const [[answer]] = await Promise.all([once(asking, "response"), pipeline(incoming, asking)]);
  await answer.resume().toArray();
}

function handOn(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const asking = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    pipeline(answer, outgoing).catch(() => {});
  });
  pipeline(incoming, asking).catch(() => outgoing.destroy());
}

/** Answers like a store that rejects the request. */
export function refuse(outgoing: ServerResponse, status: number, code: string): true {
  outgoing.writeHead(status, { "Content-Type": "application/xml", Connection: "close" });
  outgoing.end(`<?xml version="1.0"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`);
  return true;
}
