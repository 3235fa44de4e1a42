import { readBackupStatus } from "../archives/backup-status.server.ts";
import type { AppContext } from "../context.server.ts";

/** Lifetime of a shared result (ms): monitors ask often, and many at once. */
const lastsMs = 10_000;

export interface Ages {
  waiting: number;
  /** Age of the oldest due e-mail (s). */
  waitingSeconds: number;
  /** Time since the last good backup (s); undefined when there is none. */
  backupSeconds: number | undefined;
}

/** Reads the age of waiting e-mails and of the last backup. Rejects during a database outage. */
export function agesOf({ db, clock, config }: Pick<AppContext, "db" | "clock" | "config">): () => Promise<Ages> {
  let asked: { at: number; answer: Promise<Ages> } | undefined;
  const read = async (): Promise<Ages> => {
    const now = clock.now();
    const due = await db
      .selectFrom("outbox_emails")
      .select(({ fn }) => [fn.countAll<number | string>().as("count"), fn.min("next_at").as("since")])
      .where("state", "=", "waiting")
      .where("next_at", "<=", now.toISOString())
      .executeTakeFirstOrThrow();
    const { good } = await readBackupStatus(db, config, now);
    const since = (moment: string) => Math.max(0, Math.round((now.getTime() - Date.parse(moment)) / 1_000));
    return {
      waiting: Number(due.count),
      waitingSeconds: due.since === null ? 0 : since(due.since),
      backupSeconds: good && since(good.madeAt),
    };
  };
  return () => {
    const now = performance.now();
    if (asked === undefined || now - asked.at > lastsMs) {
      asked = { at: now, answer: read() };
      asked.answer.catch(() => {
        asked = undefined;
      });
    }
    return asked.answer;
  };
}
