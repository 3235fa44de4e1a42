import { href } from "react-router";
import * as v from "valibot";
import { coming } from "../../../../content/en/coming.ts";
import { staffEvents as words } from "../../../../content/en/staff-events.ts";
import { fieldLabels, typeErrors } from "../../../../content/en/staff-fields.ts";
import { type BelongsToProject, belongsToField, keepProject } from "../../../cms/belongs-to/belongs-to-field.server.ts";
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
import type { TakesGuests } from "../guests/guest-tables.ts";

import { childrenFields, formerDate, placeFields, signupFields, stateFields } from "./event-fields.type.server.ts";
import type { ForChildren } from "./event-tables.ts";

export interface EventTable extends Publishable, EasyRead, TakesGuests, ForChildren, BelongsToProject {
  title: string;
  location: string;
  theme: string | null;
  /** ISO date; the first day of the month if only the month is known. */
  date: string;
  date_precision: "day" | "month";
  /** IANA time zone of the times. */
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

const labels = fieldLabels.event;
const errors = typeErrors.event;

const time = v.pipe(
  text(5),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, () => errors.time),
);

/** Content type of events (specification, section 5). The upload itself checks the photo. */
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
      label: () => labels.title,
      schema: requiredText(200, () => errors.title),
      column: "title",
      isSearchable: true,
    }),
    theme: nullableField({ label: () => labels.theme, schema: text(200), column: "theme", isSearchable: true }),
    location: textField({
      label: () => labels.location,
      schema: requiredText(200, () => errors.location),
      column: "location",
      isPlace: true,
      isSearchable: true,
    }),
    date: textField({
      label: () => labels.date,
      schema: requiredDay(() => errors.date),
      column: "date",
      personal: "nothing",
    }),
    monthOnly: field({
      label: () => labels.monthOnly,
      // A form sends the field of a checkbox only when the checkbox is ticked.
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
      label: () => labels.startTime,
      schema: time,
      column: "start_time",
      personal: "nothing",
    }),
    endTime: nullableField({ label: () => labels.endTime, schema: time, column: "end_time", personal: "nothing" }),
    ...placeFields,
    ...stateFields,
    ...signupFields,
    ...childrenFields,
    description: listField({
      label: () => labels.description,
      schema: requiredParagraphs(() => errors.description),
      column: "description",
      isSearchable: true,
    }),
    list: listField({
      label: () => labels.list,
      schema: v.pipe(
        v.optional(v.array(text(200)), []),
        v.transform((entries) => entries.filter((entry) => entry !== "")),
      ),
      column: "list",
    }),
    easyRead: listField({ label: () => labels.easyRead, schema: easySentences(), column: "easy_read" }),
    project: belongsToField(() => labels.project),
  },
  otherColumns: {
    zone: "nothing",
    former_date: "nothing",
    taken: "nothing",
    last_number: "nothing",
  },
  rules: (schema) =>
    v.pipe(
      schema,
      v.forward(
        v.partialCheck([["date"], ["endDate"]], isEndOf, () => errors.endsBefore),
        ["endDate"],
      ),
      v.forward(
        v.partialCheck([["date"], ["endDate"]], isShort, () => errors.tooLong),
        ["endDate"],
      ),
      v.forward(
        v.partialCheck(
          [["monthOnly"], ["takesSignups"]],
          ({ monthOnly, takesSignups }) => !(monthOnly && takesSignups),
          () => errors.dayFirst,
        ),
        ["takesSignups"],
      ),
      v.forward(
        v.partialCheck(
          [["startTime"], ["endTime"]],
          ({ startTime, endTime }) => endTime === "" || startTime !== "",
          () => errors.start,
        ),
        ["startTime"],
      ),
      v.forward(
        v.partialCheck([["date"], ["endDate"], ["startTime"], ["endTime"]], endsLater, () => words.endsEarlier),
        ["endTime"],
      ),
      v.forward(
        v.partialCheck(
          [["date"], ["startTime"]],
          ({ date, startTime }) => !isSkippedTime(`${date}T${startTime}`),
          () => words.skipped,
        ),
        ["startTime"],
      ),
      v.forward(
        v.partialCheck(
          [["date"], ["endDate"], ["endTime"]],
          ({ date, endDate, endTime }) => !isSkippedTime(`${endDate || date}T${endTime}`),
          () => words.skipped,
        ),
        ["endTime"],
      ),
    ),
  // An event with only a month is stored with the first day of the month.
  columnsBeside: ({ date, monthOnly, state, project }, { before }) => ({
    ...keepProject({ project }, before),
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
  attach: attachFromForm("event", () => errors.picture),
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

/** An event as pages show it; a missing text is empty. */
export type Event = Omit<ItemOf<typeof eventType>, "state" | "takesSignups" | "places" | "withChildren"> & {
  id: number;
  zone: string;
  precision: "day" | "month";
  /** State as of today; events become `over` by date. */
  state: EventState;
  formerDate: string | null;
  takesSignups: boolean;
  places: number | null;
  taken: number;
  version: number;
};

/** Data of an event card in a list; missing texts are null. */
export type EventCardFields = EventFacts & {
  id: number;
  title: string;
  theme: string | null;
  /** Cover photo of a card that is the only one in its list. */
  picture?: PublicPicture | undefined;
};

export type EventWithPhotos<Shown extends ShownPicture = PublicPicture> = Event & Pictured<Shown>;
