import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { openTestSite } from "../../../../tests/support/open-test-site.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { aRecording, marker } from "../../../../tests/support/recordings.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FileTooCostly } from "../../../server/file-worker/file-worker.ts";
import { writeLength } from "./recording.ts";
import { convertRecordings, deleteRecordingsOf } from "./recording-commands.server.ts";

type Site = Awaited<ReturnType<typeof createStaffedSite>>;
type Fields = Record<string, string>;

const grownUp = { voice: "adults", "voice-by": "The reader herself", "voice-kind": "voice" };

/** Sends the form as browsers do. */
function add({ ask, staffHeaders }: Site, fields: Fields, file?: Uint8Array, path = "/admin/listen/post-1") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append("file", new Blob([new Uint8Array(file)]), "Voice 012.m4a");
  return ask(path, { method: "POST", body, headers: staffHeaders });
}

const addressOf = (html: string) => /src="(\/files\/recordings\/[^"]+)"/.exec(html)?.[1] ?? "";

const addressesOf = (html: string) => [...html.matchAll(/src="(\/files\/recordings\/[^"]+)"/g)].map(([, path]) => path);

async function siteWithPost() {
  const site = await createStaffedSite();
  await site.post("/admin/post", { title: "Two friends", paragraphs: "Look." });
  return site;
}

test("a post's recording shows language, length and size before playing", async () => {
  const site = await siteWithPost();
  expect(await site.read("/blog/two-friends")).not.toContain("<audio");
  const answer = await add(site, { language: "Yorùbá", ...grownUp }, await aRecording("m4a"));
  expect(textOf(await answer.text())).toContain("The recording is added.");
  const page = await site.read("/blog/two-friends");
  expect(textOf(mainOf(page))).toMatch(/Listen Listen in Yorùbá \(1 s, \d+ kB\)/);
  expect(page).toMatch(/<audio[^>]+preload="none"/);
  const heard = await site.ask(addressOf(page));
  const bytes = Buffer.from(await heard.arrayBuffer());
  expect([heard.status, heard.headers.get("Content-Type"), heard.headers.get("Accept-Ranges")]).toEqual([
    200,
    "audio/mp4",
    "bytes",
  ]);
  expect(heard.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(bytes.length).toBe(Number(heard.headers.get("Content-Length")));
  expect(bytes.toString("latin1")).not.toContain(marker);
  expect(await site.auditEvents()).toContain("recording added, post:1");
  // Its people are a consent, like those of pictures.
  expect(textOf(await site.readAsStaff("/admin/consents/1"))).toContain("post 1, in Yorùbá");
});

test("phones load ranges of a recording", async () => {
  const site = await siteWithPost();
  await add(site, { language: "English", ...grownUp }, await aRecording("webm"));
  const address = addressOf(await site.read("/blog/two-friends"));
  const whole = Buffer.from(await (await site.ask(address)).arrayBuffer());
  const size = whole.length;
  const parts: [string, number, string | null, Buffer][] = [
    ["bytes=0-1", 206, `bytes 0-1/${size}`, whole.subarray(0, 2)],
    ["bytes=100-", 206, `bytes 100-${size - 1}/${size}`, whole.subarray(100)],
    ["bytes=-7", 206, `bytes ${size - 7}-${size - 1}/${size}`, whole.subarray(size - 7)],
    [`bytes=5-${size * 9}`, 206, `bytes 5-${size - 1}/${size}`, whole.subarray(5)],
    [`bytes=${size}-`, 416, `bytes */${size}`, Buffer.alloc(0)],
    ["bytes=9-3", 416, `bytes */${size}`, Buffer.alloc(0)],
    ["bytes=-", 200, null, whole],
    ["bytes=0-1,4-5", 200, null, whole],
    ["lines=0-1", 200, null, whole],
  ];
  for (const [Range, status, said, expected] of parts) {
    const answer = await site.ask(address, { headers: { Range } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([Range, answer.status, answer.headers.get("Content-Range"), bytes.equals(expected)]).toEqual([
      Range,
      status,
      said,
      true,
    ]);
  }
  const tag = (await site.ask(address)).headers.get("ETag") ?? "";
  expect((await site.ask(address, { headers: { "If-None-Match": tag } })).status).toBe(304);
  const changed = await site.ask(address, { headers: { Range: "bytes=0-1", "If-Range": '"other"' } });
  expect(changed.status).toBe(200);
  for (const path of [
    "/files/recordings/x.m4a",
    "/files/recordings/..%2f..%2fsite.sqlite",
    address.replace(/webm$/, "m4a"),
  ])
    expect([path, (await site.ask(path)).status]).toEqual([path, 404]);
});

test("a phone gets the byte ranges that Safari asks for", async () => {
  const site = await siteWithPost();
  await add(site, { language: "English", ...grownUp }, await aRecording("m4a"));
  const address = addressOf(await site.read("/blog/two-friends"));
  const size = (await (await site.ask(address)).arrayBuffer()).byteLength;
  const port = await openTestSite(site.ctx);
  const ask = async (Range: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { Range } });
    return [answer.status, answer.headers.get("Content-Range"), (await answer.arrayBuffer()).byteLength];
  };
  expect(await ask("bytes=0-1")).toEqual([206, `bytes 0-1/${size}`, 2]);
  expect(await ask(`bytes=0-${size - 1}`)).toEqual([206, `bytes 0-${size - 1}/${size}`, size]);
  expect(await ask(`bytes=${size - 9}-`)).toEqual([206, `bytes ${size - 9}-${size - 1}/${size}`, 9]);
  expect(await ask(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
  const answer = await fetch(`http://127.0.0.1:${port}/blog/two-friends`, { headers: { Range: "bytes=5-1" } });
  expect(answer.status).toBe(200);
});

test("a recording that some phones cannot play gets an MP3 copy", async () => {
  const site = await siteWithPost();
  await add(site, { language: "Hausa", ...grownUp }, await aRecording("webm"));
  await add(site, { language: "English", ...grownUp }, await aRecording("m4a"));
  const [webm] = addressesOf(await site.read("/blog/two-friends"));
  expect(textOf(await site.readAsStaff("/admin/listen/post-1"))).toContain("Some phones cannot play it yet");
  await convertRecordings(site.ctx);
  const [mp3 = "", m4a] = addressesOf(await site.read("/blog/two-friends"));
  expect([mp3, m4a]).toEqual([expect.stringMatching(/mp3$/), expect.stringMatching(/m4a$/)]);
  expect(textOf(await site.readAsStaff("/admin/listen/post-1"))).not.toContain("Some phones");
  const heard = await site.ask(mp3);
  const bytes = Buffer.from(await heard.arrayBuffer());
  expect([heard.status, heard.headers.get("Content-Type"), heard.headers.get("Content-Length")]).toEqual([
    200,
    "audio/mpeg",
    `${bytes.length}`,
  ]);
  // MPEG 2, layer III.
  expect([bytes[0], (bytes[1] ?? 0) & 0xfe]).toEqual([0xff, 0xf2]);
  const part = await site.ask(mp3, { headers: { Range: "bytes=0-1" } });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, `bytes 0-1/${bytes.length}`]);
  // A page that is already open still plays.
  expect((await site.ask(webm ?? "")).headers.get("Content-Type")).toBe("audio/webm");
  // Other recordings need no copy.
  await convertRecordings(site.ctx);
  expect(addressesOf(await site.read("/blog/two-friends"))).toEqual([mp3, m4a]);
});

test("a withdrawal silences both formats; deletion removes both files", async () => {
  const site = await siteWithConsent({}, "lead");
  await add(site, { language: "Hausa", codes: "p-1" }, await aRecording("ogg"));
  const ogg = addressOf(await site.read("/blog/two-friends"));
  await convertRecordings(site.ctx);
  const mp3 = addressOf(await site.read("/blog/two-friends"));
  expect([ogg.slice(-3), mp3.slice(-3)]).toEqual(["ogg", "mp3"]);
  await site.ctx.db.updateTable("subjects").set({ withdrawn_at: "2026-01-01T00:00:00Z" }).execute();
  for (const address of [ogg, mp3]) expect([address, (await site.ask(address)).status]).toEqual([address, 410]);
  await site.post("/admin/listen/post-1", { delete: "1" });
  for (const address of [ogg, mp3]) expect([address, (await site.ask(address)).status]).toEqual([address, 404]);
  expect(readdirSync(join(site.ctx.config.root, "var/files/recordings"))).toEqual([]);
});

test("a recording that cannot be converted stays, with a hint for staff", async () => {
  const site = await siteWithPost();
  await add(site, { language: "Hausa", ...grownUp }, await aRecording("webm"));
  const webm = addressOf(await site.read("/blog/two-friends"));
  const failing = { open: () => Promise.reject(new FileTooCostly("It ended with SIGKILL.")) };
  await convertRecordings({ ...site.ctx, fileWorker: failing });
  await convertRecordings(site.ctx);
  expect(addressOf(await site.read("/blog/two-friends"))).toBe(webm);
  expect(textOf(await site.readAsStaff("/admin/listen/post-1"))).toContain("Save it as MP3 or M4A, and add that file.");
});

test("a withdrawn or expired voice is silent on page and address", async () => {
  const site = await siteWithConsent({}, "lead");
  await add(site, { language: "Hausa", codes: "p-1" }, await aRecording("ogg"));
  const address = addressOf(await site.read("/blog/two-friends"));
  expect((await site.ask(address)).status).toBe(200);
  const code = await site.printCard();
  await site.ask("/withdraw", { method: "POST", body: new URLSearchParams({ code }) });
  expect(await site.read("/blog/two-friends")).not.toContain("<audio");
  const gone = await site.ask(address);
  expect([gone.status, gone.headers.get("Cache-Control")]).toEqual([410, "no-store"]);
  expect(textOf(await site.readAsStaff("/admin/listen/post-1"))).toContain("Visitors do not hear it");
  await site.takeConsent({ intent: "putBack" }, site.path);
  expect(await site.read("/blog/two-friends")).toContain(address);
  for (const columns of [{ until: "2026-01-01" }, { until: null, uses: "print newsletter" }]) {
    await site.ctx.db.updateTable("consents").set(columns).execute();
    expect(await site.read("/blog/two-friends")).not.toContain(address);
    expect((await site.ask(address)).status).toBe(404);
    // Staff can listen before they decide.
    expect((await site.ask(address, { headers: site.staffHeaders })).status).toBe(200);
  }
});

test("an incomplete recording returns the form with errors and typed text", async () => {
  const site = await siteWithPost();
  const voice = await aRecording("m4a");
  const refused: [Fields, Uint8Array | undefined, string][] = [
    [{ ...grownUp, language: " " }, voice, "Write down which language it is in"],
    [{ language: "Yorùbá" }, voice, "Record who agreed for the voice, or write the code of a consent"],
    [{ language: "Yorùbá", voice: "nobody" }, voice, "Record who agreed for the voice, or write the code of a consent"],
    [{ language: "Yorùbá", ...grownUp, "voice-by": " " }, voice, "Write down who said yes"],
    [{ language: "Yorùbá", codes: "P-1 Adaeze" }, voice, "A code looks like P-12"],
    [{ language: "Yorùbá", codes: "P-99" }, voice, "No consent has this code"],
    [{ language: "Yorùbá", ...grownUp }, undefined, "Record it, or choose a file"],
    [{ language: "Yorùbá", ...grownUp }, Buffer.from("no sound at all"), "Some phones cannot play this file."],
    [{ language: "Yorùbá", ...grownUp }, Buffer.alloc(3 * 1024 * 1024 + 1), "It is larger than 3 MB"],
    [{ language: "Yorùbá", ...grownUp }, Buffer.alloc(13 * 1024 * 1024), "It is larger than 3 MB"],
  ];
  for (const [fields, file, sentence] of refused) {
    const answer = await add(site, fields, file);
    const html = await answer.text();
    expect([answer.status, textOf(html)]).toEqual([422, expect.stringContaining(sentence)]);
    if (fields.language?.trim()) expect(html).toContain('value="Yorùbá"');
    if (file) expect(textOf(html)).toContain("Choose the recording again");
  }
  expect(await site.ctx.db.selectFrom("recordings").select("id").execute()).toEqual([]);
  expect(await site.ctx.db.selectFrom("consents").select("id").execute()).toEqual([]);
  for await (const { path } of site.ctx.storage.list()) expect(path).not.toMatch(/^recordings/);
});

test("a page takes five recordings, each once; deletion removes the file", async () => {
  const site = await siteWithPost();
  const voice = await aRecording("mp3");
  for (let time = 0; time < 2; time++) await add(site, { language: "Igbo", ...grownUp }, voice);
  expect(await site.ctx.db.selectFrom("recordings").select("language").execute()).toHaveLength(1);
  expect(await site.ctx.db.selectFrom("consents").select("id").execute()).toHaveLength(1);
  const row = { owner: "post:1", type: "audio/mpeg", bytes: 1, seconds: 1, language: "English", added_by: "Staff" };
  for (let number = 0; number < 4; number++)
    await site.ctx.db
      .insertInto("recordings")
      .values({ ...row, path: `recordings/${number}.mp3`, created_at: "2026-03-10" })
      .execute();
  const sixth = await add(site, { language: "English", ...grownUp }, await aRecording("ogg"));
  expect(textOf(await sixth.text())).toContain("A page has at most 5 recordings. Delete one first.");
  const address = addressOf(await site.read("/blog/two-friends"));
  expect(textOf(await (await site.post("/admin/listen/post-1", { delete: "1" })).text())).toContain(
    "The recording is deleted.",
  );
  expect((await site.ask(address)).status).toBe(404);
  for await (const { path } of site.ctx.storage.list()) expect(path).not.toMatch(/^recordings/);
  expect((await site.post("/admin/listen/post-1", { delete: "1" })).status).toBe(404);
  // The rest is deleted with the post.
  await withTransaction(site.ctx, (inside) => deleteRecordingsOf(inside, "post:1"));
  expect(await site.ctx.db.selectFrom("recordings").select("id").execute()).toEqual([]);
});

test("projects and own pages have recordings; events and news have none", async () => {
  const site = await createStaffedSite({}, "admin");
  await site.post("/admin/project", { title: "Tap", theme: "Water", paragraphs: "Water." });
  await site.post("/admin/page", { title: "Our promise", slug: "promise", paragraphs: "We keep it." });
  for (const subject of ["project-1", "page-1"])
    await add(site, { language: "English", ...grownUp }, await aRecording("m4a"), `/admin/listen/${subject}`);
  for (const path of ["/project/readmore/1", "/promise"]) expect(await site.read(path)).toContain("<audio");
  for (const subject of ["event-1", "news-1", "post-99", "users-1"])
    expect([subject, (await site.visit(`/admin/listen/${subject}`)).status]).toEqual([subject, 404]);
});

test("fixed pages have recordings", async () => {
  const site = await createStaffedSite({ empty: false });
  for (const [key, path] of [
    ["home", "/"],
    ["about", "/about"],
    ["what-we-do", "/what-we-do"],
    ["privacy", "/privacy"],
  ]) {
    expect(await site.read(path ?? "")).not.toContain("<audio");
    expect(await site.readAsStaff(`/admin/pages/${key}`)).toContain(`/admin/listen/site-${key}`);
    const mark = /name="mark" value="(\w+)"/.exec(await site.readAsStaff(`/admin/listen/site-${key}`))?.[1] ?? "";
    await add(site, { mark, language: "Igbo", ...grownUp }, await aRecording("mp3"), `/admin/listen/site-${key}`);
    expect(await site.read(path ?? "")).toContain("<audio");
  }
  expect((await site.visit("/admin/listen/site-contact")).status).toBe(404);
  expect(textOf(await site.readAsStaff("/admin/consents/1"))).toContain("site home, in Igbo");
});

test("only the recording page may use the microphone", async () => {
  const site = await siteWithPost();
  const allowed = async (path: string) => (await site.visit(path)).headers.get("Permissions-Policy");
  expect(await allowed("/admin/listen/post-1")).toContain("microphone=(self)");
  expect(await allowed("/admin/post/1")).toContain("microphone=()");
});

test.each([
  [1, "1 s"],
  [45, "45 s"],
  [60, "1 min"],
  [80, "1 min 20 s"],
  [754, "12 min 34 s"],
])("%i seconds are written as %s", (seconds, text) => {
  expect(writeLength(seconds)).toBe(text);
});
