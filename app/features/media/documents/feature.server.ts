import { staffDocuments } from "content/staff-documents.ts";
import { staffActs } from "content/staff-jump.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { documentType } from "./document.type.server.ts";
import { deleteFilesOf } from "./document-commands.server.ts";
import { documentMigrations } from "./document-migrations.ts";
import { findDocumentNeeds } from "./find-document-needs.server.ts";
import { listDocuments } from "./find-documents.server.ts";

export const documents = defineFeature(() => ({
  migrations: documentMigrations,
  on: { itemDeleted: deleteFilesOf },
  needs: findDocumentNeeds,
  panels: [
    {
      of: ["document"],
      label: staffDocuments.files,
      path: (_noun, id) => `/admin/document/${id}/files`,
      isDocument: true,
    },
  ],
  sitemap: {
    table: "documents",
    noun: "document",
    pathOf: (slug) => `/documents/${encodeURIComponent(slug)}`,
    few: async (ctx) => (await listDocuments(ctx)).map(({ id, slug }) => ({ id, value: slug })),
  },
  pages: [
    {
      path: "/documents",
      rank: 125,
      lede: (of) => of("documents").lede,
      title: (of) => of("documents").title,
      texts: (of) => [of("documents").lede],
    },
  ],
  staff: [
    {
      label: staffDocuments.title,
      path: "/admin/document",
      icon: "list",
      who: canEdit,
      alsoCalled: staffDocuments.asked,
    },
    {
      kind: "act",
      label: staffActs.addDocument,
      path: "/admin/document?create",
      icon: "plus",
      who: canEdit,
      alsoCalled: staffDocuments.askedNew,
    },
  ],
  tables: {
    documents: contentTable(documentType),
    document_files: table({
      noun: "document file",
      key: ["id"],
      belongsTo: ["documents"],
      changesPages: true,
      columns: {
        nothing: "id document_id version path bytes pages text_state people money created_at",
        typed: "findings",
        person: "money_by_id added_by_id",
        staff: "money_by added_by",
      },
    }),
  },
}));
