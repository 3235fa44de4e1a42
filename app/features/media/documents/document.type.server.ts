import { href } from "react-router";
import * as v from "valibot";
import { documents } from "../../../../content/en/documents.ts";
import { staffDocuments as words } from "../../../../content/en/staff-documents.ts";
import { fieldLabels, typeErrors } from "../../../../content/en/staff-fields.ts";
import { findFreeSlug } from "../../../cms/addresses/free-slug.server.ts";
import type { ContentType } from "../../../cms/content-type.server.ts";
import { defineContentType, textField } from "../../../cms/define-content-type.server.ts";
import { requiredText, text } from "../../../cms/publishing-schema.ts";
import type { Publishable } from "../../../server/db/tables.ts";
import { slugOf } from "../../../values/slug.ts";
import { type DocumentKind, documentKinds } from "./document-facts.ts";
import { hasReadyFile, isDocumentShown } from "./document-queries.server.ts";

interface DocumentTable extends Publishable {
  /** Part of the address; it stays when the title changes, because paper and messages name it. */
  slug: string;
  title: string;
  kind: DocumentKind;
  year: number;
  description: string;
  /** Time at which a request or a restore hid the document. */
  hidden_at: string | null;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    documents: DocumentTable;
  }
  interface ContentNouns {
    document: "documents";
  }
}

const labels = fieldLabels.document;
const errors = typeErrors.document;

const slugs = {
  table: "documents",
  noun: "document",
  folder: "/documents/",
  slugOf: (title: string) => slugOf(title, "document"),
} as const;

/** Rejects publishing without a file whose questions are answered. */
const requireFile: NonNullable<ContentType["attach"]> = async (ctx, _member, { id, status }) => {
  if (status === "draft" || (await hasReadyFile(ctx.db, id))) return undefined;
  return {
    message: errors.file,
    errors: { status: errors.file },
    rejections: [{ field: "status", text: errors.file }],
  };
};

/** Content type of documents: PDFs such as annual reports and certificates. */
export const documentType = defineContentType({
  table: "documents",
  noun: "document",
  icon: "list",
  search: {
    kind: "documents",
    texts: ["description"],
    noteOf: ({ kind, year }) => `${documents.kinds[kind]}, ${year}`,
  },
  fields: {
    title: textField({
      label: () => labels.title,
      schema: requiredText(200, () => errors.title),
      column: "title",
      isSearchable: true,
    }),
    kind: textField({
      label: () => labels.kind,
      schema: v.picklist(documentKinds, () => errors.kind),
      column: "kind",
      personal: "nothing",
    }),
    year: {
      ...textField({
        label: () => labels.year,
        schema: v.pipe(
          text(4),
          v.regex(/^(?:19|20)\d\d$/, () => errors.year),
        ),
        column: "year",
        personal: "nothing",
      }),
      toColumn: (value: string) => Number(value),
      fromColumn: (stored: number) => String(stored),
    },
    description: textField({
      label: () => labels.description,
      schema: text(600),
      column: "description",
      isSearchable: true,
    }),
  },
  otherColumns: { slug: "nothing", hidden_at: "nothing" },
  firstColumns: async (db, { title }) => ({ slug: await findFreeSlug(db, slugs, title) }),
  attach: requireFile,
  isShown: isDocumentShown,
  words,
  listed: ({ slug, kind, year }) => ({
    note: `${documents.kinds[kind]}, ${year}`,
    publicPath: href("/documents/:slug", { slug }),
  }),
});
