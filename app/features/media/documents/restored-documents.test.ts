import { expect, test } from "vitest";
import {
  aPdf,
  oneAdult,
  siteWithDocument,
  siteWithPublicDocument,
} from "../../../../tests/support/site-with-document.ts";
import { deleteForGood } from "../../../cms/delete-content.server.ts";
import { findClosings } from "../../../server/closings/closing-queries.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { applyClosings } from "../consent/apply-closings.server.ts";
import { withdrawByCard } from "../consent/photo-requests.server.ts";
import { issueCode } from "../consent/withdraw.server.ts";

type Site = Awaited<ReturnType<typeof siteWithDocument>>;

const address = "/documents/annual-report-2025.pdf";

const closingsOf = (site: Site) => findClosings(site.ctx.db);

const restore = (site: Site, closings: Awaited<ReturnType<typeof closingsOf>>) =>
  withTransaction(site.ctx, (inside) => applyClosings(inside, closings));

async function siteWithPerson() {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf("We planted trees in four villages."));
  await site.answer(1, oneAdult);
  await site.publish();
  return site;
}

test("a restored document stays hidden after a photo request", async () => {
  const site = await siteWithPublicDocument();
  await site.post("/photo?document=annual-report-2025", { document: "annual-report-2025", who: "self" }, "");
  const closings = await closingsOf(site);
  // The backup is from before the request.
  await site.ctx.db.updateTable("documents").set({ hidden_at: null }).execute();
  await site.ctx.db.deleteFrom("photo_requests").execute();
  expect((await site.ask(address)).status).toBe(200);
  await restore(site, closings);
  expect((await site.ask(address)).status).toBe(410);
  const asked = await site.ctx.db.selectFrom("photo_requests").select(["document_id", "photo_id", "who"]).execute();
  expect(asked).toEqual([{ document_id: 1, photo_id: null, who: "self" }]);
});

test("a restored document stays hidden after a withdrawal", async () => {
  const site = await siteWithPerson();
  await site.post("/admin/consents/1", { intent: "withdraw" });
  const closings = await closingsOf(site);
  await site.ctx.db.updateTable("subjects").set({ withdrawn_at: null, withdrawn_how: null }).execute();
  expect((await site.ask(address)).status).toBe(200);
  await restore(site, closings);
  expect((await site.ask(address)).status).toBe(410);
});

test("a restored document whose person is unknown is hidden", async () => {
  const site = await siteWithPerson();
  const closings = await closingsOf(site);
  const { db } = site.ctx;
  // The backup is from before the answer that named the person.
  for (const table of ["appearances", "consent_names", "consents", "subjects"] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable("document_files").set({ people: "none" }).execute();
  expect((await site.ask(address)).status).toBe(200);
  await restore(site, closings);
  expect((await site.ask(address)).status).toBe(410);
});

test("a restored document whose person is known gets the person back", async () => {
  const site = await siteWithPerson();
  const closings = await closingsOf(site);
  await site.ctx.db.deleteFrom("appearances").execute();
  await restore(site, closings);
  const people = await site.ctx.db.selectFrom("appearances").select(["consent_id", "document_file_id"]).execute();
  expect(people).toEqual([{ consent_id: 1, document_file_id: 1 }]);
});

test("a card withdraws the person from photos, recordings, documents", async () => {
  const site = await siteWithPerson();
  const member = { id: "editor", name: "Sample Editor" } as never;
  const code = await issueCode({ ctx: site.ctx, member }, 1);
  expect(await withdrawByCard(site.ctx, code)).toEqual({ photos: 0, recordings: 0, documents: 1 });
  expect((await site.ask(address)).status).toBe(410);
});

test("a document that is deleted for good leaves no file", async () => {
  const site = await siteWithPerson();
  await site.post("/admin/document/1", { intent: "delete" });
  await withTransaction(site.ctx, (inside) => deleteForGood(inside, { table: "documents", noun: "document", id: 1 }));
  expect(await site.ctx.db.selectFrom("document_files").selectAll().execute()).toEqual([]);
  const ended = await site.ctx.db.selectFrom("appearances").select("ended_why").execute();
  expect(ended).toEqual([{ ended_why: "deleted" }]);
  expect((await site.ask(address)).status).toBe(404);
});
