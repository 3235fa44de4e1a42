import { staffShell } from "content/staff-shell.ts";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import "./slow-line.css";

/** A fast connection shows nothing for this time (ms). */
const quietMs = 1_000;

/** After this time (ms), a text says that the connection is slow. */
const wordsMs = 8_000;

/** Progress of a page over a slow connection: first a stripe at the top, then a text. */
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
