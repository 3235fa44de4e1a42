import { FilesFault } from "../storage.ts";
import type { StorePlan } from "./store-config.ts";

/** What can go wrong with an object store, in words that go on after "The store that FILES_URL names". */
const words = {
  unreachable: "cannot be reached",
  certificate: "has a certificate that this machine does not trust",
  slow: "does not answer in time",
  busy: "takes nothing just now",
  broken: "broke off in the middle of a file",
  noBucket: "has no bucket of that name",
  unknownKey: "does not know the key that AWS_ACCESS_KEY_ID names",
  wrongSecret: "says that AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID",
  expired: "says that the keys have expired: AWS_SESSION_TOKEN is too old, or none of its own",
  clock: "has another time than this machine: set the clock of the machine",
  region: "keeps that bucket in another region: name it with region=…",
  full: "has no more room for this foundation",
  mayNotList: "does not let these keys list what is in the bucket",
  mayNotRead: "does not let these keys read from the bucket",
  mayNotWrite: "does not let these keys write into the bucket",
  mayNotDelete: "does not let these keys delete from the bucket",
  odd: "gives an answer that no object store gives",
} as const;

export type FaultKind = keyof typeof words;

/** What may be gone a moment later. Everything else stays until somebody changes a setting. */
const passing: FaultKind[] = ["unreachable", "slow", "busy", "broken"];

/** An object store did not do what it was asked. */
export class StoreFault extends FilesFault {
  override readonly name = "StoreFault";
  /** For the log. */
  readonly code: string;
  readonly kind: FaultKind;
  /** What goes on after the name of the setting. */
  readonly why: string;

  constructor({ variable }: Pick<StorePlan, "variable">, kind: FaultKind, cause?: unknown) {
    super(`The store that ${variable} names ${words[kind]}.`, { cause });
    this.kind = kind;
    this.code = `STORE_${kind.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}`;
    this.why = `names a store that ${words[kind]}.`;
  }

  /** May it be gone a moment later? */
  get isPassing(): boolean {
    return passing.includes(this.kind);
  }
}

/** What somebody wanted of a store. */
export type Act = "list" | "read" | "write" | "delete";

const refusals: Record<Act, FaultKind> = {
  list: "mayNotList",
  read: "mayNotRead",
  write: "mayNotWrite",
  delete: "mayNotDelete",
};

/** The codes of stores that say more than the status of the answer. */
const kinds: Record<string, FaultKind> = {
  NoSuchBucket: "noBucket",
  InvalidBucketName: "noBucket",
  InvalidAccessKeyId: "unknownKey",
  SignatureDoesNotMatch: "wrongSecret",
  ExpiredToken: "expired",
  InvalidToken: "expired",
  RequestTimeTooSkewed: "clock",
  AuthorizationHeaderMalformed: "region",
  IllegalLocationConstraintException: "region",
  PermanentRedirect: "region",
  QuotaExceeded: "full",
  SlowDown: "busy",
  RequestTimeout: "busy",
  // What came was not what was sent.
  BadDigest: "busy",
  XAmzContentSHA256Mismatch: "busy",
};

/** What an answer that is no success means. @param code of the store, if it gave one */
export function kindOfAnswer(act: Act, status: number, code: string | undefined): FaultKind {
  const kind = code !== undefined && Object.hasOwn(kinds, code) ? kinds[code] : undefined;
  if (kind !== undefined) return kind;
  if (status === 401 || status === 403) return refusals[act];
  if (status === 507) return "full";
  return status === 429 || status >= 500 ? "busy" : "odd";
}

/** What a request that had no answer means. @param error of `fetch` */
export function kindOfFailure(error: unknown): FaultKind {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return /CERT|SELF_SIGNED|VERIFY|ERR_TLS/.test(code) ? "certificate" : "unreachable";
}
