/** Runs work in turn, so much of it at once. @returns what the work returns, or its error */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Opens a lane: first come, first served. @param places how much runs at once */
export function createSemaphore(places: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= places) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await work();
    } finally {
      // The next one takes over the place.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
