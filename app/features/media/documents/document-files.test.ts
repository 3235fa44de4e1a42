import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import {
  aPdf,
  nobody,
  siteWithDocument,
  siteWithPublicDocument,
} from "../../../../tests/support/site-with-document.ts";
import { FileTooCostly } from "../../../server/file-worker/file-worker.ts";
import { StorageError } from "../../../server/storage/storage.ts";

type Site = Awaited<ReturnType<typeof siteWithDocument>>;

const told = async (answer: Response) => textOf(mainOf(await answer.text()));

const rowsOf = ({ ctx }: Site) => ctx.db.selectFrom("document_files").select(["version", "people", "money"]).execute();

async function storedFiles({ ctx }: Site): Promise<string[]> {
  const paths = [];
  for await (const { path } of ctx.storage.list()) if (path.startsWith("documents/")) paths.push(path);
  return paths;
}

const bank = "Send your gift to First Bank, account 0123456789, name Sample.";

const whole = () => aPdf("We planted trees in four villages.");

const wrongFiles: [what: string, file: () => Promise<Uint8Array<ArrayBuffer>>, sentence: string][] = [
  ["a picture", async () => new Uint8Array(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")), "This file is no PDF."],
  ["words with the name of a PDF", async () => new Uint8Array(Buffer.from("report.pdf")), "This file is no PDF."],
  ["an empty file", async () => new Uint8Array(0), "Choose a PDF."],
  ["half a PDF", async () => (await whole()).slice(0, 500), "The end of this PDF is missing."],
  [
    "a PDF with a password",
    () => aPdf("Secret", (pdf) => pdf.encrypt({ userPassword: "x", ownerPassword: "y" })),
    "This PDF has a password.",
  ],
  [
    "a PDF with JavaScript",
    () => aPdf("Hello", (pdf) => pdf.addJavaScript("run", "app.alert(1)")),
    "This PDF contains a program.",
  ],
  [
    "a damaged PDF",
    async () => new Uint8Array(Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF")),
    "This PDF is damaged.",
  ],
  [
    "a PDF of 25 MB",
    async () => new Uint8Array(Buffer.concat([await whole(), randomBytes(25 * 1024 * 1024)])),
    "This PDF is larger than 20 MB.",
  ],
  ["a file of 31 MB", async () => new Uint8Array(31 * 1024 * 1024), "This PDF is larger than 20 MB."],
];

test.each(wrongFiles)("%s is refused with one sentence, the public version stays", async (_, file, sentence) => {
  const site = await siteWithPublicDocument();
  const before = await storedFiles(site);
  const answer = await site.sendFile(await file());
  expect(answer.status).toBe(422);
  expect(await told(answer)).toContain(`Nothing was changed. ${sentence}`);
  expect([await storedFiles(site), (await rowsOf(site)).length]).toEqual([before, 1]);
  expect((await site.ask("/documents/annual-report-2025.pdf")).status).toBe(200);
});

test("a storage that is full keeps the public version", async () => {
  const site = await siteWithPublicDocument();
  const { storage } = site.ctx;
  const put = storage.put;
  storage.put = () => Promise.reject(new StorageError("The disk is full."));
  const answer = await site.sendFile(await aPdf("Second edition."));
  storage.put = put;
  expect([answer.status, (await told(answer)).includes("The site cannot store files now.")]).toEqual([503, true]);
  expect(await rowsOf(site)).toHaveLength(1);
});

test("a PDF whose text takes too long is asked about like a scan", async () => {
  const site = await siteWithDocument();
  const { open } = site.ctx.fileWorker;
  site.ctx.fileWorker = {
    open: (task, ...more) =>
      task === "documentText" ? Promise.reject(new FileTooCostly("too long")) : open(task, ...more),
  };
  await site.sendFile(await whole());
  const page = await site.readAsStaff("/admin/document/1/files");
  expect(page).toContain("Does it show an account number or a phone number for money?");
});

test("a document without a file is saved as a draft only", async () => {
  const site = await siteWithDocument();
  const answer = await site.publish();
  expect([answer.status, (await told(answer)).includes("Save it as a draft first.")]).toEqual([422, true]);
});

test("a missing answer is not a no", async () => {
  const site = await siteWithDocument();
  await site.sendFile(await whole());
  expect((await site.publish()).status).toBe(422);
  expect((await site.answer(1, { intent: "answer" })).status).toBe(422);
  expect((await site.answer(1, { intent: "answer", people: "some" })).status).toBe(422);
  expect(await rowsOf(site)).toEqual([{ version: 1, people: null, money: "none" }]);
});

test("the same file twice adds one version", async () => {
  const site = await siteWithDocument();
  await Promise.all([site.sendFile(await whole()), site.sendFile(await whole())]);
  expect(await rowsOf(site)).toHaveLength(1);
});

test("a file that another document has is refused", async () => {
  const site = await siteWithPublicDocument();
  await site.post("/admin/document", { title: "Copy", kind: "other", year: "2025", status: "draft" });
  expect(await told(await site.sendFile(await whole(), 2))).toContain("Another document already has this file");
});

test("a new version waits for its answers, then takes the address", async () => {
  const site = await siteWithPublicDocument();
  const address = "/documents/annual-report-2025.pdf";
  const first = (await site.ask(address)).headers.get("ETag");
  await site.sendFile(await aPdf("Second edition: trees in five villages."));
  expect((await site.ask(address)).headers.get("ETag")).toBe(first);
  await site.answer(2);
  expect((await site.ask(address)).headers.get("ETag")).not.toBe(first);
  const page = textOf(mainOf(await site.read("/documents/annual-report-2025")));
  expect(page).toContain("Earlier versions Version 1, March 10, 2026");
  expect((await site.ask("/documents/annual-report-2025/1.pdf")).headers.get("ETag")).toBe(first);
});

test("the address stays when the title changes", async () => {
  const site = await siteWithPublicDocument();
  const fields = { title: "What we did in 2025", kind: "report", year: "2025", description: "" };
  await site.post("/admin/document/1", { ...fields, status: "published", version: "2" });
  expect(textOf(mainOf(await site.read("/documents/annual-report-2025")))).toContain("What we did in 2025");
});

test("a scan says that its text is not read", async () => {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf(""));
  expect(textOf(await site.readAsStaff("/admin/document/1/files"))).toContain("This PDF is a scan.");
  expect((await site.publish()).status).toBe(422);
});

test.each([
  ["no", "none"],
  ["yes", "found"],
])("the answer %s about money in a scan is stored as %s", async (money, stored) => {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf(""));
  expect((await site.answer(1, nobody)).status).toBe(422);
  expect((await site.answer(1, { ...nobody, money })).status).toBe(200);
  expect(await rowsOf(site)).toEqual([{ version: 1, people: "none", money: stored }]);
});

test("an account in a PDF waits for an admin who did not add the file", async () => {
  const site = await siteWithDocument({}, "admin");
  await site.sendFile(await aPdf(bank));
  await site.answer(1);
  expect(textOf(await site.readAsStaff("/admin/document/1/files"))).toContain("0123456789");
  expect((await site.publish()).status).toBe(422);
  expect(await told(await site.answer(1, { intent: "compare" }))).toContain(
    "Another person than the one who added the file",
  );
  const editor = await signIn(site.ctx, "editor");
  expect((await site.post("/admin/document/1/files", { intent: "compare", version: "1" }, editor)).status).toBe(403);
  expect(await rowsOf(site)).toEqual([{ version: 1, people: "none", money: "found" }]);
});

test("Today shows an admin the file that waits for a comparison", async () => {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf(bank));
  const admin = await signIn(site.ctx, "admin");
  const today = await site.ask("/admin", { headers: { Cookie: admin } });
  expect(textOf(await today.text())).toContain("Compare the accounts and numbers in “Annual report 2025”");
  expect(textOf(await site.readAsStaff("/admin"))).not.toContain("Compare the accounts");
});

test("another settled admin compares an account once for the file", async () => {
  const site = await siteWithDocument();
  await site.sendFile(await aPdf(bank));
  await site.answer(1);
  const admin = await signIn(site.ctx, "admin");
  const answer = await site.post("/admin/document/1/files", { intent: "compare", version: "1" }, admin);
  expect(await told(answer)).toContain("Confirmed.");
  expect(await rowsOf(site)).toEqual([{ version: 1, people: "none", money: "agreed" }]);
  expect((await site.publish()).status).toBe(200);
});

test("an allowed number no longer waits once the text is read again", async () => {
  const site = await siteWithDocument({}, "admin");
  await site.sendFile(await aPdf(bank));
  await site.answer(1);
  expect(await told(await site.answer(1, { intent: "check" }))).toContain("still not allowed");
  const asked = { asked_by: "A", asked_by_id: "a", asked_at: "2026-01-01T00:00:00.000Z", agreed_by: "B" };
  const agreed = { agreed_by_id: "b", agreed_at: "2026-01-02T00:00:00.000Z", live_at: "2026-01-02T00:00:00.000Z" };
  const number = { id: "1", number: "0123456789", words: "0123456789", why: "Ours" };
  await site.ctx.db
    .insertInto("money_numbers")
    .values({ ...number, ...asked, ...agreed })
    .execute();
  expect(await told(await site.answer(1, { intent: "check" }))).toContain("No account or number in it waits");
  expect((await site.publish()).status).toBe(200);
});

test("a risky sentence in the description is asked about before the document is public", async () => {
  const site = await siteWithPublicDocument();
  const fields = { title: "Report", kind: "report", year: "2025", status: "published", version: "2" };
  const answer = await site.post("/admin/document/1", {
    ...fields,
    description: "Amina Bello, aged 9, painted the wall.",
  });
  expect(answer.status).toBe(422);
  expect(await site.read("/documents/annual-report-2025")).not.toContain("Amina");
});
