import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { addPhoto, attachPhoto } from "../../media/photos/photo-queries.server.ts";

test("the hero says what the foundation does and leads to the programmes and the film", async () => {
  const { ctx, read } = await createTestSite();
  await saveSetting(ctx.db, "introVideoId", "a-real-film");
  const html = await read("/");
  expect(textOf(/<h1>.*?<\/h1>/s.exec(html)?.[0] ?? "")).toBe("We Spread Compassion, We Create Smiles");
  expect(html).toMatch(/<a class="btn" href="\/what-we-do">What We Do<\/a>/);
  expect(html).toMatch(/<a class="btn btn--line" href="\/about"><svg.*?<\/svg>Play Video<\/a>/);
});

test("the home page shows the foundation with its founder", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/"));
  expect(textOf(html)).toContain("Our founder This work began in July 2023.");
  expect(html).toContain(
    '<a class="btn" href="/about"><span>Learn more<span class="vh"> about the foundation</span></span></a>',
  );
  expect(html.match(/<figure class="flag/g)).toHaveLength(2);
});

test("the three projects and the events are on the home page, each a link to its own page", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/"));
  for (const id of [1, 2, 3]) expect(html).toContain(`href="/project/readmore/${id}"`);
  for (const id of [1, 2, 3, 4]) expect(html).toContain(`href="/event/readmore/${id}"`);
});

test("donors see five shares of gifts with two decimals", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/"));
  const text = textOf(html);
  expect(text).toContain("How we spend your donations and where it goes");
  expect(text).toContain(
    "40.00% child care home 35.00% cleanliness program 10.00% helping people 10.00% excurion 5.00% feeding the poor",
  );
  expect(html).toContain(
    'role="img" aria-label="Donation Distribution: child care home 40.00%, cleanliness program 35.00%, helping people 10.00%, excurion 10.00%, feeding the poor 5.00%"',
  );
});

test("the slices of the doughnut are as long as their shares and follow one another", async () => {
  const { read } = await createTestSite();
  const slices = [...(await read("/")).matchAll(/stroke-dasharray="([\d.]+) 929.91" stroke-dashoffset="-([\d.]+)"/g)];
  expect(slices.map(([, length, offset]) => [Number(length), Number(offset)])).toEqual([
    [365.46, 3.25],
    [318.97, 375.21],
    [86.49, 700.68],
    [86.49, 793.67],
    [40, 886.67],
  ]);
});

test("the banner asks for volunteers in a new tab, and for gifts", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/"));
  expect(html).toContain("You can contribute to provide a place for children with special needs!");
  expect(html).toMatch(
    /<a class="btn btn--line" href="https:\/\/example.org\/volunteer-form" target="_blank" rel="noopener">/,
  );
  expect(textOf(html)).toContain("Join as a volunteer (opens in a new tab)");
  expect(html).toContain('<a class="btn btn--sun" href="/donate">Donate</a>');
});

test("a photograph in a place replaces the drawing there, and only there", async () => {
  const { ctx, read } = await createTestSite();
  const path = await ctx.storage.put("images", "jpg", Buffer.from("a photograph"));
  const photo_id = await addPhoto(ctx.db, { path, alt: "Children at a tap", width: 1600, height: 900 });
  await attachPhoto(ctx.db, { owner: "place:home-hero", position: 0, photo_id });
  await attachPhoto(ctx.db, { owner: "place:banner", position: 0, photo_id });
  const html = mainOf(await read("/"));
  expect(html).toContain('<section class="hero hero--photo">');
  expect(html).toMatch(
    new RegExp(`<img alt="Children at a tap" src="/files/${path}" width="1600" height="900" [^>]*class="hero-photo"`),
  );
  expect(html).not.toContain("hero-kids");
  expect(html).toMatch(/class="banner-img banner-img--photo"/);
  expect(html).toMatch(/<figure class="flag flag--hung flag--a"><img alt="A girl with beaded hair/);
});

test("a foundation without events and projects shows no empty boxes", async () => {
  const { read } = await createTestSite({ empty: true });
  const text = textOf(mainOf(await read("/")));
  expect(text).not.toContain("Projects");
  expect(text).not.toContain("Events");
  expect(text).toContain("How we spend your donations");
});
