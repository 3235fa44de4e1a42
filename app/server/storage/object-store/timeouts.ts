/** How long a store may take, and how often it is asked. Times are milliseconds. */
export interface Patience {
  /** Until a small request is answered, from the first try to connect. */
  answer: number;
  /** What a copy inside the store may take. */
  copy: number;
  /** The slowest line that is waited for, in bytes in a second. */
  slowest: number;
  /** Without a single byte of an answer that has begun. */
  silence: number;
  /** How often a request is sent at the most. */
  tries: number;
  /** Before the second try; twice as long before the third, and so on. */
  pause: number;
}

/** Three tries of six seconds: who waits for a page has gone by then, and who sends a picture has not. */
export const usualPatience: Patience = {
  answer: 6_000,
  copy: 300_000,
  slowest: 50_000,
  silence: 15_000,
  tries: 3,
  pause: 250,
};
