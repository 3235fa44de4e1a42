import * as build from "virtual:react-router/server-build";
import { describe, expect, test } from "vitest";
import { addPhoto, attachPhoto } from "../app/features/media/photos/photo-queries.server.ts";
import { cachedRoutesOf } from "../app/server/page-cache/cached-routes.ts";
import { createTestSite } from "./support/test-site.ts";

const low = { headers: { "Save-Data": "on" } };
const paths = Object.keys(cachedRoutesOf(build)).filter((path) => !/[:.]/.test(path));

/** A site with a photograph in this place. */
async function createSiteWithPhoto(place: "home-hero" | "banner") {
  const made = await createTestSite();
  const sizes = [480, 800, 1200].flatMap((width) =>
    ["avif", "webp", "jpg"].map((format) => ({ format, width, path: `images/${place}-${width}.${format}` })),
  );
  const photo_id = await addPhoto(made.ctx.db, {
    path: `images/${place}-1200.jpg`,
    alt: "Girls at a workshop",
    width: 1200,
    height: 800,
    kind: "photograph",
    dominant_color: "a63",
    sizes: JSON.stringify(sizes),
    consent_by: "Sample Admin",
    consent_at: "2026-01-01T00:00:00.000Z",
  });
  await attachPhoto(made.ctx.db, { owner: `place:${place}`, position: 0, photo_id });
  return made;
}

const pictures = (html: string) =>
  // Links to pictures load nothing.
  [...html.replace(/<a [^>]*>/g, "").matchAll(/(?:src|srcSet|href)="([^"]+\.(?:svg|avif|webp|jpg|woff2))\b/g)].map(
    ([, address]) => address,
  );

describe("for those who save data", () => {
  test.each(paths)("%s carries no drawing, no face for headings and no rule that asks for one", async (path) => {
    const { ask } = await createTestSite();
    const html = await (await ask(path, low)).text();
    expect([...new Set(pictures(html))]).toEqual(["/app/ui/art/mark.svg"]);
    expect(html.match(/url\((?!#)[^)]*\)/g)).toBeNull();
  });

  test("the pictures of an event, a project and a post stay, because they tell something", async () => {
    const { ask } = await createTestSite();
    for (const path of ["/event/readmore/1", "/project/readmore/1", "/blog/quiet-corners"]) {
      const html = await (await ask(path, low)).text();
      expect(html, path).toMatch(/<figure class="lead-img"><img [^>]*src="\/files\/[\w/]+\.svg"|<figure class="flag/);
    }
  });

  test("the photograph of the hero stays away, and any other comes in its smallest size alone", async () => {
    const hero = await createSiteWithPhoto("home-hero");
    expect(await hero.read("/")).toContain("home-hero-1200.avif");
    expect(await (await hero.ask("/", low)).text()).not.toContain("home-hero");
    const banner = await createSiteWithPhoto("banner");
    expect(await banner.read("/")).toContain("banner-1200.jpg");
    const html = await (await banner.ask("/", low)).text();
    expect([...new Set(html.match(/banner-[\d]+\.\w+/g))].toSorted()).toEqual([
      "banner-480.avif",
      "banner-480.jpg",
      "banner-480.webp",
    ]);
  });

  test("no page is fetched before it is opened", async () => {
    const { ask } = await createTestSite();
    expect((await ask("/")).headers.get("Speculation-Rules")).toBe('"/speculation-rules.json"');
    expect((await ask("/", low)).headers.get("Speculation-Rules")).toBeNull();
  });

  test("both versions of a page are cached with their own tags", async () => {
    const { ask, ctx } = await createTestSite();
    const whole = await ask("/");
    const bytes = ctx.pageCache.bytes;
    const small = await ask("/", low);
    expect(ctx.pageCache.bytes).toBeGreaterThan(bytes);
    expect(small.headers.get("ETag")).not.toBe(whole.headers.get("ETag"));
    expect(small.headers.get("Vary")).toBe("Accept-Encoding, Save-Data, Cookie");
    // A browser that has the one is not told that it has the other.
    const tag = whole.headers.get("ETag") ?? "";
    expect((await ask("/", { headers: { ...low.headers, "If-None-Match": tag } })).status).toBe(200);
    expect(await (await ask("/")).text()).toBe(await whole.text());
  });

  test("answers to forms and uncached pages are small as well", async () => {
    const { ask, send } = await createTestSite();
    const answer = await send("/contact", { firstName: "" }, { headers: { Cookie: "data=low" } });
    expect([answer.status, answer.headers.get("Vary")]).toEqual([422, "Save-Data, Cookie, Accept-Encoding"]);
    expect(await answer.text()).toContain("data-low-data");
    expect(await (await ask("/nope", low)).text()).toContain("data-low-data");
  });
});

describe("the switch in the footer", () => {
  test("turns low data on and off, is remembered for a year, and leads back to itself", async () => {
    const { ask, send, read } = await createTestSite();
    expect(await read("/about")).toMatch(/aria-pressed="false" aria-describedby="low-data-note">Low data</);
    const on = await send("/low-data", { data: "low", from: "/about" });
    expect([on.status, on.headers.get("Location"), on.headers.get("Set-Cookie")]).toEqual([
      303,
      "/about#low-data",
      "data=low; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure",
    ]);
    const page = await (await ask("/about", { headers: { Cookie: "data=low" } })).text();
    expect(page).toMatch(/name="data" value="full"\/?>.*aria-pressed="true"/s);
    const off = await send("/low-data", { data: "full", from: "/about" }, { headers: { Cookie: "data=low" } });
    expect(off.headers.get("Set-Cookie")).toMatch(/^data=full;/);
  });

  test("can be turned off although the browser asks to save data", async () => {
    const { ask } = await createTestSite();
    const html = await (await ask("/", { headers: { ...low.headers, Cookie: "data=full" } })).text();
    expect(html).not.toContain("data-low-data");
  });

  test.each(["//evil.test", "https://evil.test/", "/\\evil.test", "/a\r\nSet-Cookie: x=1", "", `/${"a".repeat(400)}`])(
    "leads nowhere else when the form says %j",
    async (from) => {
      const { send } = await createTestSite();
      const answer = await send("/low-data", { data: "low", from });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/#low-data"]);
    },
  );

  test("takes no word from another site, and no other word than its own", async () => {
    const { send, ask } = await createTestSite();
    const foreign = await send("/low-data", { data: "low" }, { headers: { Origin: "https://evil.test" } });
    expect([foreign.status, foreign.headers.get("Set-Cookie")]).toEqual([403, null]);
    const odd = await send("/low-data", { data: "x; Domain=evil.test" });
    expect(odd.headers.get("Set-Cookie")).toMatch(/^data=full; Path/);
    expect((await ask("/low-data")).headers.get("Location")).toBe("/");
  });
});

test("a photo has the width that its layout needs", async () => {
  const { read } = await createSiteWithPhoto("home-hero");
  const html = await read("/");
  const hero = /<picture>.*?<\/picture>/s.exec(html)?.[0] ?? "";
  expect(hero).toContain('type="image/avif" srcSet="/files/images/home-hero-480.avif 480w, ');
  expect(hero).toMatch(/sizes="\(min-width: 48em\) 100vw, [^"]*125vw"/);
  expect(hero).toMatch(/<img alt="Girls at a workshop" [^>]*class="hero-photo color-a63" .*fetchPriority="high"/);
  expect(html).toContain(".color-a63{background:#a63}");
});
