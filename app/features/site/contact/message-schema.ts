import { messageErrors, replyErrors } from "content/script-errors.ts";
import * as v from "valibot";
import { emailAddress } from "../../../cms/email-schema.ts";

/** Trimmed and NFC-normalized, so that `ọ́` counts as one character. */
const required = (message: () => string) =>
  v.pipe(v.optional(v.string(message), ""), v.normalize("NFC"), v.trim(), v.nonEmpty(message));

const atMost = <const Length extends number>(length: Length) =>
  v.maxLength<string, Length, () => string>(length, () => messageErrors.tooLong(length));

/**
 * Schema of a message. Errors and name lengths follow the specification, section 5; the other limits exceed any human
 * input.
 */
export const messageSchema = v.object({
  firstName: v.pipe(
    required(() => messageErrors.firstName),
    atMost(15),
  ),
  lastName: v.pipe(
    required(() => messageErrors.lastName),
    atMost(20),
  ),
  email: v.pipe(
    required(() => messageErrors.email),
    emailAddress,
  ),
  subject: v.pipe(
    required(() => messageErrors.subject),
    atMost(200),
  ),
  message: v.pipe(
    required(() => messageErrors.message),
    atMost(10_000),
  ),
});

export const replySchema = v.object({
  text: v.pipe(
    required(() => replyErrors.empty),
    atMost(10_000),
  ),
  idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(100)), ""),
  /** State of the message when the form was opened, from `markOf`. Forms of the previous release do not contain it. */
  seen: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/**
 * Returns a mark for the state of a message. If it differs, another member has answered the message or marked it as
 * done.
 */
export const markOf = (message: { read_at: string | null; answered_at: string | null }): string =>
  message.answered_at ?? message.read_at ?? "new";

export type Message = v.InferOutput<typeof messageSchema>;
