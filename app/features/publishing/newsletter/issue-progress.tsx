import { staffNewsletter as words } from "content/staff-newsletter.ts";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
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

/** Polls every few seconds while e-mails go out and the page is visible. */
export function useFreshProgress(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, 3_000);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
