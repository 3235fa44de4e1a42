import { expect, test } from "vitest";
import { createTestSite } from "../../../../tests/support/test-site.ts";

test("a picture is served with its type and cached for a year", async () => {
  const { ask, read } = await createTestSite();
  const src = /src="(\/files\/projects\/[^"]*)"/.exec(await read("/"))?.[1] ?? "";
  const answer = await ask(src);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await answer.text()).toMatch(/^<svg /);
});

test.each([
  "projects/00000000000000000000000000000000.svg",
  "../site.sqlite",
  "projects/../../secret",
  "projects/..%2f..%2fsecret",
  "projects/",
  "",
  "projects/x.html",
  "%2e%2e/secret",
])("no picture is at files/%s", async (path) => {
  const { ask } = await createTestSite();
  expect((await ask(`/files/${path}`)).status).toBe(404);
});
