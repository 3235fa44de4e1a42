import { href } from "react-router";
import * as v from "valibot";
import { staffContributors as words } from "../../../../content/en/staff-contributors.ts";
import { fieldErrors } from "../../../../content/en/staff-fields.ts";
import { defineContentType, nullableField, numberField, textField } from "../../../cms/define-content-type.server.ts";
import { isWebAddress, requiredText, text } from "../../../cms/publishing-schema.ts";
import type { Publishable } from "../../../server/db/tables.ts";
import { type ContributorKind, contributorKinds } from "../../../values/contributor-kinds.ts";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";

interface ContributorTable extends Publishable {
  /** Name. */
  title: string;
  kind: ContributorKind;
  role: string | null;
  about: string | null;
  link: string | null;
  /** Position in the list; contributors without one come last. */
  place: number | null;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    contributors: ContributorTable;
  }
  interface ContentNouns {
    contributor: "contributors";
  }
}

const { labels, errors } = words;

/** Content type of the people and partners whom pages list. */
export const contributorType = defineContentType({
  table: "contributors",
  noun: "contributor",
  icon: "users",
  search: {
    kind: "contributors",
    texts: ["role", "about"],
    pathOf: ({ id }) => `${href("/about")}#contributor-${id}`,
    noteOf: ({ role }) => role ?? "",
  },
  fields: {
    kind: textField({
      label: () => labels.kind,
      schema: v.optional(
        v.picklist(contributorKinds, () => errors.kind),
        "person",
      ),
      column: "kind",
      personal: "nothing",
    }),
    title: textField({
      label: () => labels.title,
      schema: requiredText(80, () => errors.title),
      column: "title",
      isSearchable: true,
    }),
    role: nullableField({ label: () => labels.role, schema: text(80), column: "role", isSearchable: true }),
    about: nullableField({ label: () => labels.about, schema: text(200), column: "about", isSearchable: true }),
    link: nullableField({
      label: () => labels.link,
      schema: v.pipe(
        text(500),
        v.check(
          (address) => address === "" || isWebAddress(address, "https"),
          () => fieldErrors.webAddress,
        ),
      ),
      column: "link",
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
  otherColumns: {},
  attach: attachFromForm("contributor"),
  attached: attachedTo("contributor"),
  arrived: findArrived,
  words,
  listed: ({ kind, role }) => ({
    note: [words.kinds[kind], role].filter(Boolean).join(", "),
    publicPath: href("/about"),
  }),
});

export interface ContributorCard {
  id: number;
  title: string;
  kind: ContributorKind;
  role: string | null;
  about: string | null;
  link: string | null;
  photos: PublicPicture[];
}
