import { describe, expect, test } from "vitest";
import { readShape } from "./export-shape.ts";

const post = { title: "Rain" };
const read = (file: string, json: unknown) =>
  readShape(file, json)?.documents.map(({ collection, id, content }) => [collection, id, content]);

describe("an export is read in each shape:", () => {
  test.each<[string, string, unknown]>([
    ["a collection as a map", "posts.json", { p1: post }],
    ["a collection as a list with ids", "posts.json", [{ id: "p1", data: post }]],
    ["a collection that was split", "posts-2.json", { p1: post }],
    ["a collection in capitals", "Posts.JSON", { p1: post }],
    ["all collections in one file", "export.json", { posts: { p1: post } }],
    ["all collections, wrapped", "backup.json", { __collections__: { posts: { p1: post } } }],
    ["one collection, named and wrapped", "posts.json", { __collections__: { posts: { p1: post } } }],
    ["a wrapped map", "posts.json", { __collections__: { p1: post } }],
    ["a collection in a file of its own name", "posts.json", { posts: { p1: post } }],
  ])("%s", (_name, file, json) => {
    expect(read(file, json)).toEqual([["posts", "p1", post]]);
  });

  test("a list whose documents say their id among their fields", () => {
    expect(read("posts.json", [{ id: "p1", ...post }])).toEqual([["posts", "p1", { id: "p1", ...post }]]);
  });

  test("a list without ids, with gaps", () => {
    expect(read("subscribers.json", [null, { email: "a@example.org" }])).toEqual([
      ["subscribers", undefined, { email: "a@example.org" }],
    ]);
  });

  test("a list of accounts", () => {
    expect(read("auth.json", { users: [{ localId: "u1", email: "a@example.org" }] })).toEqual([
      ["users", "u1", { localId: "u1", email: "a@example.org" }],
    ]);
  });

  test("several collections, and the names of those that have no room here", () => {
    const shape = readShape("all.json", { posts: { p1: post }, events: {}, messages: { m: {} }, madeBy: "somebody" });
    expect(shape?.documents.map(({ id }) => id)).toEqual(["p1"]);
    expect(shape?.others).toEqual(["messages"]);
  });
});

test.each<[string, unknown]>([
  ["posts.json", 5],
  ["posts.json", "text"],
  ["posts.json", null],
  ["notes.json", [post]],
  ["package.json", { name: "x", dependencies: {} }],
])("%s with %j holds no documents", (file, json) => {
  expect(readShape(file, json)).toBeUndefined();
});

test("names that all objects have are ids like others, and change nothing", () => {
  const json: unknown = JSON.parse('{"__proto__": {"title": "x", "polluted": true}, "constructor": {"title": "y"}}');
  expect(read("posts.json", json)?.map(([, id]) => id)).toEqual(["__proto__", "constructor"]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
