import { staffShell } from "content/staff-shell.ts";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import "./slow-line.css";

/** Time after which the progress stripe is shown (ms); a fast connection shows nothing. */
const quietMs = 1_000;

/** Time after which a text says that the connection is slow (ms). */
const wordsMs = 8_000;

/** Progress of a page load over a slow connection: first a stripe at the top, then a text. */
export function SlowLine() {
  const isIdle = useNavigation().state === "idle";
  const [stage, setStage] = useState<"quick" | "seam" | "words">("quick");
  useEffect(() => {
    setStage("quick");
    if (isIdle) return;
    const timers = [setTimeout(setStage, quietMs, "seam"), setTimeout(setStage, wordsMs, "words")];
    return () => timers.forEach(clearTimeout);
  }, [isIdle]);
  return (
    <div className="slow-line" role="status">
      {stage !== "quick" && <div className="slow-seam" />}
      {stage === "words" && <p>{staffShell.slow}</p>}
    </div>
  );
}
