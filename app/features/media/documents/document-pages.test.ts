import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { aPdf, siteWithDocument, siteWithPublicDocument } from "../../../../tests/support/site-with-document.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

const told = async (answer: Response) => textOf(mainOf(await answer.text()));

test("a published document has a page with its file, kind, year, size", async () => {
  const site = await siteWithDocument();
  expect(await told(await site.sendFile(await aPdf("We planted trees in four villages.")))).toContain(
    "The file is added.",
  );
  expect(await told(await site.answer(1))).toContain("The answers are saved.");
  expect((await site.publish()).status).toBe(200);
  const list = mainOf(await site.read("/documents"));
  expect(textOf(list)).toMatch(
    /2025 Annual report 2025 Annual report 2025 Annual report, PDF, \d+ (?:kB|bytes) What we did\./,
  );
  expect(list).toContain('href="/documents/annual-report-2025"');
  const page = mainOf(await site.read("/documents/annual-report-2025"));
  expect(page).toContain('href="/documents/annual-report-2025.pdf"');
  const file = await site.ask("/documents/annual-report-2025.pdf");
  expect([file.status, file.headers.get("Content-Type"), file.headers.get("Content-Disposition")]).toEqual([
    200,
    "application/pdf",
    "inline; filename*=UTF-8''annual-report-2025.pdf",
  ]);
  expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).toMatch(/^%PDF-/);
});

test("the file of a draft has no public address", async () => {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf("We planted trees in four villages."));
  await site.answer(1);
  for (const path of [
    "/documents/annual-report-2025",
    "/documents/annual-report-2025.pdf",
    "/documents/annual-report-2025/1.pdf",
  ])
    expect([path, (await site.ask(path)).status]).toEqual([path, 404]);
  expect((await site.visit("/admin/document/1/files/1.pdf")).status).toBe(200);
});

test("the footer names the newest annual report beside the certificate", async () => {
  const site = await siteWithPublicDocument();
  await site.post("/admin/document", { title: "Register", kind: "certificate", year: "2019", status: "draft" });
  await site.sendFile(await aPdf("Registered under number one."), 2);
  await site.answer(1, undefined, 2);
  await site.publish(2);
  await site.post("/admin/document", { title: "Annual report 2024", kind: "report", year: "2024", status: "draft" });
  await site.sendFile(await aPdf("An earlier year."), 3);
  await site.answer(1, undefined, 3);
  await site.publish(3);
  for (const path of ["/contact", "/about"]) {
    const html = await site.read(path);
    const links = [...html.matchAll(/href="(\/documents[^"]*)"/g)].map(([, link]) => link);
    expect([path, [...new Set(links)].toSorted()]).toEqual([
      path,
      ["/documents", "/documents/annual-report-2025", "/documents/register"],
    ]);
  }
});

test("a site without documents links to no list of them", async () => {
  const site = await siteWithDocument();
  for (const path of ["/", "/about"]) expect(await site.read(path)).not.toContain("/documents");
  expect(textOf(mainOf(await site.read("/documents")))).toContain("No documents yet.");
});

test("the editor of a post proposes public documents for links", async () => {
  const site = await siteWithPublicDocument();
  await site.post("/admin/post", { title: "Two friends", paragraphs: "Look." });
  const data = await (await site.visit("/admin/post/1.data")).text();
  expect(data).toContain("/documents/annual-report-2025");
  await site.post("/admin/document/1", { intent: "unpublish" });
  expect(await (await site.visit("/admin/post/1.data")).text()).not.toContain("/documents/annual-report-2025");
});

test("a French site speaks French about documents", async () => {
  const site = await siteWithPublicDocument();
  await saveSetting(site.ctx.db, "language", "fr");
  expect(textOf(mainOf(await site.read("/documents")))).toContain("Nos documents");
  expect(textOf(mainOf(await site.read("/documents/annual-report-2025")))).toContain("Ouvrir le document");
  expect(textOf(await site.readAsStaff("/admin/document/1/files"))).toContain("Peut-on y reconnaître des personnes");
});

test("the publish sheet knows a link to a document, until that is no longer public", async () => {
  const site = await siteWithPublicDocument();
  const paragraphs = "[Report](/documents/annual-report-2025) and [file](/documents/annual-report-2025.pdf).";
  const findDead = async () => {
    const answer = await site.post("/admin/checks", { "draft-subject": "post:new", title: "Links", paragraphs });
    return ((await answer.json()) as { links: { dead: string[] } }).links.dead;
  };
  expect(await findDead()).toEqual([]);
  await site.post("/admin/document/1", { intent: "unpublish" });
  expect(await findDead()).toEqual(["/documents/annual-report-2025", "/documents/annual-report-2025.pdf"]);
});
