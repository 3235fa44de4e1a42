import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

const open = async () => {
  const { ask, staffHeaders, ...here } = await createStaffedSite({ empty: false }, "admin");
  const lead = async (page: string, text: string) => {
    const answer = await ask(`/admin/field?${new URLSearchParams({ page, text })}`, { headers: staffHeaders });
    return answer.headers.get("Location");
  };
  return { ...here, ask, lead };
};

test.each([
  ["a sentence of the page", "/about", "An Africa where no child is hidden", /^\/admin\/pages\/about#words-about-/],
  [
    "a sentence with a name in it",
    "/donate",
    "Promise, then transfer",
    /^\/admin\/pages\/giving#words-giving-ways\.promise\.heading$/,
  ],
  ["a sentence of the footer", "/about", "Safeguarding", /^\/admin\/pages\/(?:frame|safeguarding)#/],
])("%s leads to its field", async (_what, page, text, address) => {
  const { lead } = await open();
  expect(await lead(page, text)).toMatch(address);
});

test("a text of a post leads to the search", async () => {
  const { lead } = await open();
  expect(await lead("/blog", "Forty taps, and no drop")).toBe("/admin/jump?q=Forty+taps%2C+and+no+drop");
});

test("each field of a page is found by its own text", async () => {
  const { lead, readAsStaff } = await open();
  const html = await readAsStaff("/admin/pages/about");
  const fields = [...html.matchAll(/<input[^>]*id="(words-about-[^"]+)"[^>]*value="([^"]{12,})"/g)];
  expect(fields.length).toBeGreaterThan(0);
  for (const [, id, value = ""] of fields) expect(await lead("/about", textOf(value))).toBe(`/admin/pages/about#${id}`);
});
