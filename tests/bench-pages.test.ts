import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { pagesOf } from "../bench/scale/measured-pages.ts";

test("the benchmark of large tables opens every page, or says why it leaves one out", () => {
  const middle = { post: "post-5", row: 5, event: 5, promise: "7k4qxm-h29w-ftr6", place: "h29w-ftr6-7k4q-xmab" };
  // It throws for a page that it does not know how to open, and for a reason without a page.
  const pages = new Map(pagesOf(build.routes, middle));
  for (const path of ["/", "/g/:key", "/admin", "/admin/gifts/audit", "/admin/concerns/key", "/admin/consents/:id"])
    expect(pages.has(path), path).toBe(true);
  for (const address of pages.values()) expect(address).not.toMatch(/\/:|\*/);
});
