import { expect, test } from "vitest";
import { anEvent, anOwnPage, aPost } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import {
  attributesOf,
  leavesOf,
  linkedThingsOf,
  type Thing,
  typesInJsonLd,
} from "../../../../tests/support/read-linked-data.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { writeEventDate } from "../../../values/dates.ts";

type Site = Awaited<ReturnType<typeof createTestSite>>;

/** Words of the vocabulary, and names of things inside the graph. */
const ofVocabulary = new Set(["@type", "@id", "eventStatus", "position"]);

/** A date as pages write it, with its time, if any. */
function shownDate(value: string): string[] {
  const [date = "", time] = value.split("T");
  const precision = date.length === 7 ? "month" : "day";
  const day = writeEventDate({ date: precision === "month" ? `${date}-01` : date, precision });
  return time === undefined ? [day] : [day, time.slice(0, 5)];
}

/** Returns facts that only machines read: none may exist. */
function unsaid(html: string): string[] {
  const text = textOf(html);
  const attributes = attributesOf(html);
  const isShown = (name: string, value: string | number) => {
    if (ofVocabulary.has(name)) return true;
    const said = String(value);
    if (text.includes(said) || attributes.has(said)) return true;
    if (/Date$|Published$/.test(name))
      return shownDate(said).every((part) => text.includes(part)) || attributes.has(said);
    // Links within the site have no origin.
    return said.startsWith("https://site.test/") && attributes.has(said.slice("https://site.test".length));
  };
  return leavesOf(linkedThingsOf(html)).flatMap(([name, value]) => (isShown(name, value) ? [] : [`${name}: ${value}`]));
}

const kindsOf = (html: string) => linkedThingsOf(html).map((thing) => thing["@type"]);

const readEvent = async ({ read }: Site, id: number): Promise<Thing> => {
  const html = await read(`/event/readmore/${id}`);
  expect(unsaid(html)).toEqual([]);
  return linkedThingsOf(html).find((thing) => thing["@type"] === "Event") as Thing;
};

/**
 * Properties that a reader needs, by type. schema.org defines them, and Google's "Structured data markup that Google
 * Search supports" lists the required ones.
 */
const required: Record<string, string[]> = {
  NGO: ["name", "url"],
  Event: ["name", "startDate", "location", "eventStatus"],
  BlogPosting: ["headline", "datePublished", "author"],
  BreadcrumbList: ["itemListElement"],
  DonateAction: ["name", "recipient", "target"],
};

test("each kind of page tells machines what it tells people, and nothing else", async () => {
  const { ctx, read } = await createTestSite();
  await ctx.db.insertInto("pages").values(anOwnPage()).execute();
  const pages: Record<string, string[]> = {
    "/": ["NGO"],
    "/about": ["NGO"],
    "/contact": ["NGO"],
    "/donate": ["NGO", "DonateAction"],
    "/blog/quiet-corners": ["BlogPosting", "BreadcrumbList"],
    "/event/readmore/1": ["Event", "BreadcrumbList"],
    "/event/readmore/4": ["Event", "BreadcrumbList"],
    "/event/readmore/4?read": ["Event", "BreadcrumbList"],
    "/project/readmore/1": ["BreadcrumbList"],
    "/sample-page": ["BreadcrumbList"],
    "/blog": [],
    "/blog/none": [],
  };
  for (const [path, kinds] of Object.entries(pages)) {
    const html = await read(path);
    expect(kindsOf(html), path).toEqual(kinds);
    expect(unsaid(html), path).toEqual([]);
    expect(await typesInJsonLd(html), path).toEqual(kinds.map((kind) => `https://schema.org/${kind}`));
    for (const thing of linkedThingsOf(html))
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(required[thing["@type"]] ?? []));
    // Messengers read the first four kilobytes, which are for them.
    const [head = ""] = html.split("</head>");
    expect(head, path).not.toContain("ld+json");
  }
});

test("an event says its day and time in Lagos, or only its month, and whether it takes place", async () => {
  const site = await createTestSite({ empty: true });
  const values = [
    anEvent({ date: "2026-10-17", start_time: "09:00", end_time: "12:30", address: "4 Sample Street" }),
    anEvent({ date: "2026-10-01", date_precision: "month" }),
    anEvent({ date: "2026-10-17", end_date: "2026-10-19", state: "cancelled" }),
    anEvent({ date: "2026-10-17", state: "postponed", former_date: "2026-10-17" }),
    anEvent({ date: "2026-11-20", state: "postponed", former_date: "2026-10-17" }),
  ];
  for (const value of values) await site.ctx.db.insertInto("events").values(value).execute();
  const state = (name: string) => ({ eventStatus: `https://schema.org/Event${name}` });
  expect(await readEvent(site, 1)).toMatchObject({
    startDate: "2026-10-17T09:00:00+01:00",
    endDate: "2026-10-17T12:30:00+01:00",
    ...state("Scheduled"),
    location: { "@type": "Place", name: "Lagos, Nigeria", address: "4 Sample Street, Lagos, Nigeria" },
  });
  const month = await readEvent(site, 2);
  expect(month).toMatchObject({ startDate: "2026-10" });
  expect(month.endDate, "no day is invented").toBeUndefined();
  expect(await readEvent(site, 3)).toMatchObject({
    startDate: "2026-10-17",
    endDate: "2026-10-19",
    ...state("Cancelled"),
  });
  expect(await readEvent(site, 4)).toMatchObject({ startDate: "2026-10-17", ...state("Postponed") });
  expect(await readEvent(site, 5)).toMatchObject({
    startDate: "2026-11-20",
    previousStartDate: "2026-10-17",
    ...state("Rescheduled"),
  });
});

test("a title that ends a script stays text for machines", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  const title = '</script><script>alert("1")</script> & <!-- \u2028';
  await ctx.db
    .insertInto("posts")
    .values([aPost({ slug: "a", title }), aPost({ slug: "b", title: "" })])
    .execute();
  const html = await read("/blog/a");
  expect(linkedThingsOf(html)[0]).toMatchObject({ headline: title });
  expect(html).not.toContain('<script>alert("1")');
  expect(kindsOf(await read("/blog/b"))).toEqual([]);
});

test("pictures that other sites may not show are not named", async () => {
  const { ctx, read } = await createTestSite();
  const named = linkedThingsOf(await read("/blog/quiet-corners"))[0]?.image;
  expect(named).toEqual([expect.stringMatching(/^https:\/\/site\.test\/files\//)]);
  await ctx.db
    .updateTable("photos")
    .set({ kind: "photograph", allowed_uses: "site", consent_by: "staff", consent_at: "2026-01-01T00:00:00.000Z" })
    .execute();
  const after = await read("/blog/quiet-corners");
  expect(after).toContain(new URL(String([named].flat()[0])).pathname);
  expect(linkedThingsOf(after)[0]?.image).toBeUndefined();
});
