import { setTimeout as wait } from "node:timers/promises";
import { floorBytes, freeBytes } from "../storage/free-space.server.ts";
import { folderOf, tryWriting } from "../db/database.server.ts";
import { type FileStore, FilesFault } from "../storage/storage.ts";
import type { Site } from "../context.server.ts";

type Parts = Pick<Site, "database" | "settings"> & { files: Pick<FileStore, "reach"> };

/** What keeps the site from doing its work, in a sentence without any path; undefined when nothing does. */
export type AskWhetherReady = () => Promise<string | undefined>;

/** Whoever asks gets an answer within a second. */
const patienceMilliseconds = 900;

/** Anybody may ask, as often as they like; the database is written to once a second at the most. */
const answerLastsMilliseconds = 1_000;

/** Many a store is paid by the question. */
const reachedLastsMilliseconds = 10_000;

/**
 * Looks whether the database can be written to, whether the disks under it and under the pictures have room, and
 * whether a store of pictures answers.
 */
export function readinessOf(
  { database, settings: { files: plan }, files }: Parts,
  roomUnder: (folder: string) => Promise<number> = freeBytes,
): AskWhetherReady {
  const own = folderOf(database);
  const folders = [...(own === undefined ? [] : [own]), ...(plan.by === "folder" ? [plan.folder] : [])];
  const whyNotReached = reachingOf(files);
  const look = async () => {
    // Asked beside the others, which may need most of the second.
    const notReached = whyNotReached();
    for (const folder of folders) if ((await roomUnder(folder)) < floorBytes) return "The disk is almost full.";
    return (await tryWriting(database, patienceMilliseconds - 200)) ?? notReached;
  };
  let asked: { at: number; answer: ReturnType<AskWhetherReady> } | undefined;
  return () => {
    const now = performance.now();
    if (asked === undefined || now - asked.at > answerLastsMilliseconds) {
      const late = wait(patienceMilliseconds, "A disk does not answer.", { ref: false });
      const answer = Promise.race([look().catch(() => "A disk cannot be read."), late]);
      asked = { at: now, answer };
    }
    return asked.answer;
  };
}

/** Asks for the pictures, and believes a good answer for a while. */
function reachingOf(files: Pick<FileStore, "reach">): AskWhetherReady {
  let reachedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - reachedAt < reachedLastsMilliseconds) return undefined;
    const late = wait(patienceMilliseconds - 100, "The store of the pictures does not answer.", { ref: false });
    const reach = async () => {
      await files.reach();
      reachedAt = performance.now();
    };
    const why = (error: unknown) => (error instanceof FilesFault ? error.message : "The pictures cannot be reached.");
    return Promise.race([reach().then(() => undefined, why), late]);
  };
}
