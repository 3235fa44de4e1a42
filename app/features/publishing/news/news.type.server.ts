import { href } from "react-router";
import * as v from "valibot";
import { fieldErrors, fieldLabels, typeErrors } from "../../../../content/en/staff-fields.ts";
import { staffNews as words } from "../../../../content/en/staff-news.ts";
import { defineContentType, type ItemOf, textField } from "../../../cms/define-content-type.server.ts";
import { isWebAddress, requiredDay, requiredText } from "../../../cms/publishing-schema.ts";
import type { Publishable } from "../../../server/db/tables.ts";
import { writeDay } from "../../../values/dates.ts";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";

export interface NewsItemTable extends Publishable {
  title: string;
  source: string;
  /** ISO date. */
  date: string;
  link: string;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    news_items: NewsItemTable;
  }
  interface ContentNouns {
    news: "news_items";
  }
}

const labels = fieldLabels.news;
const errors = typeErrors.news;

/** Content type of news: an article about the foundation on another site. */
export const newsType = defineContentType({
  table: "news_items",
  noun: "news",
  icon: "news",
  search: {
    kind: "news",
    texts: ["source"],
    pathOf: ({ link }) => link,
    noteOf: ({ source, date }) => `${source}, ${writeDay(date)}`,
    dayOf: ({ date }) => date,
  },
  fields: {
    title: textField({
      label: () => labels.title,
      schema: requiredText(200, () => errors.title),
      column: "title",
      isSearchable: true,
    }),
    source: textField({
      label: () => labels.source,
      schema: requiredText(200, () => errors.source),
      column: "source",
      isSearchable: true,
    }),
    date: textField({
      label: () => labels.date,
      schema: requiredDay(() => errors.date),
      column: "date",
      personal: "nothing",
    }),
    link: textField({
      label: () => labels.link,
      schema: v.pipe(
        requiredText(1000, () => errors.link),
        v.check(
          (address) => isWebAddress(address, "https", "http"),
          () => fieldErrors.webAddress,
        ),
      ),
      column: "link",
    }),
  },
  otherColumns: {},
  attach: attachFromForm("news"),
  attached: attachedTo("news"),
  arrived: findArrived,
  words,
  listed: ({ source, date }) => ({ note: `${source}, ${writeDay(date)}`, publicPath: href("/media") }),
});

export type NewsItem = ItemOf<typeof newsType> & { id: number };

export type NewsItemWithPhotos = NewsItem & { photos: PublicPicture[] };
