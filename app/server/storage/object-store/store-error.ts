import { storeErrors as words } from "content/store-errors.ts";
import { withLatestClock } from "../../clock/clock-scope.server.ts";
import { StorageError } from "../storage.ts";
import type { StoreConfig } from "./store-config.ts";

export type StoreErrorKind = Parameters<typeof words.why>[0];

/** Temporary errors. Others last until a setting changes. */
const passing: StoreErrorKind[] = ["unreachable", "slow", "busy", "broken"];

export class StoreError extends StorageError {
  override readonly name = "StoreError";
  readonly code: string;
  readonly kind: StoreErrorKind;
  /** End of the error message, which begins with the setting's name. */
  readonly why: string;

  constructor({ variable }: Pick<StoreConfig, "variable">, kind: StoreErrorKind, cause?: unknown) {
    super(
      withLatestClock(() => words.said(variable, kind)),
      { cause },
    );
    this.kind = kind;
    this.code = `STORE_${kind.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}`;
    this.why = withLatestClock(() => words.why(kind));
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
