/** Returns a function that does the work at most once a second, for loops over many rows. */
export function everySecond(work: () => Promise<void>): () => Promise<void> {
  let last = Date.now();
  return async () => {
    if (Date.now() - last < 1_000) return;
    last = Date.now();
    await work();
  };
}
