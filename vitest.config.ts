import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { jsxSource } from "./app/ui/text-direction/jsx-source.ts";
import { wordsPlugin } from "./scripts/words-plugin.ts";
import { placeInMemory } from "./tests/support/place-in-memory.ts";

/**
 * A file's tier and its engine are its name; each file does the same in every run.
 * - `x.test.ts`: `npm test`
 * - `x.long.test.ts`: `npm run test:long`
 * - `x.postgres.test.ts`, `x.postgres.long.test.ts`: these, on PostgreSQL. A line that imports `x.test.ts` asks all of it
 * - in `tests/journeys/`: on the built site, mostly in a browser; in `tests/faults/`: where things break
 */
const onPostgres = ["{app,ops,tests}/**/*.postgres{,.long}.test.{ts,tsx}"];

const onSqliteName = "!(*.postgres|*.postgres.long).test.{ts,tsx}";

/** Options of every test. */
const shared = {
  setupFiles: ["tests/support/fail-on-console.ts", "tests/support/no-owner-stacks.ts"],
  environment: "node" as const,
  // Passwords are hashed slowly on purpose, and machines are shared: no test is about time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // Every core works while one test waits for a browser, a database, a socket or a process. Each worker more loads the
  // whole site once more: two more took longer.
  maxWorkers: availableParallelism() + 1,
  isolate: false,
  // A worker lives for minutes: with more room for young objects it collects garbage less often.
  // `--single-threaded`, here and in the browser, made a few files a tenth quicker, and all of them no quicker.
  execArgv: ["--max-semi-space-size=64"],
};

/** Projects of the longest files begin, so that no long one ends alone. */
const longestFirst = ["faults", "journeys", "postgres", "features"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project }: TestSpecification) => longestFirst.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => order(one) - order(other));
  }

  /** Deals the files of each project out, by their paths: every part of a run has journeys and faults. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const nameOf = ({ project, moduleId }: TestSpecification) => `${longestFirst.indexOf(project.name)} ${moduleId}`;
    const dealt = files.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
    return dealt.filter((_, place) => place % count === index - 1);
  }
}

/** React checks keys and types of components in one engine's tests only: in the other it is the faster build. */
const production = { NODE_ENV: "production" };

/** The JSX of React's production build, which its development build takes too. */
const plainJsx = {
  name: "plain-jsx",
  config: () => ({ oxc: { jsx: { development: false, importSource: jsxSource } } }),
};

/** No test waits for a disk, and none is about one. */
const inMemory = { env: { TMPDIR: placeInMemory(2 ** 30) } };

const onSqlite = { globalSetup: ["tests/support/sqlite-for-tests.ts"] };

export default defineConfig({
  // One Vite server for all projects, which they share as long as none of them changes an option of it: each server of its
  // own would generate the framework's types again, and delete those of the others meanwhile.
  plugins: [wordsPlugin(), reactRouter(), plainJsx],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  test: {
    // Style is part of the documents under test.
    css: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          ...onSqlite,
          ...inMemory,
          name: "features",
          // One project with the operations: the workers of each load the whole site anew.
          // Without `exclude`, which would stand above that of a command.
          include: [`{app,content,ops}/**/${onSqliteName}`, `tests/${onSqliteName}`],
        },
      },
      {
        test: {
          ...shared,
          name: "postgres",
          env: { ...inMemory.env, ...production },
          include: onPostgres,
          setupFiles: [...shared.setupFiles, "tests/support/record-queries.ts"],
          globalSetup: ["tests/support/postgres-for-tests.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "faults",
          env: inMemory.env,
          // Processes that start, are killed and start again, on a machine that others use.
          testTimeout: 300_000,
          include: ["tests/faults/*.test.ts"],
          globalSetup: ["tests/support/built-site.ts", "tests/support/postgres-for-tests.ts"],
        },
      },
      {
        test: {
          ...shared,
          env: inMemory.env,
          name: "journeys",
          // A whole way through the site, on a machine that others use.
          testTimeout: 180_000,
          include: ["tests/journeys/*.test.ts"],
          globalSetup: ["tests/support/built-site.ts"],
        },
      },
    ],
  },
});
