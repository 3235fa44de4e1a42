import { staffNewsletter as words } from "content/staff-newsletter.ts";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Progress } from "./find-sending-progress.server.ts";

/** How far the sending of an issue is, in words and as a bar. */
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

/** Looks again every few seconds, for as long as letters go and somebody looks at the page. */
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
