import { href } from "react-router";
import * as v from "valibot";
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
import { markedFields } from "../../../values/marked-fields.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";
import { joinRejections } from "../../../values/staff-form-result.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";
import type { Pictured } from "../../media/photos/photo.ts";
import { maxInHeader, maxTitleInHeader, type Placement, placements } from "./own-page-placements.ts";
import { findAddress, findClash, moveToFooter } from "./own-page-queries.server.ts";
import { isDeclared, reservedAddresses } from "./reserved-addresses.ts";

export interface OwnPageTable extends Publishable {
  slug: string;
  title: string;
  /** JSON list. */
  paragraphs: string;
  placement: Placement;
  /** Position of the link; pages without one come last. */
  place: number | null;
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

const reserved = "The site uses this address itself. Choose another one";

const clashes = {
  slug: "Another page has this address, perhaps one that is deleted. Choose another one",
  placement: `The header has room for ${maxInHeader} pages. Put this one in the footer`,
};

/** Attaches the photos. Rejects an address that belongs to another page. */
const attach: NonNullable<ContentType["attach"]> = async (ctx, member, about) => {
  const pages = ctx.features.flatMap((feature) => feature.pages ?? []);
  const address = await findAddress(ctx.db, about.id);
  const clash =
    address !== undefined && isDeclared(pages, address)
      ? { slug: reserved }
      : clashErrors(await findClash(ctx.db, about.id));
  const photos = await attachPhotos(ctx, member, about);
  if (clash === undefined) return photos;
  return joinRejections([
    { message: markedFields(1), errors: clash },
    photos !== undefined && "errors" in photos ? photos : undefined,
  ]);
};

const clashErrors = (clash: keyof typeof clashes | undefined) => clash && { [clash]: clashes[clash] };

/** Content type of pages that the foundation adds at addresses of its own. */
export const ownPageType = defineContentType({
  table: "pages",
  noun: "page",
  icon: "list",
  search: { kind: "pages", texts: ["paragraphs"] },
  fields: {
    title: textField({
      label: "Title",
      schema: requiredText(60, "Title is required"),
      column: "title",
      isSearchable: true,
    }),
    slug: textField({
      label: "Address",
      schema: v.pipe(
        requiredText(60, "Address is required"),
        v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Write small letters, digits and hyphens, like safeguarding-policy"),
        v.check((slug) => !reservedAddresses.includes(slug), reserved),
      ),
      column: "slug",
      personal: "nothing",
    }),
    paragraphs: listField({
      label: "Paragraph",
      schema: requiredParagraphs("Paragraphs are required"),
      column: "paragraphs",
      isSearchable: true,
    }),
    placement: textField({
      label: "Where it is linked",
      schema: v.optional(v.picklist(placements, "Choose where it is linked"), "footer"),
      column: "placement",
      personal: "nothing",
    }),
    place: numberField({
      label: "Order (optional)",
      schema: v.pipe(text(3), v.regex(/^\d*$/, "Write a whole number")),
      column: "place",
    }),
  },
  otherColumns: {},
  rules: (schema) =>
    v.pipe(
      schema,
      v.forward(
        v.partialCheck(
          [["title"], ["placement"]],
          ({ title, placement }) => placement !== "header" || title.length <= maxTitleInHeader,
          `In the header a title has ${maxTitleInHeader} characters at most. Shorten it, or choose the footer`,
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
