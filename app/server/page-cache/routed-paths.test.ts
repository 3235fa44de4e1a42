import { expect, test } from "vitest";
import { routedPaths } from "./routed-paths.ts";

const isRouted = routedPaths(["about", "blog/:slug", "receipt/:id?", "files/*", "feed.xml", ":address", "*"]);

test("a known path belongs to a route, its data, or an answer before all routes", () => {
  for (const path of [
    "/",
    "/about",
    "/About/",
    "/about.data",
    "/blog/one",
    "/receipt",
    "/receipt/2026-1",
    "/files/a/b.webp",
  ])
    expect(isRouted(path), path).toBe(true);
  for (const path of ["/health", "/metrics", "/assets/a.js", "/feed.xml"]) expect(isRouted(path), path).toBe(true);
});

test("an address of an own page, or of no page, belongs to no route", () => {
  for (const path of ["/abouts", "/about/us", "/blog", "/blog/one/two", "/feedxxml", "/wp-login.php", "/receipts"])
    expect(isRouted(path), path).toBe(false);
});
