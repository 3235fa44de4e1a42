/** Runs work with limited concurrency. @returns the work's result, or throws its error */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** First in, first out. @param places maximum concurrency */
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
