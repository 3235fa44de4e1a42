import * as v from "valibot";
import type { Block } from "../../../server/exports/export-blocks.ts";
import type { ExportSummary, OldStatus, StoryRow } from "../../../server/exports/export-rows.ts";
import { hasPicture } from "../../../server/exports/gather-rows.ts";
import { isForm } from "../../../server/exports/shortcodes.ts";
import type { PublicPage } from "../../../server/public-page.ts";
import { spanOf } from "../../../values/event-days.ts";
import { writeSpan } from "../../../values/event-description.ts";
import { maxParagraphs, maxTextLength } from "../../../values/markdown-bounds.ts";
import { writeMediaBlock } from "../../../values/media-block.ts";
import { siteZone } from "../../../values/site-clock.ts";
import { slugOf } from "../../../values/slug.ts";
import { trimEndOf } from "../../../values/trim-end.ts";
import { fromZonedTime, toZonedTime } from "../../../values/zoned-time.ts";
import { eventType } from "../../events/events/event.type.server.ts";
import { ownPageType } from "../../publishing/own-pages/own-page.type.server.ts";
import { canBeOwn, isDeclared } from "../../publishing/own-pages/reserved-addresses.ts";
import { postType } from "../../publishing/posts/post.type.server.ts";
import type { Answers } from "./import-kind.server.ts";

export type StoryNoun = "post" | "page" | "event";

/** A story as it will be on this site. */
export interface PlannedStory {
  noun: StoryNoun;
  title: string;
  fields: Record<string, unknown>;
  /** Texts, for the page on which staff look. */
  texts: string[];
  /** Day and time of an event, as visitors will see it. */
  when: string | undefined;
  /** Time of publication on the old site (ms since 1970); undefined if unknown. */
  moment: number | undefined;
  /** `public`, or the ISO time for which it was scheduled. */
  was: string | undefined;
  losses: Loss[];
}

/** A field that did not come whole, or a part that stays out. */
interface Loss {
  code: string;
  about?: string;
}

export type Plan = PlannedStory | { out: string; about?: string };

export interface StoryContext {
  summary: ExportSummary;
  answers: Answers;
  pages: readonly PublicPage[];
  now: Date;
  parts: ReadonlyMap<string, Block[]>;
  venues: ReadonlyMap<string, { name: string; address: string }>;
  /** Finds the photo on this site; undefined if it is not here. */
  findPhoto(picture: { picture: string; source: string }): number | undefined;
}

const maxTitles: Record<StoryNoun, number> = { post: 200, page: 60, event: 200 };
const maxSummary = 500;

/** Question name of a kind of story, such as `kind:page`. */
export const kindQuestion = (kind: string): string => `kind:${kind}`;
/** Question name of a page whose address this site uses itself. */
export const addressQuestion = (id: string): string => `address:${id}`;

/** Returns what a kind becomes if staff say nothing: kinds that this site does not know stay out. */
const defaultTarget = (kind: string): StoryNoun | "out" =>
  kind === "post" ? "post" : kind === "page" ? "page" : kind === "tribe_events" ? "event" : "out";

/** Returns true if events without a picture get the drawing of the site. */
export const wantsDrawing = ({ drawing }: Answers): boolean => drawing === "poster";

export function targetOf(kind: string, answers: Answers): StoryNoun | "out" {
  const answer = answers[kindQuestion(kind)];
  return answer === "post" || answer === "page" || answer === "event" || answer === "out"
    ? answer
    : defaultTarget(kind);
}

/** Returns the address that a page of the old site would have here. */
export function pageSlug({ slug, title, id }: Pick<StoryRow, "slug" | "title" | "id">): string {
  const wanted = [slug, slugOf(title)].map((text) => trimEndOf(text.slice(0, 60), "-"));
  return wanted.find((text) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) ?? `page-${id}`;
}

/** Returns true if this site has a page of its own at the address. */
export const isTakenBySite = (pages: readonly PublicPage[], slug: string): boolean =>
  !canBeOwn(slug) || isDeclared(pages, slug);

/** Decides what a story becomes, with the schema of the staff form. */
export function planStory(row: StoryRow, context: StoryContext): Plan {
  const noun = targetOf(row.kind, context.answers);
  if (noun === "out") return { out: "kind", about: row.kind };
  const losses: Loss[] = [];
  const title = shortTitle(row.title, maxTitles[noun], losses);
  const texts = readTexts(row, context, losses);
  for (const name of row.shortcodes) losses.push({ code: isForm(name) ? "form" : "shortcode", about: name });
  for (const about of row.tables ?? []) losses.push({ code: "table", about });
  for (const about of row.files ?? []) losses.push({ code: "file", about });
  if (row.frames > 0) losses.push({ code: "frame" });
  if (row.hidden) losses.push({ code: "hidden" });
  if (noun === "event" && !hasPicture(row) && !wantsDrawing(context.answers)) losses.push({ code: "no-picture" });
  if (row.status === "private" || row.status === "password" || row.status === "members")
    losses.push({ code: `was-${row.status}` });
  const read =
    noun === "post"
      ? readPost(row, title, texts)
      : noun === "page"
        ? readPage(row, title, texts, context)
        : readEvent(row, title, texts, context);
  if ("out" in read) return read;
  const type = { post: postType, page: ownPageType, event: eventType }[noun];
  const checked = v.safeParse(type.schema as v.GenericSchema<unknown, Record<string, unknown>>, read.fields);
  if (!checked.success) return { out: "invalid", about: String(checked.issues[0].path?.[0]?.key ?? "") };
  const moment = momentOf(row, context.summary);
  return {
    noun,
    title,
    fields: checked.output,
    texts,
    when: noun === "event" ? whenOf(read.fields) : undefined,
    moment,
    was: formerState(row.status, moment, context.now),
    losses,
  };
}

function shortTitle(title: string, length: number, losses: Loss[]): string {
  if (title.length <= length) return title;
  losses.push({ code: "title" });
  const space = title.lastIndexOf(" ", length - 1);
  return `${title.slice(0, space > length / 2 ? space : length - 1).toWellFormed()}…`;
}

/** Converts the blocks to stored texts; photos that are not here are left out. */
function readTexts(row: StoryRow, context: StoryContext, losses: Loss[]): string[] {
  const texts = unfold(row.blocks, context.parts).flatMap((block) => {
    if (block.kind === "text") return block.text;
    if (block.kind === "film") return writeMediaBlock(block);
    if (block.kind !== "photo") return [];
    const id = context.findPhoto(block);
    if (id !== undefined) return writeMediaBlock({ ...block, id });
    losses.push({ code: "photo" });
    return [];
  });
  let length = 0;
  const kept = texts.filter((text, index) => {
    length += text.length;
    return index < maxParagraphs && length <= maxTextLength;
  });
  if (kept.length < texts.length) losses.push({ code: "long" });
  return kept;
}

/** Maximum number of shared texts inside each other. */
const maxParts = 3;

/** Replaces references to shared texts by these texts. */
function unfold(blocks: Block[], parts: StoryContext["parts"], depth = 0): Block[] {
  return blocks.flatMap((block) =>
    block.kind !== "part" ? block : depth < maxParts ? unfold(parts.get(block.id) ?? [], parts, depth + 1) : [],
  );
}

type Read = { fields: Record<string, unknown> } | { out: string };

function readPost({ summary }: StoryRow, title: string, texts: string[]): Read {
  if (title === "" && texts.length === 0) return { out: "empty" };
  const isShort = summary.length <= maxSummary;
  const paragraphs = isShort ? texts : [summary.slice(0, 10_000), ...texts];
  return { fields: { status: "draft", title, postText: isShort ? summary : "", paragraphs } };
}

function readPage(row: StoryRow, title: string, texts: string[], { answers, pages }: StoryContext): Read {
  if (title === "" || texts.length === 0) return { out: "empty" };
  const answer = answers[addressQuestion(row.id)];
  const own = pageSlug(row);
  const slug = typeof answer === "string" && answer !== "" ? answer : own;
  if (isTakenBySite(pages, slug)) return { out: "address" };
  return { fields: { status: "draft", title, slug, paragraphs: texts, placement: "nowhere", place: "" } };
}

function readEvent({ event, title: old }: StoryRow, title: string, texts: string[], { venues }: StoryContext): Read {
  if (event === undefined || event.start === "") return { out: "day" };
  if (event.isCancelled || /^\W{0,3}(?:cancell?ed|annulée?)\b/iu.test(old)) return { out: "cancelled" };
  const start = inSiteZone(event.start, event.zone);
  const end = event.end === "" ? undefined : inSiteZone(event.end, event.zone);
  const venue = venues.get(event.venue) ?? { name: event.place, address: event.address };
  const day = event.isAllDay ? event.start.slice(0, 10) : start.day;
  const lastDay = event.isAllDay ? event.end.slice(0, 10) : (end?.day ?? "");
  return {
    fields: {
      status: "draft",
      title,
      location: (venue.name || venue.address || old).slice(0, 200),
      address: venue.name === "" ? "" : venue.address.slice(0, 200),
      date: day,
      endDate: lastDay > day ? lastDay : "",
      startTime: event.isAllDay ? "" : start.time,
      endTime: event.isAllDay || end === undefined || (end.day === day && end.time <= start.time) ? "" : end.time,
      description: texts.length > 0 ? texts : [old],
      list: [],
      theme: "",
    },
  };
}

const whenOf = ({ date, endDate, startTime, endTime }: Record<string, unknown>): string =>
  writeSpan(
    spanOf({
      zone: siteZone(),
      precision: "day",
      date: String(date),
      endDate: String(endDate),
      startTime: String(startTime),
      endTime: String(endTime),
    }),
  );

/** Converts a local time of the old site, `YYYY-MM-DD HH:MM`, to the zone of this site. */
function inSiteZone(local: string, zone: string): { day: string; time: string } {
  const plain = { day: local.slice(0, 10), time: local.slice(11, 16) };
  const moment = plain.time === "" || zone === siteZone() ? undefined : readInZone(local.replace(" ", "T"), zone);
  if (moment === undefined) return plain;
  const here = toZonedTime(siteZone(), moment);
  return { day: here.slice(0, 10), time: here.slice(11, 16) };
}

/** @param zone IANA name, or a difference such as `UTC+1` @returns ISO 8601, UTC; undefined for an unknown zone */
function readInZone(local: string, zone: string): string | undefined {
  const [, sign, hours = 0, minutes = 0] = /^(?:UTC|GMT)(?:([+-])(\d{1,2})(?:[:.](\d{1,2}))?)?$/.exec(zone) ?? [];
  if (/^(?:UTC|GMT)/.test(zone)) {
    const difference = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
    return new Date(Date.parse(`${local}Z`) - difference * 60_000).toISOString();
  }
  try {
    return fromZonedTime(zone, local);
  } catch {
    return undefined;
  }
}

/**
 * Returns the time of a story: in UTC as the old site says it, else its local time without the difference that most
 * stories of the file have.
 */
function momentOf({ utc, local }: Pick<StoryRow, "utc" | "local">, { offsets }: ExportSummary): number | undefined {
  if (utc !== "") return Date.parse(`${utc.replace(" ", "T")}Z`);
  if (local === "") return undefined;
  const [usual = "0"] = Object.entries(offsets).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return Date.parse(`${local.replace(" ", "T")}Z`) - Number(usual) * 60_000;
}

function formerState(status: OldStatus, moment: number | undefined, now: Date): string | undefined {
  if (status !== "public" && (status !== "scheduled" || moment === undefined)) return undefined;
  return moment !== undefined && moment > now.getTime() ? new Date(moment).toISOString() : "public";
}
