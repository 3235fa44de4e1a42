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

/** The publishing fields of all content forms. */
export const publishingEntries = {
  status: v.optional(v.picklist(statuses, "Choose what happens with it"), "published"),
  publishAt: v.optional(v.string(), ""),
  /** Version at which the form was opened; none for a new item. */
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/), v.transform(Number)), "0"),
  idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(60)), ""),
  /** Why the story is sensitive; empty for one that is not. */
  sensitive: v.optional(v.array(v.picklist(sensitiveReasons, "Choose from the list")), []),
  /** Present when ticked. */
  namesChanged: v.optional(v.pipe(v.string(), v.maxLength(5)), ""),
};

/** A scheduled item needs a time. */
export const hasMoment = ({ status, publishAt }: { status: Status; publishAt: string }) =>
  status !== "scheduled" || fromSiteTime(publishAt) !== undefined;

export const momentMessage = "Choose a day and a time";

/** Clocks show the time of a scheduled item: they are not put forward over it. */
export const hasShownMoment = ({ status, publishAt }: { status: Status; publishAt: string }) =>
  status !== "scheduled" || !isSkippedTime(publishAt);

export const skippedMessage =
  "This time does not exist on that day, because the clocks go forward. Choose another time";

export type PublishingFields = {
  status: Status;
  publishAt: string;
  version: number;
  idempotencyKey: string;
  sensitive?: SensitiveReason[];
  namesChanged?: string;
};

/** Optional line or paragraph. */
export const text = (length: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.normalize("NFC"),
    v.trim(),
    v.maxLength(length, `Must be ${length} characters or less`),
  );

/** @param message like `Title is required` */
export const requiredText = (length: number, message: string) => v.pipe(text(length), v.nonEmpty(message));

/** A checkbox: present when ticked. */
export const ticked = v.pipe(
  v.optional(v.string(), ""),
  v.transform((value) => value !== ""),
);

const marksMessage = `Has too many signs that Markdown reads, like * _ [ and list marks: ${maxMarkdownMarks} at most. Take some out, or make several paragraphs of it`;
const depthMessage = `Has lists or quotations too deep inside each other: ${maxMarkdownDepth} at most`;

/** Easy to read: few sentences, one thought each. */
const maxEasySentences = 6;

/** The easy-read summary: a sentence each, or none. */
export const easySentences = () =>
  v.pipe(
    v.optional(v.array(text(160)), []),
    v.transform((all) => all.filter((sentence) => sentence !== "")),
    v.maxLength<string[], number, string>(maxEasySentences, `Write ${maxEasySentences} short sentences at most`),
  );

/** Optional Markdown, with a bound on parsing time: pages render it for every visitor. */
const markdown = (length: number) =>
  v.pipe(
    text(length),
    v.check((formValues) => findMarkdownProblem(formValues) !== "marks", marksMessage),
    v.check((formValues) => findMarkdownProblem(formValues) !== "depth", depthMessage),
  );

/** @param message like `Opening is required` */
export const requiredMarkdown = (length: number, message: string) => v.pipe(markdown(length), v.nonEmpty(message));

/** Total limit of an item's paragraphs, all on one page. */
const together = <Paragraphs extends v.GenericSchema<unknown, string[]>>(paragraphs: Paragraphs) =>
  v.pipe(
    paragraphs,
    v.maxLength<string[], number, string>(maxParagraphs, `Write ${maxParagraphs} paragraphs at most`),
    v.check<string[], string>(
      (all) => all.reduce((sum, { length }) => sum + length, 0) <= maxTextLength,
      `All paragraphs together must be ${maxTextLength} characters or less`,
    ),
  );

/** Markdown paragraphs; the list and each may be empty. */
export const paragraphs = () =>
  together(
    v.pipe(
      v.optional(v.array(markdown(maxParagraphLength)), []),
      v.transform((all) => all.filter((paragraph) => paragraph !== "")),
    ),
  );

/** One Markdown paragraph at least, none empty; but beside photos and films an editor leaves empty ones, which are left out. */
export const requiredParagraphs = (message: string) =>
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

/** ISO date from a date field. */
export const requiredDay = (message: string) =>
  v.pipe(requiredText(10, message), v.check(isPlainDate, "Choose a day of the calendar"));

/** Is this an absolute URL? @param schemes like `https` */
export const isWebAddress = (address: string, ...schemes: string[]) =>
  schemes.some((scheme) => address.toLowerCase().startsWith(`${scheme}://`)) && isAddress(address);
