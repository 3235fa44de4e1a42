import { fieldErrors } from "content/staff-fields.ts";
import * as v from "valibot";
import { isPlainDate } from "../values/dates.ts";
import { isAddress } from "../values/list-places.ts";
import {
  findMarkdownProblem,
  maxMarkdownDepth,
  maxMarkdownMarks,
  maxParagraphLength,
  maxParagraphs,
  maxTextLength,
} from "../values/markdown-bounds.ts";
import { readMediaBlock } from "../values/media-block.ts";
import { type Status, statuses } from "../values/publishing-status.ts";
import { fromSiteTime, isSkippedTime } from "../values/site-time.ts";
import { type SensitiveReason, sensitiveReasons } from "./protection/sensitive-reasons.ts";

export const publishingEntries = {
  status: v.optional(
    v.picklist(statuses, () => fieldErrors.status),
    "published",
  ),
  publishAt: v.optional(v.string(), ""),
  /** Version with which the form was opened; empty for a new item. */
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/), v.transform(Number)), "0"),
  idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(60)), ""),
  sensitive: v.optional(v.array(v.picklist(sensitiveReasons, () => fieldErrors.fromList)), []),
  /** The value of a checked box. */
  namesChanged: v.optional(v.pipe(v.string(), v.maxLength(5)), ""),
};

export const hasMoment = ({ status, publishAt }: { status: Status; publishAt: string }) =>
  status !== "scheduled" || fromSiteTime(publishAt) !== undefined;

export const momentMessage = () => fieldErrors.moment;

/** Returns false for a time that a change of the clock skips. */
export const hasShownMoment = ({ status, publishAt }: { status: Status; publishAt: string }) =>
  status !== "scheduled" || !isSkippedTime(publishAt);

export const skippedMessage = () => fieldErrors.skipped;

export type PublishingFields = {
  status: Status;
  publishAt: string;
  version: number;
  idempotencyKey: string;
  sensitive?: SensitiveReason[];
  namesChanged?: string;
};

export const text = (length: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.normalize("NFC"),
    v.trim(),
    v.maxLength(length, () => fieldErrors.tooLong(length)),
  );

/** An error, or a function that reads it in the language of the request. */
type Message = string | (() => string);

/** @param message such as `Title is required` */
export const requiredText = (length: number, message: Message) => v.pipe(text(length), v.nonEmpty(message));

/** The value of a checked box. */
export const ticked = v.pipe(
  v.optional(v.string(), ""),
  v.transform((value) => value !== ""),
);

const marksMessage = () => fieldErrors.marks(maxMarkdownMarks);
const depthMessage = () => fieldErrors.depth(maxMarkdownDepth);

/** Maximum number of sentences in an easy-read text, with one thought each. */
const maxEasySentences = 6;

/** Returns the schema of the easy-read summary, which has one sentence per field and may be empty. */
export const easySentences = () =>
  v.pipe(
    v.optional(v.array(text(160)), []),
    v.transform((all) => all.filter((sentence) => sentence !== "")),
    v.maxLength<string[], number, () => string>(maxEasySentences, () => fieldErrors.sentences(maxEasySentences)),
  );

/** Returns the schema of optional Markdown. The maximum length limits the parsing time for every visitor. */
const markdown = (length: number) =>
  v.pipe(
    text(length),
    v.check((formValues) => findMarkdownProblem(formValues) !== "marks", marksMessage),
    v.check((formValues) => findMarkdownProblem(formValues) !== "depth", depthMessage),
  );

/** @param message such as `Opening is required` */
export const requiredMarkdown = (length: number, message: Message) => v.pipe(markdown(length), v.nonEmpty(message));

const together = <Paragraphs extends v.GenericSchema<unknown, string[]>>(paragraphs: Paragraphs) =>
  v.pipe(
    paragraphs,
    v.maxLength<string[], number, () => string>(maxParagraphs, () => fieldErrors.paragraphs(maxParagraphs)),
    v.check<string[], () => string>(
      (all) => all.reduce((sum, { length }) => sum + length, 0) <= maxTextLength,
      () => fieldErrors.together(maxTextLength),
    ),
  );

/** Returns the schema of a list of Markdown paragraphs. The list and each paragraph may be empty. */
export const paragraphs = () =>
  together(
    v.pipe(
      v.optional(v.array(markdown(maxParagraphLength)), []),
      v.transform((all) => all.filter((paragraph) => paragraph !== "")),
    ),
  );

/** Returns the schema of at least one Markdown paragraph. Empty paragraphs beside media are omitted. */
export const requiredParagraphs = (message: Message) =>
  together(
    v.pipe(
      v.optional(v.array(markdown(maxParagraphLength)), []),
      v.transform((paragraphs) =>
        paragraphs.some((text) => readMediaBlock(text) !== undefined)
          ? paragraphs.filter((text) => text !== "")
          : paragraphs,
      ),
      v.nonEmpty(message),
      v.everyItem((text) => text !== "", message),
    ),
  );

export const requiredDay = (message: Message) =>
  v.pipe(
    requiredText(10, message),
    v.check(isPlainDate, () => fieldErrors.day),
  );

/** @param schemes such as `https` */
export const isWebAddress = (address: string, ...schemes: string[]) =>
  schemes.some((scheme) => address.toLowerCase().startsWith(`${scheme}://`)) && isAddress(address);
