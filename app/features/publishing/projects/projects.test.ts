import { expect, test } from "vitest";
import { aProject } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertProject } from "./project-queries.server.ts";

test("a project shows title, theme, paragraphs, film, pictures", async () => {
  const { ctx, read } = await createTestSite();
  // The sample's placeholder is no film.
  expect(await read("/project/readmore/2")).not.toContain("VIDEO_ID");
  const video_url = "https://youtu.be/a-real-film";
  await ctx.db.updateTable("projects").set({ video_url }).where("id", "=", 2).execute();
  const html = mainOf(await read("/project/readmore/2"));
  expect(html).toContain("Pad-A-Girl</h1>");
  expect(textOf(html)).toContain("Free pads and menstrual education in 14 universities");
  expect(textOf(html)).toContain("Medical students lead each session with us");
  expect(html).toContain('href="https://www.youtube-nocookie.com/embed/a-real-film"');
  expect(html.match(/<figure class="flag[ "]/g)).toHaveLength(3);
});

test("a project without a film shows a picture instead", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/project/readmore/1"));
  expect(html).not.toContain("youtube");
  expect(html).toContain('<figure class="lead-img">');
});

test("the three programmes are the numbers 1 to 3", async () => {
  const { read } = await createTestSite();
  for (const [index, title] of ["Autism outreach", "Pad-A-Girl", "University health fair"].entries()) {
    expect(textOf(mainOf(await read(`/project/readmore/${index + 1}`)))).toContain(title);
  }
});

test("an old link that begins like a project opens it with the current address", async () => {
  const { ask } = await createTestSite();
  for (const id of ["2-pad-a-girl", "27", "project-2"]) {
    const answer = await ask(`/project/readmore/${id}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("Pad-A-Girl</h1>");
    expect(html).toContain('<link rel="canonical" href="https://site.test/project/readmore/2"/>');
  }
});

test("a project's number or slug takes precedence over old links", async () => {
  const { ctx, read } = await createTestSite();
  for (let more = 0; more < 9; more++) await insertProject(ctx.db, aProject({ title: `More ${more}` }));
  await insertProject(ctx.db, aProject({ title: "By its name", slug: "3-new-ramps" }));
  expect(await read("/project/readmore/12")).toContain("More 8</h1>");
  expect(await read("/project/readmore/3-new-ramps")).toContain("By its name</h1>");
});

test.each([
  "zzz",
  "9",
  "0",
  "%",
  "..%2f1",
  "%F0%9F%92%9B1",
  "1%20OR%201=1",
  "1'--",
  "1".repeat(10_000),
  "a".repeat(10_000),
])("a project that does not exist (%.20s) is answered with No data available and status 404", async (id) => {
  const { ask } = await createTestSite();
  const answer = await ask(`/project/readmore/${id}`);
  expect(answer.status).toBe(404);
  if (id !== "%") expect(textOf(mainOf(await answer.text()))).toContain("No data available");
});
