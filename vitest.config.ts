import { availableParallelism } from "node:os";
import { matchesGlob, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { jsxSource } from "./app/ui/text-direction/jsx-source.ts";
import { isAtLength } from "./tests/support/at-length.ts";
import { testsMarked } from "./tests/support/marked-tests.ts";
import { placeInMemory } from "./tests/support/place-in-memory.ts";

const everyFeature = ["app/**/*.test.{ts,tsx}", "content/**/*.test.ts", "tests/*.test.ts"];

/** The operations beside the site, each in a folder of its own. */
const everyOperation = ["ops/**/*.test.ts"];

/** Tests that `npm run test:quick` leaves to `npm test`, because each works for seconds; a mark says why. */
const slow = testsMarked("Slow");

/** Tests that run again on PostgreSQL: all that bring SQL of their own, or depend on how an engine locks. */
const alsoOnPostgres = [
  "app/{cms,features}/**/*.test.{ts,tsx}",
  "app/server/{db,scheduler,visits}/**/*.test.ts",
  "app/server/mail/outbox{,-processes}.server.test.ts",
  "app/server/http/rate-limit.server.test.ts",
  "tests/{clock-jumps,injection,load-samples}.test.ts",
  "ops/import-firebase/**/*.test.ts",
  "ops/backup/archive-before-update.server.test.ts",
];

/** Tests of these that PostgreSQL does not run; a mark says why. */
const notOnPostgres = [...testsMarked("SQLite alone"), ...(isAtLength ? [] : testsMarked("PostgreSQL at length"))];

/** Tests that start, stop and damage a PostgreSQL of their own. */
const withOwnPostgres = ["tests/postgres/**/*.test.ts"];

/** Options of every test. */
const shared = {
  setupFiles: ["tests/support/fail-on-console.ts", "tests/support/no-owner-stacks.ts"],
  environment: "node" as const,
  // Passwords are hashed slowly on purpose, and machines are shared: no test is about time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Every core works while one test waits for a browser, a database, a socket or a process. Each worker more loads the
  // whole site once more: two more took longer.
  maxWorkers: availableParallelism() + 1,
  isolate: false,
  // A worker lives for minutes: with more room for young objects it collects garbage less often.
  // `--single-threaded`, here and in the browser, made a few files a tenth quicker, and all of them no quicker.
  execArgv: ["--max-semi-space-size=64"],
};

/** Projects of the longest files begin, so that no long one ends alone; of features the slow ones. */
const longestFirst = ["journeys", "features-postgres", "features"];

const isSlow = (path: string) =>
  [...slow, ...everyOperation].some((pattern) => matchesGlob(relative(import.meta.dirname, path), pattern));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project, moduleId }: TestSpecification) =>
      longestFirst.indexOf(project.name) * 2 + Number(!isSlow(moduleId));
    return (await super.sort(files)).sort((one, other) => order(one) - order(other));
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
  plugins: [reactRouter(), plainJsx],
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
          // One project with the slow ones and the operations: the workers of each load the whole site anew.
          include: [...everyFeature, ...everyOperation],
          exclude: process.env.QUICK ? [...slow, ...everyOperation] : [],
        },
      },
      {
        test: {
          ...shared,
          name: "features-postgres",
          env: { ...inMemory.env, ...production },
          include: [...alsoOnPostgres, ...withOwnPostgres],
          exclude: notOnPostgres,
          globalSetup: ["tests/support/postgres-for-tests.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "faults",
          env: inMemory.env,
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
          include: ["tests/journeys/**/*.test.ts", "app/features/**/*.journey.ts"],
          globalSetup: ["tests/support/built-site.ts"],
        },
      },
    ],
  },
});
