import { staffBackups as backups } from "content/staff-backups.ts";
import { staffCaches as caches } from "content/staff-caches.ts";
import { staffClock as clockWords } from "content/staff-clock.ts";
import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import type { BackupStatus } from "../../../server/archives/backup-status.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { writeBytes } from "../../../values/bytes.ts";
import { cityOf, siteZone } from "../../../values/site-clock.ts";
import { writeDateAndTime, writeMoment } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { ClockJump } from "./operations-commands.server.ts";

/** Card with the backup status, for admins. */
export function BackupCard({ children, ...status }: BackupStatus & { children?: ReactNode }) {
  const { isOff, isBeingMade, isLate, failure, unread, good, lacking, broken } = status;
  const lines: string[] = [];
  const last =
    good && (failure === undefined && lacking === undefined ? undefined : backups.lastGood(writeMoment(good.madeAt)));
  if (isBeingMade) lines.push(backups.making);
  if (isOff) {
    lines.push(backups.off);
  } else if (unread !== undefined) {
    lines.push(backups.unread(unread));
  } else if (failure !== undefined) {
    lines.push(backups.failed(failure), last ?? backups.noneYet);
  } else if (lacking !== undefined) {
    lines.push(backups.lacking(lacking.label?.missing ?? 0), last ?? backups.noneYet);
  } else if (good) {
    lines.push(backups.good(writeMoment(good.madeAt), writeBytes(good.bytes)));
    if (good.label) lines.push(backups.read(good.label.pictures, good.label.rows));
    if (good.label && good.label.missing > 0) lines.push(backups.missing(good.label.missing));
  } else if (!isLate && !isBeingMade) {
    lines.push(backups.none);
  }
  if (broken.length > 0) lines.push(backups.broken(broken));
  if (isLate) lines.push(backups.late);
  return (
    <Card id="backups" heading={backups.heading}>
      <div className={isLate ? "alert alert--err" : undefined} role={isLate ? "alert" : undefined}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {children}
    </Card>
  );
}

function Card({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="t-3">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface CdnCardProps {
  /** Time since which CDN purges fail (ISO date and time, UTC). */
  unpurgedSince: string | undefined;
  /** Number of minutes until visitors see a change without a purge. */
  minutes: number;
}

/** Warning while CDN purges fail. */
export function CdnCard({ unpurgedSince, minutes }: CdnCardProps) {
  if (unpurgedSince === undefined) return null;
  return (
    <Card id="caches" heading={caches.heading}>
      <p className="alert alert--err" role="alert">
        {caches.untold(writeMoment(unpurgedSince), minutes)}
      </p>
    </Card>
  );
}

/** Warning that the clock jumped. Old data is not deleted until an admin confirms the time. */
export function ClockCard({ clock }: { clock: ClockJump }) {
  const fetcher = useFetcher<StaffFormResult>();
  if (clock === undefined) return <StatusMessage answer={fetcher.data} />;
  return (
    <Card id="clock" heading={clockWords.heading}>
      <StatusMessage answer={fetcher.data} />
      <div className="alert alert--err" role="alert">
        <p>{clockWords.jumped(writeDateAndTime(clock.now), writeDateAndTime(clock.trusted), cityOf(siteZone()))}</p>
        <p>{clockWords.whatToDo}</p>
      </div>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="confirm-clock" />
        <input type="hidden" name="moment" value={clock.now} />
        <button type="submit" className="act">
          {clockWords.confirm}
        </button>
      </fetcher.Form>
    </Card>
  );
}
