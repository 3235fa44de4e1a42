import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { floorBytes, freeBytes } from "../backups/free-space.server.ts";
import { tryWriting } from "../database/try-writing.server.ts";
import type { Settings } from "../settings.server.ts";

type Parts = Pick<Settings, "databaseUrl" | "filesFolder" | "root">;

/** What keeps the site from doing its work, in a sentence without any path; undefined when nothing does. */
export type AskWhetherReady = () => Promise<string | undefined>;

/** Whoever asks gets an answer within a second. */
const patienceMilliseconds = 900;

/** Anybody may ask, as often as they like; the database is written to once a second at the most. */
const answerLastsMilliseconds = 1_000;

/** Looks whether the database can be written to, and whether the disks under it and under the pictures have room. */
export function readinessOf(
  { databaseUrl, filesFolder, root }: Parts,
  roomUnder: (folder: string) => Promise<number> = freeBytes,
): AskWhetherReady {
  const path = databaseUrl.slice("sqlite:".length);
  const folders = path === ":memory:" ? [filesFolder] : [dirname(resolve(root, path)), filesFolder];
  const look = async () => {
    for (const folder of folders) if ((await roomUnder(folder)) < floorBytes) return "The disk is almost full.";
    return path === ":memory:" ? undefined : tryWriting(resolve(root, path), patienceMilliseconds - 200);
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
