/** Timeouts (ms) and retries. */
export interface Timeouts {
  /** A small request, connection included. */
  answer: number;
  /** Server-side copy. */
  copy: number;
  /** Minimum upload speed (bytes/s). */
  slowest: number;
  /** Silence within a response. */
  silence: number;
  /** Maximum tries. */
  tries: number;
  /** Delay before the second try; doubles with each. */
  pause: number;
}

/** Three tries of six seconds: longer than a page visitor waits, but not an uploader. */
export const defaultTimeouts: Timeouts = {
  answer: 6_000,
  copy: 300_000,
  slowest: 50_000,
  silence: 15_000,
  tries: 3,
  pause: 250,
};
