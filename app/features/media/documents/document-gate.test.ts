import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import {
  aPdf,
  nobody,
  oneAdult,
  siteWithDocument,
  siteWithPublicDocument,
} from "../../../../tests/support/site-with-document.ts";
import { indexContent } from "../../reach/search/index-content.server.ts";
import { joinConsents } from "../consent/consent.ts";
import { accessOf } from "../photos/photo-gate.ts";
import { findDocument } from "./document-queries.server.ts";

type Site = Awaited<ReturnType<typeof siteWithDocument>>;

const slug = "annual-report-2025";

/** Addresses that name the document, or send it, as visitors read them. */
const doors = [
  "/documents",
  `/documents/${slug}`,
  `/documents/${slug}.pdf`,
  `/documents/${slug}/1.pdf`,
  `/documents/${slug}.data`,
  "/documents.data",
  "/",
  "/about",
  "/search?q=annual+report",
  "/sitemap.xml",
  "/feeds/documents.xml",
  "/feeds/documents.json",
  `/photo?document=${slug}`,
  "/old-report",
];

/** Finds the doors that still name the document or send its file. */
async function openDoors(site: Site): Promise<string[]> {
  await indexContent(site.ctx);
  const open = [];
  for (const path of doors) {
    const answer = await site.ask(path);
    const text = await answer.text();
    const says =
      answer.status === 200 && (text.includes("Annual report 2025") || text.includes(slug) || text.startsWith("%PDF"));
    if (says || answer.headers.get("Location")?.includes(slug)) open.push(path);
  }
  return open;
}

async function siteWithRedirect(...asked: Parameters<typeof siteWithPublicDocument>) {
  const site = await siteWithPublicDocument(...asked);
  await site.post("/admin/redirects", { path: "/old-report", target: `/documents/${slug}` });
  return site;
}

/** A public document with one person, whose consent is number 1. */
async function siteWithPerson() {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf("We planted trees in four villages."));
  await site.answer(1, oneAdult);
  await site.publish();
  await site.post("/admin/redirects", { path: "/old-report", target: `/documents/${slug}` });
  return site;
}

test("every door names a public document", async () => {
  expect(await openDoors(await siteWithRedirect())).toEqual(doors);
});

const closings: [what: string, open: () => Promise<Site>, close: (site: Site) => Promise<unknown>][] = [
  ["that is a draft again", siteWithRedirect, (site) => site.post("/admin/document/1", { intent: "unpublish" })],
  ["in the trash", siteWithRedirect, (site) => site.post("/admin/document/1", { intent: "delete" })],
  ["without its only version", siteWithRedirect, (site) => site.post("/admin/document/1/files", { delete: "1" })],
  [
    "that a photo request is about",
    siteWithRedirect,
    (site) => site.post(`/photo?document=${slug}`, { document: slug, who: "self" }, ""),
  ],
  ["whose person withdrew", siteWithPerson, (site) => site.post("/admin/consents/1", { intent: "withdraw" })],
  [
    "whose person no longer allows the website",
    siteWithPerson,
    (site) => site.post("/admin/consents/1", { uses: "social", until: "" }),
  ],
  [
    "whose person’s consent ended",
    siteWithPerson,
    async (site) => {
      await site.post("/admin/consents/1", { uses: "site", until: "2026-03-20" });
      site.clock.at = new Date("2026-03-21T12:00:00Z");
    },
  ],
];

test.each(closings)("no door names a document %s", async (_, open, close) => {
  const site = await open();
  expect(await openDoors(site)).toEqual(doors);
  const answer = await close(site);
  if (answer instanceof Response) expect([200, 303, 404]).toContain(answer.status);
  expect(await openDoors(site)).toEqual([]);
});

test("a scheduled document opens at its minute", async () => {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf("We planted trees in four villages."));
  await site.answer(1);
  const fields = { title: "Annual report 2025", kind: "report", year: "2025", description: "", version: "1" };
  await site.post("/admin/document/1", { ...fields, status: "scheduled", publishAt: "2026-03-11T08:00" });
  await site.post("/admin/redirects", { path: "/old-report", target: `/documents/${slug}` });
  site.clock.at = new Date("2026-03-11T06:59:59Z");
  expect(await openDoors(site)).toEqual([]);
  site.clock.at = new Date("2026-03-11T07:00:00Z");
  expect(await openDoors(site)).toEqual(doors);
});

test("a file of a withdrawn person answers 410, also to staff", async () => {
  const site = await siteWithPerson();
  await site.post("/admin/consents/1", { intent: "withdraw" });
  expect((await site.ask(`/documents/${slug}.pdf`)).status).toBe(410);
  expect((await site.visit("/admin/document/1/files/1.pdf")).status).toBe(410);
});

test("Today shows staff a document that a consent closes", async () => {
  const site = await siteWithPerson();
  const said = "Visitors no longer see “Annual report 2025”";
  expect(textOf(await site.readAsStaff("/admin"))).not.toContain(said);
  await site.post("/admin/consents/1", { intent: "withdraw" });
  expect(textOf(await site.readAsStaff("/admin"))).toContain(said);
});

test("every person of one answer has a consent", async () => {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf("We planted trees in four villages."));
  const body = new URLSearchParams({ ...oneAdult, version: "1" });
  body.append("consent-by", "The second teacher");
  await site.ask("/admin/document/1/files", { method: "POST", headers: site.staffHeaders, body });
  const given = await site.ctx.db.selectFrom("consents").select("given_by").orderBy("id").execute();
  expect(given.map(({ given_by }) => given_by)).toEqual(["The teacher herself", "The second teacher"]);
  expect(await site.ctx.db.selectFrom("appearances").select("id").execute()).toHaveLength(2);
});

test("a cache asks the site before it uses a stored file", async () => {
  const site = await siteWithRedirect();
  const first = await site.ask(`/documents/${slug}.pdf`);
  expect(first.headers.get("Cache-Control")).toBe("public, no-cache");
  const tag = first.headers.get("ETag") ?? "";
  const known = { "If-None-Match": tag };
  expect((await site.ask(`/documents/${slug}.pdf`, { headers: known })).status).toBe(304);
  await site.post("/admin/document/1", { intent: "unpublish" });
  expect((await site.ask(`/documents/${slug}.pdf`, { headers: known })).status).toBe(404);
  expect((await site.ask(`/documents/${slug}.pdf`, { headers: { Range: "bytes=0-9" } })).status).toBe(404);
});

test("a lead shows a requested document again", async () => {
  const site = await siteWithRedirect();
  const lead = await signIn(site.ctx, "lead");
  await site.post(`/photo?document=${slug}`, { document: slug, who: "child", note: "My son is in it." }, "");
  const page = await (await site.ask("/admin/photo-requests", { headers: { Cookie: lead } })).text();
  expect(textOf(mainOf(page))).toContain("Document: Annual report 2025");
  expect((await site.post("/admin/photo-requests", { intent: "kept", id: "1" }, lead)).status).toBe(200);
  expect(await openDoors(site)).toEqual(doors);
});

test("beyond the daily limit, a request waits for the lead", async () => {
  const site = await siteWithRedirect();
  const lead = await signIn(site.ctx, "lead");
  const ask = () => site.post(`/photo?document=${slug}`, { document: slug, who: "other" }, "");
  for (const id of ["1", "2", "3"]) {
    await ask();
    expect(await openDoors(site)).toEqual([]);
    await site.post("/admin/photo-requests", { intent: "kept", id }, lead);
  }
  const answer = await ask();
  expect(await (await site.ask(answer.headers.get("Location") ?? "")).text()).toContain("who decides within 24 hours");
  expect(await openDoors(site)).toEqual(doors);
});

test("a hidden file cannot be added again to another document", async () => {
  const site = await siteWithRedirect();
  await site.post(`/photo?document=${slug}`, { document: slug, who: "self" }, "");
  await site.post("/admin/document/1/files", { delete: "1" });
  await site.post("/admin/document", { title: "Once more", kind: "other", year: "2025", status: "draft" });
  const answer = await site.sendFile(await aPdf("We planted trees in four villages."), 2);
  expect([answer.status, textOf(await answer.text()).includes("A person asked us to hide this file.")]).toEqual([
    409,
    true,
  ]);
});

test("a person who withdrew closes a document also after its file was added again", async () => {
  const site = await siteWithPerson();
  await site.post("/admin/consents/1", { intent: "withdraw" });
  await site.post("/admin/document/1/files", { delete: "1" });
  await site.sendFile(await aPdf("We planted trees in four villages."));
  expect((await site.answer(1, nobody)).status).toBe(409);
  await site.answer(1, oneAdult);
  expect(await openDoors(site)).toEqual([]);
});

test("an earlier version with a withdrawn person closes the current one until it is deleted", async () => {
  const site = await siteWithPerson();
  await site.sendFile(await aPdf("Second edition: trees in five villages."));
  await site.answer(2);
  await site.post("/admin/consents/1", { intent: "withdraw" });
  expect(await openDoors(site)).toEqual([]);
  await site.post("/admin/document/1/files", { delete: "1" });
  expect(await openDoors(site)).toEqual(doors.filter((path) => path !== `/documents/${slug}/1.pdf`));
});

test("the condition in SQL agrees with the photo gate", async () => {
  const site = await siteWithPerson();
  const { db, clock } = site.ctx;
  for (const withdrawn_at of [null, "2026-01-01T00:00:00.000Z"])
    for (const until of [null, "2026-03-09", "2026-03-10", "2027-01-01"])
      for (const uses of ["", "site", "print", "site social newsletter print"]) {
        await db.updateTable("subjects").set({ withdrawn_at }).execute();
        await db.updateTable("consents").set({ until, uses }).execute();
        const person = { withdrawn_at, until, uses };
        const access = accessOf(
          { kind: "photograph", consent_at: "2026-01-01", ...joinConsents([person]) },
          "2026-03-10",
        );
        const found = await findDocument(db, slug, clock.now().toISOString());
        expect([person, found !== undefined]).toEqual([person, access === "consented"]);
      }
});
