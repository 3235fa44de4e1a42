import { staffNewsletter as words } from "content/staff-newsletter.ts";
import type { Progress } from "./send-issues.server.ts";

export function IssueProgress({ done, all, waiting, failed }: Progress) {
  return (
    <div className="stack">
      <p>
        {words.progress(done, all)}
        {failed > 0 && ` ${words.failures(failed)}`}
      </p>
      <progress max={Math.max(all, 1)} value={done} aria-label={words.progressLabel} />
      {waiting > 0 && <p className="small muted">{words.stillWaiting(waiting)}</p>}
    </div>
  );
}
