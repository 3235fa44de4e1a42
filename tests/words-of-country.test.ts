// Slow: every public page of five countries.
import { expect, test } from "vitest";
import { saveSetting } from "../app/features/foundation/settings/settings-queries.server.ts";
import { isInFull } from "./support/at-length.ts";
import { mainOf, textOf } from "./support/page-text.ts";
import { publicPages } from "./support/public-pages.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

/** Words of the country that the sample foundation is in. */
const nigerian = /.{0,50}(?:Lagos|Nigeria|naira|₦|NGN|kobo|NUBAN|NAPTIP|\bCAC\b|ndpc|NDPA|\+234).{0,40}/gi;

const files = ["/feed.xml", "/feeds/events.json", "/sitemap.xml", "/manifest.webmanifest", "/robots.txt"];

/** Not the pages of bank details: their two accounts are called after Nigeria's currencies everywhere, still. */
const staffPages = [
  "/admin",
  "/admin/settings",
  "/admin/gifts",
  "/admin/gifts/record",
  "/admin/gifts/received",
  "/admin/gifts/audit",
  "/admin/people-data",
  "/admin/help-numbers",
  "/admin/event?create",
  "/admin/messages",
  "/admin/doctor",
];

/** `npm test` looks at a third of them, and `countries.test.ts` at the data of each. */
const countries = ["GH", "KE", "UG", "SN", "ZA"].filter((_, place) => isInFull(place));

test.each(countries)("a foundation of its own in %s shows no word of Nigeria", async (country) => {
  const site = await createStaffedSite({ empty: true }, "admin");
  const own = {
    country,
    name: "Wema",
    kind: "Home",
    town: "Kisumu",
    phone: "+254 712 123456",
    email: "hello@wema.example",
    headOffice: "2 Sample Road",
    welcomedAt: "2026-01-01T00:00:00.000Z",
  };
  for (const [name, value] of Object.entries(own)) await saveSetting(site.ctx.db, name, value);
  const paths = publicPages.filter(({ sent }) => sent === undefined).map(({ path }) => path);
  const texts = [
    ...(await Promise.all([...paths, ...files].map(async (path) => [path, await site.read(path)] as const))),
    ...(await Promise.all(
      staffPages.map(async (path) => [path, textOf(mainOf(await site.readAsStaff(path)))] as const),
    )),
  ];
  const found = texts.flatMap(([path, text]) =>
    [...text.replace(/<style.*?<\/style>/gs, "").matchAll(nigerian)].map(([hit]) => `${path}: ${hit}`),
  );
  expect(found).toEqual([]);
  expect(texts.find(([path]) => path === "/")?.[1]).toContain("A Kisumu foundation for children");
});
