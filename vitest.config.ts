import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

const everyFeature = ["app/**/*.test.{ts,tsx}", "content/**/*.test.ts", "tests/*.test.ts"];

/** The operations beside the site, each in a folder of its own. */
const everyOperation = ["ops/**/*.test.ts"];

/** Tests that do not run again on PostgreSQL, each for its reason. All others do. */
const notOnPostgres = [
  // About SQLite itself: its file, its locks, and backups of it.
  "app/server/db/{database.server,newsletter-migration,watch-sqlite}.test.ts",
  "app/features/admin/backup-card.test.ts",
  "app/server/http/health-checks.server.test.ts",
  // No database is used.
  "app/{ui,values,emails}/**",
  "app/server/{storage,images,log,page-cache}/**",
  "app/server/config/**",
  "app/server/db/retry-on-serialization-failure.test.ts",
  "app/server/http/errors.test.ts",
  "app/server/http/{buffer-body,compress,open-server,read-form,serve,with-files}.server.test.ts",
  "app/server/http/{client-network,same-site,security-headers,semaphore}.test.ts",
  "app/server/mail/{email-service,mailbox,smtp}.server.test.ts",
  "app/server/mail/mail-url.test.ts",
  "app/server/auth/oidc-*.test.ts",
  "tests/{architecture,env-example,plots,security-document}.test.ts",
  // About what goes over the wire: the queries behind it run in the features' own tests.
  "tests/{response-headers,forged-host,save-data,cdn,strange-paths,strange-pictures,return-to}.test.ts",
];

/** Tests that start, stop and damage a PostgreSQL of their own. */
const withOwnPostgres = ["tests/postgres/**/*.test.ts"];

/** Options of every test but the journeys, on either database. */
const shared = {
  setupFiles: ["tests/support/fail-on-console.ts"],
  environment: "node" as const,
  // Passwords are hashed slowly on purpose, and machines are shared: no test is about time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Every core works: nobody waits for anything else while tests run.
  maxWorkers: availableParallelism(),
};

export default defineConfig({
  // One Vite server for all projects, which they share as long as none of them changes an option of it: each server of its
  // own would generate the framework's types again, and delete those of the others meanwhile.
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  test: {
    // Style is part of the documents under test.
    css: true,
    projects: [
      { test: { ...shared, name: "features", include: everyFeature } },
      { test: { ...shared, name: "ops", include: everyOperation } },
      {
        test: {
          ...shared,
          name: "features-postgres",
          include: [...everyFeature, "ops/import-firebase/**/*.test.ts", ...withOwnPostgres],
          exclude: notOnPostgres,
          globalSetup: ["tests/support/postgres-for-tests.ts"],
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/built-site.ts"],
          setupFiles: ["tests/support/fail-on-console.ts"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One browser at a time, after all others: the machine has two cores, and the server wants one.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
