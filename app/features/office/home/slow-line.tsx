import { staffShell } from "content/staff-shell.ts";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import "./slow-line.css";

/** A line that is quick shows nothing (ms). */
const quietMs = 1_000;

/** After this time (ms) words say that the line is slow. */
const wordsMs = 8_000;

/** What is shown while another page is on its way over a slow line: first a seam at the head of the page, then words. */
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
