import { href } from "react-router";
import * as v from "valibot";
import { coming } from "../../../../content/en/coming.ts";
import { staffEvents as words } from "../../../../content/en/staff-events.ts";
import {
  defineContentType,
  field,
  type ItemOf,
  listField,
  nullableField,
  textField,
} from "../../../cms/define-content-type.server.ts";
import { easySentences, requiredDay, requiredParagraphs, requiredText, text } from "../../../cms/publishing-schema.ts";
import type { EasyRead, Publishable } from "../../../server/db/tables.ts";
import { type EventState, endsLater, isEndOf, isShort } from "../../../values/event-days.ts";
import { describeEvent, type EventFacts, factsOfRow, writeEventLine } from "../../../values/event-description.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";
import { siteZone } from "../../../values/site-clock.ts";
import { isSkippedTime } from "../../../values/site-time.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { startUse } from "../../foundation/use/start-use.server.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";
import type { Pictured } from "../../media/photos/photo.ts";
import type { PartOfProject } from "../counted-figures/figure-tables.ts";
import type { TakesGuests } from "../guests/guest-tables.ts";

import { childrenFields, formerDate, placeFields, signupFields, stateFields } from "./event-fields.type.server.ts";
import type { ForChildren } from "./event-tables.ts";

export interface EventTable extends Publishable, EasyRead, TakesGuests, ForChildren, PartOfProject {
  title: string;
  location: string;
  theme: string | null;
  /** ISO date; the first of the month when only the month is known. */
  date: string;
  date_precision: "day" | "month";
  /** IANA time zone in which its times were entered. */
  zone: string;
  /** Local times, `HH:MM`. */
  start_time: string | null;
  end_time: string | null;
  /** JSON lists. */
  description: string;
  list: string;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    events: EventTable;
  }
  interface ContentNouns {
    event: "events";
  }
}

const time = v.pipe(text(5), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Write a time like 09:30"));

/** Specification, section 5; the upload checks the photo. */
export const eventType = defineContentType({
  table: "events",
  noun: "event",
  icon: "event",
  search: {
    kind: "events",
    texts: ["theme", "address", "location", "description", "list", "easy_read"],
    dayOf: ({ date }) => date,
  },
  fields: {
    title: textField({
      label: "Title",
      schema: requiredText(200, "Title is required"),
      column: "title",
      isSearchable: true,
    }),
    theme: nullableField({ label: "Theme (optional)", schema: text(200), column: "theme", isSearchable: true }),
    location: textField({
      label: "Location",
      schema: requiredText(200, "Location is required"),
      column: "location",
      isPlace: true,
      isSearchable: true,
    }),
    date: textField({ label: "Date", schema: requiredDay("Date is required"), column: "date", personal: "nothing" }),
    monthOnly: field({
      label: "Only the month is known",
      // A checkbox: present or absent.
      schema: v.pipe(
        text(5),
        v.transform((ticked) => ticked !== ""),
      ),
      column: "date_precision",
      personal: "nothing",
      toColumn: (monthOnly): "day" | "month" => (monthOnly ? "month" : "day"),
      fromColumn: (precision) => (precision === "month" ? "yes" : ""),
    }),
    startTime: nullableField({
      label: "Starts at (optional)",
      schema: time,
      column: "start_time",
      personal: "nothing",
    }),
    endTime: nullableField({ label: "Ends at (optional)", schema: time, column: "end_time", personal: "nothing" }),
    ...placeFields,
    ...stateFields,
    ...signupFields,
    ...childrenFields,
    description: listField({
      label: "Description, paragraph",
      schema: requiredParagraphs("Description is required"),
      column: "description",
      isSearchable: true,
    }),
    list: listField({
      label: "List, entry",
      schema: v.pipe(
        v.optional(v.array(text(200)), []),
        v.transform((entries) => entries.filter((entry) => entry !== "")),
      ),
      column: "list",
    }),
    easyRead: listField({ label: "Easy read, sentence", schema: easySentences(), column: "easy_read" }),
  },
  otherColumns: {
    zone: "nothing",
    former_date: "nothing",
    taken: "nothing",
    last_number: "nothing",
    project_id: "nothing",
  },
  rules: (schema) =>
    v.pipe(
      schema,
      v.forward(v.partialCheck([["date"], ["endDate"]], isEndOf, "It ends before it starts"), ["endDate"]),
      v.forward(
        v.partialCheck([["date"], ["endDate"]], isShort, "An event lasts 31 days at most: make several of it"),
        ["endDate"],
      ),
      v.forward(
        v.partialCheck(
          [["monthOnly"], ["takesSignups"]],
          ({ monthOnly, takesSignups }) => !(monthOnly && takesSignups),
          "Say the day first: people cannot come to a month",
        ),
        ["takesSignups"],
      ),
      v.forward(
        v.partialCheck(
          [["startTime"], ["endTime"]],
          ({ startTime, endTime }) => endTime === "" || startTime !== "",
          "Say when it starts, too",
        ),
        ["startTime"],
      ),
      v.forward(v.partialCheck([["date"], ["endDate"], ["startTime"], ["endTime"]], endsLater, words.endsEarlier), [
        "endTime",
      ]),
      v.forward(
        v.partialCheck(
          [["date"], ["startTime"]],
          ({ date, startTime }) => !isSkippedTime(`${date}T${startTime}`),
          words.skipped,
        ),
        ["startTime"],
      ),
      v.forward(
        v.partialCheck(
          [["date"], ["endDate"], ["endTime"]],
          ({ date, endDate, endTime }) => !isSkippedTime(`${endDate || date}T${endTime}`),
          words.skipped,
        ),
        ["endTime"],
      ),
    ),
  // Month precision stores no day.
  columnsBeside: ({ date, monthOnly, state }, { before }) => ({
    ...(monthOnly && { date: `${date.slice(0, 7)}-01`, end_date: null }),
    former_date: formerDate(state, before),
  }),
  whenStored: async (ctx, member, row) => {
    if (row.takes_signups === 1) await startUse(ctx, member, "guests");
  },
  noteOnSave: ({ takesSignups, places }, { taken }) =>
    takesSignups && places !== "" && Number(places) < taken ? words.fewerPlaces(taken, Number(places)) : undefined,
  whyToStay: (row, now) => {
    const { state } = factsOfRow(row, minuteIn(row.zone, now));
    const isComing = ["planned", "postponed"].includes(state);
    return row.status !== "draft" && row.taken > 0 && isComing ? words.cancelFirst : undefined;
  },
  firstColumns: async () => ({ zone: siteZone() }),
  shownBeside: ({ zone }) => ({ zone: [zone] }),
  attach: attachFromForm("event", "Image is required"),
  attached: attachedTo("event"),
  arrived: findArrived,
  words,
  listed: (row) => {
    const told = describeEvent(factsOfRow(row), coming.states);
    return {
      note: writeEventLine({ ...told, when: told.days }),
      publicPath: href("/event/readmore/:id", { id: String(row.id) }),
    };
  },
});

/** An event as pages show it; an unknown text is empty. */
export type Event = Omit<ItemOf<typeof eventType>, "state" | "takesSignups" | "places" | "withChildren"> & {
  id: number;
  zone: string;
  precision: "day" | "month";
  /** State as of today. */
  state: EventState;
  formerDate: string | null;
  takesSignups: boolean;
  /** Null: without limit. */
  places: number | null;
  /** People with a place. */
  taken: number;
  version: number;
};

/** Data of a list; unknown texts are null. */
export type EventCardFields = EventFacts & {
  id: number;
  title: string;
  theme: string | null;
  /** Cover of an event that is alone in its list. */
  picture?: PublicPicture | undefined;
};

export type EventWithPhotos<Shown extends ShownPicture = PublicPicture> = Event & Pictured<Shown>;
