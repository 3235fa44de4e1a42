/**
 * Timeouts (ms) and retries of the object store. Three tries exceed the patience of a visitor, but not of an uploader.
 */
export const storeTimeouts = {
  /** A small request, connection included. */
  answer: 6_000,
  copy: 300_000,
  /** Minimum upload speed (bytes/s). */
  slowest: 50_000,
  /** Maximum silence within a response. */
  silence: 15_000,
  tries: 3,
  /** Delay before the second try; doubles with each try. */
  pause: 250,
};

export type StoreTimeouts = typeof storeTimeouts;

/** Timeouts of PostgreSQL (ms). */
export const postgresTimeouts = { connection: 5_000, answer: 15_000, idleTransaction: 60_000 };

/**
 * Timeout of a database lock (ms): during another program's backup or repair, or conflicts of PostgreSQL transactions.
 */
export const lockTimeoutMs = 5_000;

/**
 * Timeouts of SMTP (ms). Some servers scan an e-mail for minutes; closing the connection would cause a retry and a
 * duplicate.
 */
export const smtpTimeouts = { greeting: 30_000, answer: 240_000 };

/** Timeout of the e-mail service's HTTP API (ms). */
export const emailServiceTimeoutMs = 30_000;

/** Timeout of sending one e-mail (ms), by SMTP or by the API. */
export const emailTimeoutMs = 300_000;

/** Timeout of a payment provider (ms). */
export const paymentTimeoutMs = 10_000;

/** Timeout of the sign-in provider (ms). */
export const oidcTimeoutMs = 10_000;
