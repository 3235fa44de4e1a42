/** Hour of the machine at which a demonstration begins again. */
const hour = 3;

/** Returns the next night after a moment, by the clock of the machine. */
export function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(hour, 0, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night;
}

interface Running {
  stop(): void;
  /** Exit code of its process. */
  ended: Promise<number>;
}

/**
 * Runs a process, and starts it again after each night, until it fails, ends by itself, or is asked to stop.
 * @param begin starts the process
 * @returns its last exit code
 */
export async function repeatEachNight(
  begin: () => Running,
  stopping: AbortSignal,
  now: () => Date = () => new Date(),
  everyMs = 60_000,
): Promise<number> {
  for (;;) {
    const night = nextNight(now());
    const { stop, ended } = begin();
    // Looks at the clock each minute, as a timer of a day also waits while the machine sleeps.
    const watch = setInterval(() => now() >= night && stop(), everyMs);
    stopping.addEventListener("abort", stop);
    const code = await ended;
    stopping.removeEventListener("abort", stop);
    clearInterval(watch);
    if (stopping.aborted || code !== 0 || now() < night) return code;
  }
}
