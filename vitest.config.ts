import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

/** The tests that are run once, because another database would make no difference to them, or is what they are about. */
const notOnPostgres: string[] = [];

const tests = ["app/**/*.test.{ts,tsx}", "content/**/*.test.ts", "tests/*.test.ts"];

/** What the tests of rooms are run with, whatever database is under them. */
const room = {
  // Style is part of the documents under test.
  css: true,
  setupFiles: ["tests/support/no-noise.ts"],
  environment: "node",
  // Passwords are hashed slowly on purpose, and machines are shared: no test is about time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** What tells a room's routes and styles to Vite. */
const site = { plugins: [reactRouter()], resolve: { tsconfigPaths: true }, build: { assetsInlineLimit: 0 } };

export default defineConfig({
  test: {
    projects: [
      {
        ...site,
        test: { ...room, name: "rooms", include: tests },
      },
      {
        ...site,
        test: {
          ...room,
          name: "rooms-postgres",
          include: tests,
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
