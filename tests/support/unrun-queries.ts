import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./sources.ts";

const exportedFunction = /^export (?:(?:async )?function (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?[(<])/gm;

/** Every exported function of a file of queries, as "file function". */
const allQueries = (): string[] =>
  globSync("app/**/*-queries.server.ts", { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(exportedFunction)].map(
      ([, declared, assigned]) => `${basename(path)} ${declared ?? assigned}`,
    ),
  );

/**
 * Returns the queries that no test ran, from the files of `record-queries.ts`; none if only a part of the tests ran.
 * @param folder with the file of each worker
 */
export function findUnrunQueries(folder: string): string[] {
  const lines = new Set(readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n")));
  const tests = globSync("{app,ops,tests}/**/*.postgres.test.ts", { cwd: root });
  const hasRunAll = tests.every((path) => lines.has(`file ${join(root, path)}`));
  return hasRunAll ? allQueries().filter((query) => !lines.has(query)) : [];
}
