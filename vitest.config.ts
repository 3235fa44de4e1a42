import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

const everyRoom = ["app/**/*.test.{ts,tsx}", "content/**/*.test.ts", "tests/*.test.ts"];

/** The tests of rooms that are not run again on PostgreSQL, each for its reason. All others are. */
const notOnPostgres = [
  // About SQLite itself: its file, its locks, and the backups of it.
  "app/platform/database/{database.server,newsletter-migration,watch-sqlite}.test.ts",
  "app/platform/backups/**",
  "app/features/staff/backup-card.test.ts",
  "app/platform/http/probes.server.test.ts",
  // No database is asked.
  "app/{ui,values,emails}/**",
  "app/platform/{files,images,log}/**",
  "app/platform/database/repeat.test.ts",
  "app/platform/{refusals,settings.server}.test.ts",
  "app/platform/http/{compress,open-server,read-form,serve,with-files}.server.test.ts",
  "app/platform/http/{same-site,security-headers}.test.ts",
  "app/platform/mail/{email-service,mailbox,smtp}.server.test.ts",
  "app/platform/mail/mail-plan.test.ts",
  "app/platform/pages/**",
  "app/platform/sign-in/provider-*.test.ts",
  "tests/{architecture,env-example,security-document}.test.ts",
];

/** The tests that start a PostgreSQL of their own: it is stopped and spoilt in them. */
const withOwnPostgres = ["tests/postgres/**/*.test.ts"];

/** What a test of rooms is run with, whatever database is under them. */
const room = {
  // Style is part of the documents under test.
  css: true,
  setupFiles: ["tests/support/no-noise.ts"],
  environment: "node" as const,
  // Passwords are hashed slowly on purpose, and machines are shared: no test is about time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** What makes pages of the sources. */
const site = { plugins: [reactRouter()], resolve: { tsconfigPaths: true }, build: { assetsInlineLimit: 0 } };

export default defineConfig({
  test: {
    projects: [
      { ...site, test: { ...room, name: "rooms", include: everyRoom } },
      {
        ...site,
        test: {
          ...room,
          name: "rooms-postgres",
          include: [...everyRoom, ...withOwnPostgres],
          exclude: notOnPostgres,
          globalSetup: ["tests/support/postgres-for-tests.ts"],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/built-site.ts"],
          setupFiles: ["tests/support/no-noise.ts"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One browser at a time: the machine has two cores, and the server wants one.
          fileParallelism: false,
        },
      },
    ],
  },
});
