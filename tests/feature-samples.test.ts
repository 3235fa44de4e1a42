import { expect, test } from "vitest";
import type { Feature } from "../app/server/define-feature.server.ts";
import { listFiles, readSources } from "./support/sources.ts";

const declared = import.meta.glob<Record<string, Feature>>("../app/features/*/*/feature.server.ts", { eager: true });

const folderOf = (path: string) => /features\/[^/]+\/[^/]+/.exec(path)?.[0] ?? path;

const withTables = Object.entries(declared).flatMap(([path, module]) =>
  Object.values(module).some(({ tables }) => tables !== undefined) ? folderOf(path) : [],
);

const [{ text = "" } = {}] = readSources(["app/routes.ts"]);

const withStaffRoutes = [...text.matchAll(/route\("admin[^"]*", "([^"]+)"(?!, \[)/g)].map(([, path = ""]) =>
  folderOf(path),
);

const sampled = listFiles("app/features").flatMap((path) => (path.endsWith(".sample.ts") ? folderOf(path) : []));

test("each feature with tables or staff routes has a sample", () => {
  expect(Math.min(withTables.length, withStaffRoutes.length)).toBeGreaterThan(20);
  const missing = [...new Set([...withTables, ...withStaffRoutes])].filter((folder) => !sampled.includes(folder));
  expect(missing, "Write <noun>.sample.ts there: its rows in `addOneOfEach`, its staff routes in `routes`").toEqual([]);
});
