import { href } from "react-router";
import * as v from "valibot";
import { fieldErrors, fieldLabels, typeErrors } from "../../../../content/en/staff-fields.ts";
import { staffOwnPages as words } from "../../../../content/en/staff-own-pages.ts";
import type { ContentType } from "../../../cms/content-type.server.ts";
import {
  defineContentType,
  type ItemOf,
  listField,
  numberField,
  textField,
} from "../../../cms/define-content-type.server.ts";
import { requiredParagraphs, requiredText, text } from "../../../cms/publishing-schema.ts";
import type { Publishable } from "../../../server/db/tables.ts";
import { shownContributors } from "../../../values/contributor-kinds.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";
import { joinRejections } from "../../../values/staff-form-result.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";
import type { Pictured } from "../../media/photos/photo.ts";
import { maxInHeader, maxTitleInHeader, type Placement, placements } from "./own-page-placements.ts";
import { findAddress, findClash, moveToFooter, type OwnPageRow } from "./own-page-queries.server.ts";
import type { ListsContributors } from "./own-page-tables.ts";
import { isDeclared, isForLanguages, reservedAddresses } from "./reserved-addresses.ts";

export interface OwnPageTable extends Publishable, ListsContributors {
  slug: string;
  title: string;
  /** JSON list. */
  paragraphs: string;
  placement: Placement;
  /** Position of the link; pages without one come last. */
  place: number | null;
  /** Address that an update of the site took from the page. */
  moved_from: string | null;
  /** Version of the page at that time. Staff know of the move once they saved a later one. */
  moved_version: number | null;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    pages: OwnPageTable;
  }
  interface ContentNouns {
    page: "pages";
  }
}

const attachPhotos = attachFromForm("page");

const labels = fieldLabels.page;
const errors = typeErrors.page;

const clashes = {
  slug: () => errors.taken,
  placement: () => errors.headerFull(maxInHeader),
};

/** Attaches the photos. Rejects an address that belongs to another page. */
const attach: NonNullable<ContentType["attach"]> = async (ctx, member, about) => {
  const pages = ctx.features.flatMap((feature) => feature.pages ?? []);
  const address = await findAddress(ctx.db, about.id);
  const isNew = (about.before as OwnPageRow | undefined)?.slug !== address;
  const refusal =
    address !== undefined && isDeclared(pages, address)
      ? errors.reserved
      : address !== undefined && isNew && isForLanguages(address)
        ? errors.forLanguages
        : undefined;
  const clash = refusal === undefined ? clashErrors(await findClash(ctx.db, about.id)) : { slug: refusal };
  const photos = await attachPhotos(ctx, member, about);
  if (clash === undefined) return photos;
  return joinRejections([
    { message: markedFields(1), errors: clash },
    photos !== undefined && "errors" in photos ? photos : undefined,
  ]);
};

const clashErrors = (clash: keyof typeof clashes | undefined) => clash && { [clash]: clashes[clash]() };

/** Content type of pages that the foundation adds at addresses of its own. */
export const ownPageType = defineContentType({
  table: "pages",
  noun: "page",
  icon: "list",
  search: { kind: "pages", texts: ["paragraphs"] },
  fields: {
    title: textField({
      label: () => labels.title,
      schema: requiredText(60, () => errors.title),
      column: "title",
      isSearchable: true,
    }),
    slug: textField({
      label: () => labels.slug,
      schema: v.pipe(
        requiredText(60, () => errors.slug),
        v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, () => errors.signs),
        v.check(
          (slug) => !reservedAddresses.includes(slug),
          () => errors.reserved,
        ),
      ),
      column: "slug",
      personal: "nothing",
    }),
    paragraphs: listField({
      label: () => labels.paragraphs,
      schema: requiredParagraphs(() => errors.paragraphs),
      column: "paragraphs",
      isSearchable: true,
    }),
    placement: textField({
      label: () => labels.placement,
      schema: v.optional(
        v.picklist(placements, () => errors.placement),
        "footer",
      ),
      column: "placement",
      personal: "nothing",
    }),
    contributors: textField({
      label: () => labels.contributors,
      // A form or version from before the field lacks it.
      schema: v.optional(v.picklist(shownContributors), "none"),
      column: "contributors",
      personal: "nothing",
    }),
    place: numberField({
      label: () => labels.place,
      schema: v.pipe(
        text(3),
        v.regex(/^\d*$/, () => fieldErrors.wholeNumber),
      ),
      column: "place",
    }),
  },
  otherColumns: { moved_from: "nothing", moved_version: "nothing" },
  rules: (schema) =>
    v.pipe(
      schema,
      v.forward(
        v.partialCheck(
          [["title"], ["placement"]],
          ({ title, placement }) => placement !== "header" || title.length <= maxTitleInHeader,
          () => errors.longTitle(maxTitleInHeader),
        ),
        ["title"],
      ),
    ),
  attach,
  attached: attachedTo("page"),
  arrived: findArrived,
  // The header may have become full.
  broughtBack: async (db, id) => {
    if ((await findClash(db, id)) === "placement") await moveToFooter(db, id);
  },
  words,
  listed: ({ slug }) => ({ note: `/${slug}`, publicPath: href("/:address", { address: slug }) }),
});

type OwnPage = ItemOf<typeof ownPageType> & { id: number };

export type OwnPageWithPhotos<Shown extends ShownPicture = PublicPicture> = OwnPage & Pictured<Shown>;
