import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [reactRouter()],
        resolve: { tsconfigPaths: true },
        build: { assetsInlineLimit: 0 },
        test: {
          name: "rooms",
          // Style is part of the documents under test.
          css: true,
          include: ["app/**/*.test.{ts,tsx}", "content/**/*.test.ts", "tests/*.test.ts"],
          setupFiles: ["tests/support/no-noise.ts"],
          environment: "node",
          // Passwords are hashed slowly on purpose, and machines are shared: no test is about time.
          testTimeout: 60_000,
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
