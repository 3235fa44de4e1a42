import { describe, expect, test } from "vitest";
import { anOwnPage } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

const partner = {
  title: "Book bank",
  kind: "partner",
  role: "Books",
  about: "They lend us every book.",
  link: "https://example.org/books",
};
const person = { title: "Programme lead", kind: "person", role: "Reading", about: "Reads with us since 2023." };

async function aSite() {
  const site = await createStaffedSite({ empty: false });
  const see = async (path: string) => textOf(mainOf(await site.read(path)));
  const add = (fields: Record<string, string>) => site.post("/admin/contributor", fields);
  return { ...site, see, add };
}

describe("the about page", () => {
  test("lists people, then partners with their link", async () => {
    const { add, read, see } = await aSite();
    expect(await see("/about")).not.toMatch(/Our people|Our partners/);
    await add(partner);
    await add(person);
    expect(await see("/about")).toContain(
      "Our people Programme lead Reading Reads with us since 2023. Our partners Book bank Books They lend us every book.",
    );
    expect(await read("/about")).toMatch(/<a class="tap" href="https:\/\/example\.org\/books" rel="noreferrer">/);
  });

  test("follows the order that staff write", async () => {
    const { add, see } = await aSite();
    for (const [title, place] of Object.entries({ Third: "", Second: "2", First: "1" }))
      await add({ ...person, title, place });
    expect((await see("/about")).match(/First|Second|Third/g)).toEqual(["First", "Second", "Third"]);
  });

  test.each(["draft", "scheduled"])("never shows a %s entry", async (status) => {
    const { add, see } = await aSite();
    await add({ ...person, status, publishAt: "2030-01-01T09:00" });
    expect(await see("/about")).not.toContain("Programme lead");
  });

  test("shows the photo only while it is public", async () => {
    const { ctx, add, read } = await aSite();
    const set = (columns: object) => ctx.db.updateTable("photos").set(columns).where("id", "=", 1).execute();
    await set({ kind: "photograph", alt: "She reads.", consent_at: "2026-03-01T09:00:00.000Z" });
    await add(person);
    await ctx.db.insertInto("photo_attachments").values({ photo_id: 1, owner: "contributor:1", position: 0 }).execute();
    const photoOf = async () => /id="contributor-1"><img /.test(await read("/about"));
    expect(await photoOf()).toBe(true);
    await set({ withdrawn_at: "2026-01-01T00:00:00.000Z" });
    expect(await photoOf()).toBe(false);
    expect(await read("/about")).toContain("Programme lead");
  });
});

test("a page of the foundation lists the chosen kind", async () => {
  const { ctx, add, see, post } = await aSite();
  await add(partner);
  await add(person);
  await ctx.db
    .insertInto("pages")
    .values(anOwnPage({ slug: "our-team" }))
    .execute();
  expect(await see("/our-team")).not.toMatch(/Our people|Our partners/);
  const page = { title: "Our team", slug: "our-team", paragraphs: "Who we are.", placement: "footer" };
  await post("/admin/page/1", { ...page, contributors: "people", version: "1" });
  expect(await see("/our-team")).toMatch(/Our people Programme lead/);
  expect(await see("/our-team")).not.toContain("Book bank");
});

test("a name that may be a child's is asked about before it is public", async () => {
  const { add, see } = await aSite();
  const asked = await add({ ...person, about: "Amina Bello, aged 9, painted the wall." });
  expect([asked.status, (await see("/about")).includes("Amina")]).toEqual([422, false]);
});

test.each([
  ["a text over two lines", { about: "x".repeat(201) }],
  ["a link without https", { link: "http://example.org/" }],
  ["a script as link", { link: "javascript:alert(1)" }],
  ["no name", { title: "" }],
  ["another kind", { kind: "robot" }],
])("%s is refused", async (_, fields) => {
  const { add } = await aSite();
  expect((await add({ ...partner, ...fields })).status).toBe(422);
});

test("a partner without photo, role or link holds with its name alone", async () => {
  const { add, read } = await aSite();
  await add({ title: "Alone", kind: "partner" });
  expect(await read("/about")).toContain('<li id="contributor-1"><h3>Alone</h3></li>');
});
