import { StorageError } from "../storage.ts";
import type { StoreConfig } from "./store-config.ts";

/** End of a sentence that begins with "The store that FILES_URL names". */
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

export type StoreErrorKind = keyof typeof words;

/** Temporary errors. Others last until a setting changes. */
const passing: StoreErrorKind[] = ["unreachable", "slow", "busy", "broken"];

export class StoreError extends StorageError {
  override readonly name = "StoreError";
  readonly code: string;
  readonly kind: StoreErrorKind;
  /** End of the error message, which begins with the setting's name. */
  readonly why: string;

  constructor({ variable }: Pick<StoreConfig, "variable">, kind: StoreErrorKind, cause?: unknown) {
    super(`The store that ${variable} names ${words[kind]}.`, { cause });
    this.kind = kind;
    this.code = `STORE_${kind.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}`;
    this.why = `names a store that ${words[kind]}.`;
  }

  get isPassing(): boolean {
    return passing.includes(this.kind);
  }
}

const rejections = { list: "mayNotList", read: "mayNotRead", write: "mayNotWrite", delete: "mayNotDelete" } as const;

export type Act = keyof typeof rejections;

/** Error codes of stores, which are more specific than the status. */
const codes = new Map<StoreErrorKind, string[]>([
  ["noBucket", ["NoSuchBucket", "InvalidBucketName"]],
  ["unknownKey", ["InvalidAccessKeyId"]],
  ["wrongSecret", ["SignatureDoesNotMatch"]],
  ["expired", ["ExpiredToken", "InvalidToken"]],
  ["clock", ["RequestTimeTooSkewed"]],
  ["region", ["AuthorizationHeaderMalformed", "IllegalLocationConstraintException", "PermanentRedirect"]],
  ["full", ["QuotaExceeded"]],
  // The last two codes mean that the store received other bytes than were sent.
  ["busy", ["SlowDown", "RequestTimeout", "BadDigest", "XAmzContentSHA256Mismatch"]],
]);

/**
 * Classifies a response.
 * @param code of the store, if any
 */
export function kindOfAnswer(act: Act, status: number, code = ""): StoreErrorKind {
  for (const [kind, names] of codes) if (names.includes(code)) return kind;
  if (status === 401 || status === 403) return rejections[act];
  if (status === 507) return "full";
  return status === 429 || status >= 500 ? "busy" : "odd";
}

/**
 * Classifies a failure without a response.
 * @param error of `fetch`
 */
export function kindOfFailure(error: unknown): StoreErrorKind {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return /CERT|SELF_SIGNED|VERIFY|ERR_TLS/.test(code) ? "certificate" : "unreachable";
}
