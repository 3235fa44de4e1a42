import { setTimeout as wait } from "node:timers/promises";
import { floorBytes, freeBytes } from "../backups/free-space.server.ts";
import { folderOf, tryWriting } from "../database/database.server.ts";
import type { Site } from "../site.server.ts";

/** What keeps the site from doing its work, in a sentence without any path; undefined when nothing does. */
export type AskWhetherReady = () => Promise<string | undefined>;

/** Whoever asks gets an answer within a second. */
const patienceMilliseconds = 900;

/** Anybody may ask, as often as they like; the database is written to once a second at the most. */
const answerLastsMilliseconds = 1_000;

/** Looks whether the database can be written to, and whether the disks under it and under the pictures have room. */
export function readinessOf(
  { database, settings: { filesFolder } }: Pick<Site, "database" | "settings">,
  roomUnder: (folder: string) => Promise<number> = freeBytes,
): AskWhetherReady {
  const own = folderOf(database);
  const folders = own === undefined ? [filesFolder] : [own, filesFolder];
  const look = async () => {
    for (const folder of folders) if ((await roomUnder(folder)) < floorBytes) return "The disk is almost full.";
    return tryWriting(database, patienceMilliseconds - 200);
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
