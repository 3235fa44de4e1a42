import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { addPublicDocument } from "../../../../tests/support/site-with-document.ts";
import { all } from "../../../../tests/support/staff-answers.ts";

const aDocumentForm = { title: "Accounts", kind: "accounts", year: "2025", description: "", status: "draft" };

export const sample: FeatureSample = {
  routes: {
    "admin/document": { path: "/admin/document", get: all, posts: [{ fields: aDocumentForm, ...all }] },
    "admin/document/:id": {
      path: "/admin/document/1",
      get: all,
      posts: [
        { fields: { ...aDocumentForm, version: "1" }, ...all },
        { fields: { intent: "delete" }, ...all },
        { fields: { intent: "undelete" }, ...all },
      ],
    },
    "admin/document/:id/files": {
      path: "/admin/document/1/files",
      get: all,
      posts: [{ fields: { intent: "answer", version: "1", people: "none" }, ...all }],
    },
    "admin/document/:id/files/:version.pdf": { path: "/admin/document/1/files/1.pdf", get: all },
  },
  staffPages: ["/admin/document", "/admin/document/1", "/admin/document/1/files"],
  async fillStaffArea(post) {
    await post("/admin/document", aDocumentForm);
  },
  addOneOfEach: (ctx) => addPublicDocument(ctx, "accounts"),
};
