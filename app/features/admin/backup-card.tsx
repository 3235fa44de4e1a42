import { staffBackups as words } from "content/staff-backups.ts";
import { writeBytes } from "../../values/bytes.ts";
import { writeMoment } from "../../values/lagos-time.ts";
import type { BackupStatus } from "./find-backup-status.server.ts";

/** The backup status, shown to all staff, who can alert the operator. */
export function BackupCard({ isOff, last, good, isLate }: BackupStatus) {
  if (isOff) return <Frame lines={[words.off]} />;
  const lines: string[] = [];
  if (last?.failure) {
    lines.push(words.failed(last.failure));
    lines.push(good ? words.lastGood(writeMoment(good.endedAt)) : words.noneYet);
  } else if (good) {
    lines.push(words.good(writeMoment(good.endedAt), writeBytes(good.bytes)), words.read(good.pictures, good.rows));
    if (good.missing > 0) lines.push(words.missing(good.missing));
  } else if (!isLate) {
    lines.push(words.none);
  }
  if (isLate) lines.push(words.late);
  return <Frame lines={lines} isLate={isLate} />;
}

function Frame({ lines, isLate = false }: { lines: string[]; isLate?: boolean }) {
  return (
    <section aria-labelledby="backups">
      <h2 id="backups" className="t-3">
        {words.heading}
      </h2>
      <div className={isLate ? "alert alert--err" : undefined} role={isLate ? "alert" : undefined}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}
