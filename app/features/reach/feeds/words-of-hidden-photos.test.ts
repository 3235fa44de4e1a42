import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { anEvent, anOwnPage, aPost, aProject } from "../../../../tests/support/builders.ts";
import { textOfPdf } from "../../../../tests/support/pdf-text.ts";
import { listFiles, readSources } from "../../../../tests/support/sources.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { cachedRoutesOf } from "../../../server/page-cache/cached-routes.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";
import { indexContent } from "../search/index-content.server.ts";

const seen = { consent_by: "Sample Editor", consent_at: "2026-01-01T00:00:00.000Z", allowed_uses: "site social print" };

/** Why a photo is not shown, and what its row says then. */
const hidden = {
  withdrawn: { ...seen, withdrawn_at: "2026-02-01T00:00:00.000Z" },
  waiting: { consent_at: null, consent_by: null },
  unchecked: { consent_at: null, consent_by: null, waits_for_check: 1 },
  covered: { consent_at: null, consent_by: null, looks_closed: 1 },
  ended: { ...seen, shown_until: "2026-01-31" },
  narrowed: { ...seen, allowed_uses: "print" },
  deleted: { ...seen },
  undescribed: { ...seen },
} as const;
type State = keyof typeof hidden | "shown";
const states: State[] = [...(Object.keys(hidden) as (keyof typeof hidden)[]), "shown"];

/** Words that stand nowhere else, of each place that can hold them. */
const planted = (state: State, where: "row" | "alt" | "caption" | "typed") => `zq${where}${state}`;

async function openWithPhotos() {
  const site = await createTestSite({ empty: true });
  const { db } = site.ctx;
  const ids = new Map<State, number>();
  for (const state of states) {
    const alt = state === "undescribed" ? "" : planted(state, "row");
    const about = state === "shown" ? seen : hidden[state];
    const size = { width: 900, height: 600, kind: "photograph" as const, withdrawn_at: null, shown_until: null };
    const path = `images/${state}.jpg`;
    const row = { path, alt, dominant_color: null, hidden_at: null, look: null, people_said: null, ...size };
    ids.set(state, await addPhoto(db, { ...row, faces_settled: null, ...about }));
  }
  const idOf = (state: State) => ids.get(state) ?? 0;
  const texts = [
    "Words that everybody reads.",
    ...states.map((state) => {
      const alt = state === "undescribed" ? "" : planted(state, "alt");
      return `![${alt}](photo:${idOf(state)} "${planted(state, "caption")}")`;
    }),
    // Typed, not chosen: pages show it as it stands.
    `Look at ![${planted("withdrawn", "typed")}](photo:${idOf("withdrawn")} "${planted("ended", "typed")}") here.`,
  ];
  const paragraphs = JSON.stringify(texts);
  const isPublic = { status: "published" as const };
  await db
    .insertInto("posts")
    .values(aPost({ slug: "taps", title: "Taps", paragraphs, ...isPublic }))
    .execute();
  // Its summary is what a list, a feed and a card show of it.
  const typedFirst = JSON.stringify([...texts.slice(-1), ...texts.slice(1, -1)]);
  await db
    .insertInto("posts")
    .values(aPost({ slug: "wells", title: "Wells", timestamp: 1_728_800_000, paragraphs: typedFirst, ...isPublic }))
    .execute();
  await db
    .insertInto("projects")
    .values(aProject({ slug: "water", paragraphs, ...isPublic }))
    .execute();
  await db
    .insertInto("pages")
    .values(anOwnPage({ slug: "our-promise", paragraphs, ...isPublic }))
    .execute();
  await insertEvent(db, anEvent({ date: "2026-05-05", description: paragraphs, ...isPublic }));
  for (const owner of ["post:1", "project:1", "event:1", "page:1", "place:donate", "place:home-hero"])
    for (const [position, state] of states.entries())
      await db
        .insertInto("photo_attachments")
        .values({ owner, position, photo_id: idOf(state) })
        .execute();
  for (const owner of ["post:1", "post:2", "project:1", "event:1", "page:1"])
    for (const [position, state] of states.entries())
      await db
        .insertInto("photo_attachments")
        .values({ owner: `text:${owner}`, position, photo_id: idOf(state) })
        .execute();
  await db.deleteFrom("photo_attachments").where("photo_id", "=", idOf("deleted")).execute();
  await db.deleteFrom("photos").where("id", "=", idOf("deleted")).execute();
  site.ctx.pageCache.invalidate();
  await indexContent(site.ctx);
  return site;
}

/** Values for the parameters of routes. */
const named: Record<string, string[]> = {
  "/blog/:slug": ["/blog/taps", "/blog/wells"],
  "/project/readmore/:id": ["/project/readmore/water", "/project/readmore/1"],
  "/event/readmore/:id": ["/event/readmore/1", "/event/readmore/1?easy"],
  "/:address": ["/our-promise"],
};

/** Addresses that pages and feeds name. */
function linksIn(text: string): string[] {
  const found = text.matchAll(/(?:href|src|content)="([^"]+)"|<(?:loc|link)>([^<]+)<|"(?:url|id)":"([^"]+)"/g);
  return [...found].flatMap(([, attribute, element, field]) => {
    const url = URL.parse((attribute ?? element ?? field ?? "").replaceAll("&amp;", "&"), "https://site.test/");
    return url?.origin === "https://site.test" && !/^\/(?:assets|files|admin|login)\b/.test(url.pathname)
      ? [url.pathname + url.search]
      : [];
  });
}

const dataOf = (address: string) => {
  const { pathname, search } = new URL(address, "https://site.test");
  return `${pathname === "/" ? "/_root" : pathname}.data${search}`;
};

const words = (some: readonly State[]) =>
  some.flatMap((state) => (["row", "alt", "caption", "typed"] as const).map((where) => planted(state, where)));

test("no public answer says a word of a photo that is not shown", { timeout: 240_000 }, async () => {
  const { ask } = await openWithPhotos();
  const routed = Object.keys(cachedRoutesOf(build)).flatMap(
    (path) => named[path] ?? (path.includes(":") ? [] : [path]),
  );
  const questions = words(states).map((word) => `/search?q=${word}`);
  const first = [...routed, ...questions, "/search?q=taps", "/photo", "/photo?p=1-2-3-4-5-6-7-8", "/sitemap.xml"];
  const left = first.flatMap((address) => [address, dataOf(address)]);
  const known = new Set(left);
  const said: [address: string, word: string][] = [];
  const headers = new Map<string, string | null>();
  const shownAt: string[] = [];
  for (let address = left.shift(); address !== undefined; address = left.shift()) {
    const answer = await ask(address);
    const type = answer.headers.get("Content-Type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = type.startsWith("application/pdf") ? textOfPdf(bytes) : bytes.toString("utf8");
    headers.set(address, answer.headers.get("Cache-Control"));
    // The page repeats the typed question.
    const asked = /[?&]q=(\w+)/.exec(address)?.[1];
    for (const word of words(states.filter((state) => state !== "shown")))
      if (word !== asked && text.includes(word)) said.push([address, word]);
    if (text.includes(planted("shown", "caption"))) shownAt.push(address);
    if (!/^(?:text|application)\//.test(type)) continue;
    for (const link of linksIn(text))
      for (const next of [link, dataOf(link)]) {
        const isAsked = known.has(next) || /[?&]q=/.test(link) || (next !== link && /\.\w+(?:\?|$)/.test(link));
        if (!isAsked) left.push(next);
        known.add(next);
      }
  }
  expect(said).toEqual([]);
  expect(known.size).toBeGreaterThan(100);
  expect(shownAt).toEqual(
    expect.arrayContaining(
      ["/blog/taps", "/project/readmore/water", "/event/readmore/1", "/our-promise"].flatMap((path) => [
        path,
        dataOf(path),
      ]),
    ),
  );
  for (const path of ["/blog", "/blog/taps", "/events", "/project/readmore/water", "/our-promise"])
    expect([path, headers.get(dataOf(path))]).toEqual([path, headers.get(path)]);
  for (const path of ["/feed.xml", "/feeds/posts.json"]) expect([path, headers.get(path)]).toEqual([path, "no-cache"]);
});

/** Files that read the words of photos that are not shown: all of them are for staff, or the gate itself. */
const readers = [
  "app/features/events/events/copy-event.server.ts",
  "app/features/media/photos/find-photos.server.ts",
  "app/features/office/move-in/archive-kind.server.ts",
  "app/features/publishing/content-types/foresee-photos.server.ts",
  "app/features/publishing/content-types/preview-draft.server.ts",
];

test("features read the fields of an item without the words of photos, but for staff", () => {
  const files = listFiles("app/features").filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."));
  const found = readSources(files).filter(({ text }) => /\bitemOf\(/.test(text));
  expect(found.map(({ path }) => path).toSorted()).toEqual(readers);
});
