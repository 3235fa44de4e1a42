import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { cachedRoutesOf } from "../../../server/page-cache/cached-routes.ts";
import { pageWordsOf } from "../../../server/page-words.ts";
import { features } from "../../index.server.ts";

const pages = features.flatMap(({ pages = [] }) => pages);

test("each search need has one page, each address one declaration", () => {
  const needs = Object.keys(pageWordsOf(features).search.original.needs);
  expect(pages.flatMap(({ need }) => need ?? []).toSorted()).toEqual(needs.toSorted());
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ rank }) => rank)).size).toBe(pages.length);
});

test("the search covers every listed page without a parameter", () => {
  const routes = cachedRoutesOf(build);
  const listed = Object.keys(routes).filter((path) => !path.includes(":") && routes[path]?.isListed !== false);
  const searched = new Set(pages.filter(({ texts }) => texts !== undefined).map(({ path }) => path));
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((path) => !searched.has(path))).toEqual([]);
});
