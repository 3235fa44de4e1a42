import { expect, test } from "vitest";
import { machineParts } from "../app/server/doctor/machine-parts.server.ts";
import { runChecks } from "../app/server/doctor/run-checks.server.ts";
import { createTestSite } from "./support/test-site.ts";

test("the doctor examines PostgreSQL, and compares the machine's clock with the server's", async () => {
  const { ctx, clock } = await createTestSite();
  const open = { openDb: async () => ctx.db, openFiles: async () => ctx.storage };
  const results = await runChecks({ ...machineParts(ctx.config), now: clock.now(), ...open }, ctx.features);
  expect(results.filter(({ name }) => ["Database", "Clock"].includes(name))).toEqual([
    { name: "Clock", state: "good", line: expect.stringContaining("as the database server does") },
    { name: "Database", state: "good", line: expect.stringMatching(/^PostgreSQL answers, \d+ MB; it /) },
  ]);
});
