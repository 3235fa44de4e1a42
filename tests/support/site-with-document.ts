import { PDFDocument } from "@cantoo/pdf-lib";
import type { AppContext } from "../../app/server/context.server.ts";
import { createStaffedSite } from "./staff-visitor.ts";

/** A PDF with this text on one page; without a text, a scan. */
export async function aPdf(text: string, change?: (pdf: PDFDocument) => void): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 300]);
  if (text !== "") page.drawText(text, { size: 9, x: 10, y: 200 });
  change?.(pdf);
  return new Uint8Array(await pdf.save());
}

/** Adds the rows of a public document, whose file is stored. */
export async function addPublicDocument({ db, storage }: AppContext, slug: string): Promise<void> {
  const none = { publish_at: null, deleted_at: null, idempotency_key: null, hidden_at: null };
  const row = { slug, title: "Accounts", kind: "accounts" as const, year: 2025, description: "What came in." };
  const { id } = await db
    .insertInto("documents")
    .values({ ...row, ...none })
    .returning("id")
    .executeTakeFirstOrThrow();
  const path = await storage.put("documents", "pdf", Buffer.from(`%PDF-1.7 ${slug}`));
  const answers = { text_state: "read", people: "none", money: "none", money_by: null, money_by_id: null } as const;
  const added = { added_by: "Other Member", added_by_id: "other", created_at: "2026-03-09T09:00:00.000Z" };
  await db
    .insertInto("document_files")
    .values({ document_id: id, version: 1, path, bytes: 8, pages: 1, ...answers, ...added })
    .execute();
}

const aReport = { title: "Annual report 2025", kind: "report", year: "2025", description: "What we did." };

export const nobody = { intent: "answer", people: "none" };
export const oneAdult = {
  intent: "answer",
  people: "some",
  consent: "adults",
  "consent-by": "The teacher herself",
  "consent-kind": "paper",
};

/** A site with a draft of an annual report, and its forms. */
export async function siteWithDocument(
  options: Parameters<typeof createStaffedSite>[0] = {},
  role: Parameters<typeof createStaffedSite>[1] = "editor",
) {
  const site = await createStaffedSite(options, role);
  const sendFile = (file: Uint8Array<ArrayBuffer>, id = 1, fields: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append("file", new Blob([file]), "report.pdf");
    return site.ask(`/admin/document/${id}/files`, { method: "POST", body, headers: site.staffHeaders });
  };
  const answer = (version: number, fields: Record<string, string> = nobody, id = 1) =>
    site.post(`/admin/document/${id}/files`, { ...fields, version: String(version) });
  /** Publishes it with the version of its last save. */
  const publish = (id = 1) => site.post(`/admin/document/${id}`, { intent: "publish" });
  await site.post("/admin/document", { ...aReport, status: "draft" });
  return { ...site, sendFile, answer, publish };
}

/** A site with a published annual report. */
export async function siteWithPublicDocument(...asked: Parameters<typeof siteWithDocument>) {
  const site = await siteWithDocument(...asked);
  await site.sendFile(await aPdf("We planted trees in four villages."));
  await site.answer(1);
  await site.publish();
  return site;
}
