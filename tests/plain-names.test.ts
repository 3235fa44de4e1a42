import { expect, test } from "vitest";
import { addressToday } from "../app/server/http/moved-addresses.ts";
import { nameToday, renameField, storedNames } from "../app/values/stored-names.ts";
import { listFiles, readSources } from "./support/sources.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

/** Words that the code says no more, each with the word of today. */
const oldWords: Readonly<Record<string, string>> = {
  pledge: "promise",
  takedown: "photo request",
  clearance: "consent",
  inForce: "active",
};

/** Stored values, migrations, and what people type into a search, the jump box or the sheets that they bring in. */
const isAllowed = (path: string) =>
  /(?:\/migrations\/|-migrations?(?:\.test)?\.ts$|(?:values\/stored-names|http\/moved-addresses)\.ts$|content\/(?:.*\/)?(?:staff-asked-|staff-meanings|search\.))/.test(
    path,
  ) ||
  [
    "tests/plain-names.test.ts",
    "app/features/reach/search/needs.test.ts",
    "app/server/db/migrate.server.test.ts",
    "app/features/foundation/words/words.test.ts",
    "app/features/office/move-in/gift-sheet.server.ts",
    "app/features/office/move-in/past-gifts-back.test.ts",
  ].includes(path);

const sources = readSources(
  ["app", "bench", "content", "ops", "scripts", "tests"]
    .flatMap(listFiles)
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !path.includes("node_modules/") && !isAllowed(path)),
);

test.each(Object.entries(oldWords))("no file says “%s”: the word is “%s”", (word) => {
  const pattern = new RegExp(word, "i");
  const found = sources.filter(({ path, text }) => pattern.test(path) || pattern.test(text)).map(({ path }) => path);
  expect(found).toEqual([]);
});

test("stored kinds and acts have the names of today", () => {
  expect(nameToday(storedNames.photoRequestFollowed)).toBe("photo request followed");
  expect(nameToday("toString")).toBe("toString");
});

test("fields of forms before the update have the names of today", () => {
  const fields = ["pledge", "pledge.text", "pledged", "constructor"];
  expect(fields.map(renameField)).toEqual(["promise", "promise.text", "pledged", "constructor"]);
});

test("an older address of a staff page leads to the page, its data and its form", async () => {
  expect(addressToday(new URL("https://site.test/admin/takedowns.data?page=2"))).toBe(
    "/admin/photo-requests.data?page=2",
  );
  const here = await createStaffedSite({}, "lead");
  const answer = await here.ask("/admin/takedowns", { headers: here.staffHeaders, redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/admin/photo-requests"]);
  const sent = await here.post("/admin/takedowns", { intent: "down", id: "1" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([308, "/admin/photo-requests"]);
});
