import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

const everyRoom = ["app/**/*.test.{ts,tsx}", "content/**/*.test.ts", "tests/*.test.ts"];

/** The tests of rooms that are not run again on PostgreSQL, each for its reason. All others are. */
const notOnPostgres = [
  // About SQLite itself: its file, its locks, and the backups of it.
  "app/server/db/{database.server,newsletter-migration,watch-sqlite}.test.ts",
  "ops/backup/**",
  "app/features/admin/backup-card.test.ts",
  "app/server/http/health-checks.server.test.ts",
  // No database is asked.
  "app/{ui,values,emails}/**",
  "app/server/{files,images,log}/**",
  "app/server/db/retry-on-serialization-failure.test.ts",
  "app/server/{refusals,settings.server}.test.ts",
  "app/server/http/{compress,open-server,read-form,serve,with-files}.server.test.ts",
  "app/server/http/{same-site,security-headers}.test.ts",
  "app/server/mail/{email-service,mailbox,smtp}.server.test.ts",
  "app/server/mail/mail-url.test.ts",
  "app/server/page-cache/**",
  "app/server/auth/provider-*.test.ts",
  "app/server/storage/object-store/**",
  "tests/{architecture,env-example,security-document}.test.ts",
  // About what goes over the wire, to whom and from where: the questions behind it are asked in the rooms.
  "tests/{answer-headers,forged-host,low-data,shared-caches,strange-paths,strange-pictures,ways-on}.test.ts",
];

/** The tests that start a PostgreSQL of their own: it is stopped and spoilt in them. */
const withOwnPostgres = ["tests/postgres/**/*.test.ts"];

/** What a test of rooms is run with, whatever database is under them. */
const room = {
  setupFiles: ["tests/support/fail-on-console.ts"],
  environment: "node" as const,
  // Passwords are hashed slowly on purpose, and machines are shared: no test is about time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Every core works: nobody waits for anything else while tests run.
  maxWorkers: availableParallelism(),
};

export default defineConfig({
  // What makes pages of the sources, once for all projects: they share one server as long as none of them changes anything
  // of it. Each server of its own would write the framework's types anew, and take those of the others away meanwhile.
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  test: {
    // Style is part of the documents under test.
    css: true,
    projects: [
      { test: { ...room, name: "rooms", include: everyRoom } },
      {
        test: {
          ...room,
          name: "rooms-postgres",
          include: [...everyRoom, ...withOwnPostgres],
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
