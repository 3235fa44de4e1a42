import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { serverErrors } from "content/server-errors.ts";
import type { AppContext } from "../context.server.ts";
import { engineOf } from "../db/database.server.ts";
import type { Ages } from "../db/find-ages.server.ts";
import { floorBytes, freeBytes } from "../storage/free-space.server.ts";
import { type FileStorage, StorageError } from "../storage/storage.ts";
import { answerChallenge, challengeParameter } from "./site-challenge.server.ts";

/**
 * Answers health checks before any page, redirect or file: `/health` is liveness, `/ready` is readiness.
 * @param secret proves at `/health` that this site answers, to a doctor with the same secret
 * @param stopping once aborted, the site is not ready, so that the load balancer sends visitors to another process
 * @param details lines after an `ok`, for permitted readers only. Late e-mails or backups are no reason to remove a
 * machine from the load balancer.
 */
export function withHealthChecks(
  ask: ReadinessCheck,
  secret: string,
  stopping: AbortSignal,
  next: RequestListener,
  details: (incoming: IncomingMessage) => Promise<string[]> = async () => [],
): RequestListener {
  return (incoming, outgoing) => {
    const [path, search] = (incoming.url ?? "").split("?");
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (isRead && path === "/health") say(outgoing, undefined, proofFor(secret, search));
    else if (isRead && path === "/ready" && stopping.aborted) say(outgoing, words.stopping);
    else if (isRead && path === "/ready")
      void ask().then((reason) => sayWith(outgoing, reason, () => details(incoming)));
    else next(incoming, outgoing);
  };
}

function proofFor(secret: string, search: string | undefined): string[] {
  const proof = answerChallenge(secret, new URLSearchParams(search).get(challengeParameter));
  return proof === undefined ? [] : [proof];
}

async function sayWith(outgoing: ServerResponse, reason: string | undefined, details: () => Promise<string[]>) {
  // No lines if the database cannot be read.
  const lines = reason === undefined ? await details().catch(() => []) : [];
  say(outgoing, reason, lines);
}

function say(outgoing: ServerResponse, reason: string | undefined, lines: string[] = []): void {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  outgoing.writeHead(reason === undefined ? 200 : 503, headers).end(`${[reason ?? "ok", ...lines].join("\n")}\n`);
}

const words = serverErrors.health;

type Parts = Pick<AppContext, "db" | "config"> & { storage: Pick<FileStorage, "reach"> };

/** Returns the obstacle to readiness as a sentence without paths; undefined when ready. */
export type ReadinessCheck = () => Promise<string | undefined>;

/** Timeout of the check, to answer within a second (ms). */
const timeoutMs = 900;

/** Lifetime of a result (ms). The check is public and not rate-limited, so it writes at most once a second. */
const answerLastsMilliseconds = 1_000;

/** Lifetime of a successful storage check (ms): object stores often charge per request. */
const reachedLastsMilliseconds = 10_000;

/**
 * Checks that the database is writable, that the disks of database and pictures have space, and that the file storage
 * responds.
 */
export function readinessCheckFor(
  { db, config: { files: plan }, storage }: Parts,
  roomUnder: (folder: string) => Promise<number> = freeBytes,
): ReadinessCheck {
  const folders = [engineOf(db).folder, plan.by === "folder" ? plan.folder : undefined].filter(
    (folder) => folder !== undefined,
  );
  const whyNotReached = reachingOf(storage);
  const look = async () => {
    // The checks run in parallel, as the others may take most of the second.
    const notReached = whyNotReached();
    for (const folder of folders) if ((await roomUnder(folder)) < floorBytes) return words.diskAlmostFull;
    return (await engineOf(db).checkWritable(timeoutMs - 200)) ?? notReached;
  };
  let asked: { at: number; answer: ReturnType<ReadinessCheck> } | undefined;
  return () => {
    const now = performance.now();
    if (asked === undefined || now - asked.at > answerLastsMilliseconds) {
      const late = wait(timeoutMs, words.diskSilent, { ref: false });
      asked = { at: now, answer: Promise.race([look().catch(() => words.diskUnreadable), late]) };
    }
    return asked.answer;
  };
}

/** Checks the file storage, and caches success for a while. */
function reachingOf(files: Pick<FileStorage, "reach">): ReadinessCheck {
  let reachedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - reachedAt < reachedLastsMilliseconds) return undefined;
    const late = wait(timeoutMs - 100, words.filesSilent, { ref: false });
    const why = (error: unknown) => (error instanceof StorageError ? error.message : words.filesAway);
    const reached = () => {
      reachedAt = performance.now();
      return undefined;
    };
    return Promise.race([files.reach().then(reached, why), late]);
  };
}

/** Formats the ages of waiting e-mails and of the last backup as lines of `/ready`. */
export const agesAsLines =
  (ages: () => Promise<Ages>, hasBackups: boolean): (() => Promise<string[]>) =>
  async () => {
    const { waiting, waitingSeconds, backupSeconds } = await ages();
    return [words.emailsDue(waiting, waitingSeconds), ...(hasBackups ? [words.lastBackup(backupSeconds)] : [])];
  };
