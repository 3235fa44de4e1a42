import { expect, test } from "vitest";
import { findStandingPaths } from "../app/cms/redirect-queries.server.ts";
import { deleteHours } from "../app/features/events/volunteers/volunteer-queries.server.ts";
import { findLastWith } from "../app/features/foundation/words/page-text-queries.server.ts";
import { updateLimits } from "../app/features/giving/gifts/gift-queries.server.ts";
import { listPromisesWithDonor } from "../app/features/giving/gifts/promise-queries.server.ts";
import { findRequestOf } from "../app/features/media/consent/photo-request-queries.server.ts";
import { renewClaim, unclaim, waitForKey } from "../app/features/media/private-files/private-file-queries.server.ts";
import { findAddresses } from "../app/features/office/privacy/person-queries.server.ts";
import { listSubscribedAddresses } from "../app/features/publishing/newsletter/subscriber-queries.server.ts";
import { findAuditEvent } from "../app/server/audit-log/audit-log-queries.server.ts";
import type { AppContext } from "../app/server/context.server.ts";
import { createTestSite } from "./support/test-site.ts";

const at = "2026-03-10T09:00:00.000Z";

/** Queries whose commands are tested on SQLite alone, and their answers on an empty site. */
const queries: [name: string, run: (ctx: AppContext) => Promise<unknown>, answer: unknown][] = [
  ["findAuditEvent", ({ db }) => findAuditEvent(db, 404), undefined],
  ["findLastWith", ({ db }) => findLastWith(db, "page:404", "{}"), undefined],
  ["findRequestOf", ({ db }) => findRequestOf(db, { photo_id: 404, document_id: null }, at), undefined],
  ["findAddresses", findAddresses, []],
  ["findStandingPaths", ({ db }) => findStandingPaths(db, ["/a"]), new Set()],
  ["listPromisesWithDonor", ({ db }) => listPromisesWithDonor(db, 0, 10), []],
  ["listSubscribedAddresses", ({ db }) => listSubscribedAddresses(db), []],
  ["deleteHours", ({ db }) => deleteHours(db, 404, 404), false],
  // Called while a file takes long to open.
  ["renewClaim", ({ db }) => renewClaim(db, 404, at), [expect.objectContaining({ numUpdatedRows: 0n })]],
  ["unclaim", ({ db }) => unclaim(db, 404), undefined],
  ["waitForKey", ({ db }) => waitForKey(db, 404), undefined],
];

test.each(queries)("PostgreSQL takes %s", async (_name, run, answer) => {
  const { ctx } = await createTestSite({ empty: true });
  expect(await run(ctx)).toEqual(answer);
});

test("PostgreSQL takes updateLimits", async () => {
  const { ctx } = await createTestSite({ empty: true });
  const [{ numUpdatedRows }] = (await updateLimits(ctx.db, 404, { stopped_at: at })) as [{ numUpdatedRows: bigint }];
  expect(numUpdatedRows).toBe(0n);
});
