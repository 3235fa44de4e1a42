/** Timeouts (ms) and retries. Three tries of six seconds: longer than a page visitor waits, but not an uploader. */
export const defaultTimeouts = {
  /** A small request, connection included. */
  answer: 6_000,
  /** Server-side copy. */
  copy: 300_000,
  /** Minimum upload speed (bytes/s). */
  slowest: 50_000,
  /** Silence within a response. */
  silence: 15_000,
  /** Maximum tries. */
  tries: 3,
  /** Delay before the second try; doubles with each. */
  pause: 250,
};

export type Timeouts = typeof defaultTimeouts;
