import { expect, test } from "vitest";
import { fillForReaders, readEmails, readPeoplesPages, readPublicSite, type Texts } from "./support/crawl-site.ts";
import {
  filesNamedIn,
  filesOfSample,
  hopeLogo,
  hopeName,
  hopePalette,
  hopeStaffPages,
  seeHopeOn,
} from "./support/hope-foundation.ts";
import { ownWords } from "./support/own-words.ts";
import { textOf } from "./support/page-text.ts";
import { publicPages } from "./support/public-pages.ts";
import { sampleColoursIn, sampleWordsIn } from "./support/sample-remains.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

/** Words that staff read, and all foundations have. */
const forStaff = /^\/(?:login|password|setup|welcome|staff)/;

/** Settings that the welcome does not ask for. */
const settings = {
  name: hopeName,
  kind: "Kumasi",
  nameMeaning: "Hope is what children bring.",
  founded: "2025-05",
  phone: "+233 111 222",
  email: "hello@hope.example",
  town: "Kumasi",
  headOffice: "2 Sample Road, Kumasi",
  volunteerFormUrl: "https://hope.example/volunteer",
  introVideoId: "",
  figureValue: ["40"],
  figureLabel: ["children reading"],
  sharePercent: ["100"],
  shareLabel: ["school fees"],
  socialName: ["Instagram"],
  socialUrl: ["https://social.example/hope"],
};

const account = { form1: "Bank account", bank1: "Bank of Kumasi", number1: "1234567890", name1: hopeName };

/** Answers whose words are not those of a page. */
const notOfPages: [name: RegExp, why: string][] = [[/^example of /, "an example shows the words that a new site has"]];

type Site = Awaited<ReturnType<typeof fillForReaders>>;

/** The foundation does its welcome and gives its own words, by the forms of its staff. */
async function makeOwn(site: Site) {
  const save = async (path: string, fields: Record<string, string | string[]> | URLSearchParams) => {
    const sent =
      fields instanceof URLSearchParams ? await site.ask(path, asked(fields)) : await site.post(path, fields);
    expect([path, sent.status < 400 ? "" : textOf(await sent.text())]).toEqual([path, ""]);
  };
  const asked = (body: string | URLSearchParams) => ({ method: "POST", headers: site.staffHeaders, body });
  const { logo } = (await (await site.ask("/admin/look/logo", asked(hopeLogo))).json()) as { logo: string };
  const { name, kind, founded, phone, email, headOffice } = settings;
  await save("/admin/welcome?step=1", { step: "country", country: "NG" });
  await save("/admin/welcome?step=2", { step: "name", name, kind, founded, ready: "Lagoon", logo });
  await save("/admin/welcome?step=3", { step: "words" });
  await save("/admin/welcome?step=4", { step: "reach", phone, email, headOffice, to: "foundation", intent: "test" });
  const post = { title: "The first class", paragraphs: "Thirty children read their first page." };
  await save("/admin/post", { ...post, status: "published" });
  await save("/admin/welcome?step=5", { step: "post" });
  // One of each has a change that waits.
  await save("/admin/bank", { intent: "stop", id: "2" });
  await save("/admin/bank", { intent: "ask", ...account });
  await save("/admin/settings", settings);
  await save("/admin/sample", { intent: "remove" });
  for (const [key, form] of ownWords()) await save(`/admin/pages/${key}`, new URLSearchParams(form));
  for (const slug of ["safeguarding-policy", "how-we-are-governed"])
    await save("/admin/page", { title: slug, slug, paragraphs: "Two adults, always.", placement: "header" });
  const colleague = { firstName: "Kofi", lastName: "Editor", email: "kofi@hope.example", role: "editor" };
  await save("/admin/createuser", colleague);
}

/** Pages as they are sent, and the drawings, pictures and other files that they name. */
async function readWithFiles({ ask, read }: Site, paths: string[]) {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await read(path));
  const files = new Map<string, Buffer>();
  // Cards and papers take long to draw, all by the same code: two are looked at.
  const isDrawn = (path: string) => !/^.look.(?:cards|paper)/.test(path) || /\/(?:site.home|post.the-first)/.test(path);
  for (const path of [...filesNamedIn([...pages.values()])].filter(isDrawn))
    files.set(path, Buffer.from(await (await ask(path)).arrayBuffer()));
  return { pages, files };
}

test("a foundation with its own words keeps none of the sample", async () => {
  const staffed = await createStaffedSite({ empty: false }, "admin");
  const site = await fillForReaders(staffed, "NG", { town: "Kumasi", hasOwnContent: true });
  // Also a sentence of the sample.
  await site.ctx.db
    .updateTable("posts")
    .set({ paragraphs: "[]", post_text: "A class reads." })
    .where("slug", "=", "sample-post")
    .execute();
  // The numbers for help were called while the site had the sample's name.
  await site.ctx.db.deleteFrom("outbox_emails").where("kind", "=", "sure-fact").execute();
  const fresh = await readWithFiles(site, ["/"]);
  expect(sampleWordsIn(fresh.pages.get("/") ?? "").length).toBeGreaterThan(10);
  await makeOwn(site);

  for (const path of hopeStaffPages) seeHopeOn(path, await site.readAsStaff(path));

  const opened = publicPages.flatMap(({ path, sent }) => (sent === undefined ? [path] : []));
  const { pages, files } = await readWithFiles(site, [
    ...opened,
    "/blog/the-first-class",
    "/feed.xml",
    "/feeds/posts.json",
  ]);
  for (const [path, html] of pages) expect([path, ...sampleColoursIn(html, hopePalette)]).toEqual([path]);
  for (const [path, bytes] of files)
    expect([path, ...sampleColoursIn(bytes.toString("latin1"), hopePalette)]).toEqual([path]);
  expect(filesOfSample(fresh.files, files)).toEqual([]);

  const texts: Texts = new Map();
  for (const read of [readPublicSite, readPeoplesPages, readEmails])
    for (const [name, text] of await read(site)) texts.set(name, text);
  const remains = [...texts].flatMap(([name, text]) =>
    // A calendar names the clock of the country, and the program that wrote it.
    sampleWordsIn(text.replaceAll(/Africa\/Lagos|-\/\/Tabasamu\//g, ""), forStaff.test(name) ? [] : undefined).map(
      (words) => `${name}: ${words}`,
    ),
  );
  expect(remains.filter((line) => !notOfPages.some(([name]) => name.test(line.replace(/: .*/s, ""))))).toEqual([]);
  // The reading was everywhere.
  const names = [...texts].flatMap(([name, text]) => (text === "" ? [] : [name]));
  for (const shape of [
    /receipt\/[\d-]+\.pdf$/,
    /card\.jpg$/,
    /readmore\/\d\d?\.ics$/,
    /^\/events\.ics$/,
    /^\/feed\.xml$/,
    /e-mail \d+$/,
  ])
    expect([shape, names.some((name) => shape.test(name))]).toEqual([shape, true]);
});
