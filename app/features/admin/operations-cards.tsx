import { staffBackups as backups } from "content/staff-backups.ts";
import { staffCaches as caches } from "content/staff-caches.ts";
import { staffClock as clockWords } from "content/staff-clock.ts";
import { useFetcher } from "react-router";
import { StatusMessage } from "../../cms/status-message.tsx";
import { writeBytes } from "../../values/bytes.ts";
import { writeDateAndTime, writeMoment } from "../../values/lagos-time.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import type { ClockJump } from "./clock-commands.server.ts";
import type { BackupStatus } from "./find-backup-status.server.ts";

/** The backup status, shown to all staff, who can alert the operator. */
export function BackupCard({ isOff, last, good, isLate }: BackupStatus) {
  if (isOff) return <Frame lines={[backups.off]} />;
  const lines: string[] = [];
  if (last?.failure) {
    lines.push(backups.failed(last.failure));
    lines.push(good ? backups.lastGood(writeMoment(good.endedAt)) : backups.noneYet);
  } else if (good) {
    lines.push(backups.good(writeMoment(good.endedAt), writeBytes(good.bytes)), backups.read(good.pictures, good.rows));
    if (good.missing > 0) lines.push(backups.missing(good.missing));
  } else if (!isLate) {
    lines.push(backups.none);
  }
  if (isLate) lines.push(backups.late);
  return <Frame lines={lines} isLate={isLate} />;
}

function Frame({ lines, isLate = false }: { lines: string[]; isLate?: boolean }) {
  return (
    <section aria-labelledby="backups">
      <h2 id="backups" className="t-3">
        {backups.heading}
      </h2>
      <div className={isLate ? "alert alert--err" : undefined} role={isLate ? "alert" : undefined}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

interface CdnCardProps {
  /** Start of the failing CDN purges: ISO date and time, UTC. */
  unpurgedSince: string | undefined;
  /** The delay until visitors then see a change. */
  minutes: number;
}

/** Warns while CDN purges fail. */
export function CdnCard({ unpurgedSince, minutes }: CdnCardProps) {
  if (unpurgedSince === undefined) return null;
  return (
    <section aria-labelledby="caches">
      <h2 id="caches" className="t-3">
        {caches.heading}
      </h2>
      <p className="alert alert--err" role="alert">
        {caches.untold(writeMoment(unpurgedSince), minutes)}
      </p>
    </section>
  );
}

interface ClockCardProps {
  clock: ClockJump | undefined;
  /** Admins only. */
  canConfirm: boolean;
}

/** Warns that the clock jumped: retention is paused until an admin confirms the time. */
export function ClockCard({ clock, canConfirm }: ClockCardProps) {
  const fetcher = useFetcher<StaffFormResult>();
  if (clock === undefined) return <StatusMessage answer={fetcher.data} />;
  return (
    <section aria-labelledby="clock">
      <h2 id="clock" className="t-3">
        {clockWords.heading}
      </h2>
      <StatusMessage answer={fetcher.data} />
      <div className="alert alert--err" role="alert">
        <p>{clockWords.jumped(writeDateAndTime(clock.now), writeDateAndTime(clock.trusted))}</p>
        <p>{canConfirm ? clockWords.whatToDo : clockWords.askAdmin}</p>
      </div>
      {canConfirm && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="confirm-clock" />
          <input type="hidden" name="moment" value={clock.now} />
          <button type="submit" className="act">
            {clockWords.confirm}
          </button>
        </fetcher.Form>
      )}
    </section>
  );
}
