type SharpMaker = typeof import("sharp")["default"];

/** Loads sharp (twenty megabytes) with the first picture. */
export async function loadSharp(): Promise<SharpMaker> {
  const { default: sharp } = await import("sharp");
  // On two cores, two threads would block page requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
