import * as v from "valibot";
import { paymentTimeoutMs } from "../config/timeouts.ts";
import { type Payment, PaymentError } from "./payment-provider.ts";

interface Asked {
  method?: "GET" | "POST";
  body?: object;
  /** Secret key, sent as bearer token. */
  key: string;
  timeoutMs: number;
}

/** Calls the provider; the JSON of the response is checked against a schema. */
export type Ask = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options?: Pick<Asked, "method" | "body">,
) => Promise<v.InferOutput<Schema> | undefined>;

/**
 * Makes a function that calls one provider over HTTPS.
 * @returns undefined for statuses 404 and 400, which the API sends for unknown things
 * @throws PaymentError after the timeout, for another status, or for a response that is no JSON of this shape
 */
export const askAt =
  (base: string, key: string, timeoutMs = paymentTimeoutMs): Ask =>
  async (path, schema, options = {}) => {
    const response = await request(`${base}${path}`, { ...options, key, timeoutMs });
    const text = await response.text().catch(() => "");
    if (response.status === 404 || response.status === 400) return undefined;
    if (!response.ok) throw new PaymentError(`The payment partner answers with status ${response.status}.`);
    const json = parseJson(text);
    if (json === undefined) throw new PaymentError("The payment partner answers with something else than JSON.");
    const checked = v.safeParse(schema, json);
    if (!checked.success) throw new PaymentError("The payment partner answers with something else than documented.");
    return checked.output;
  };

async function request(url: string, { method = "GET", body, key, timeoutMs }: Asked): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(body && { "Content-Type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
      // No redirect: the key goes only to the configured host.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new PaymentError(`The payment partner ${isLate ? "did not answer in time" : "cannot be reached"}.`);
  }
}

/**
 * Parses JSON, with integers beyond 2^53 as text, because these are ids, which a number would change.
 * @returns undefined for invalid JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, exactly);
  } catch {
    return undefined;
  }
}

function exactly(_: string, value: unknown, context?: { source?: string }): unknown {
  const isLarge = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLarge && /^-?\d+$/.test(context?.source ?? "") ? context?.source : value;
}

/** Schema of a list whose rows are checked one by one. An unexpected row must not hide the others. */
export const listed = v.object({ data: v.array(v.unknown()) });

/** Returns the rows that match a schema; omits rows of another shape or with other currencies. */
export const readEach = <Schema extends v.GenericSchema>(
  rows: unknown[],
  schema: Schema,
  paymentOf: (row: v.InferOutput<Schema>) => Payment | undefined,
): Payment[] =>
  rows.flatMap((row) => {
    const read = v.safeParse(schema, row);
    return (read.success && paymentOf(read.output)) || [];
  });

/** Schema of an amount or id that is a number, or digits in a string. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/))]),
  v.transform(Number),
);
export const idText = v.pipe(v.union([v.number(), v.string()]), v.transform(String));
