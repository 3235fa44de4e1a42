import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { makePlace, requireGeneral, requirePurseOf } from "./find-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import { writeEntry } from "./write-entry.server.ts";

export const sample: FeatureSample = {
  async addOneOfEach(ctx) {
    const [currency] = await findCurrencies(ctx);
    await withTransaction(ctx, async (ctx) => {
      const place = await makePlace(ctx, { kind: "bank", currency, account: currency, user_id: null });
      const purse = await requireGeneral(ctx);
      const [project] = await ctx.db.selectFrom("projects").select("id").orderBy("id").execute();
      await requirePurseOf(ctx, project?.id ?? null);
      await store.insertKind(ctx.db, { code: store.runningKind, label: "Running the house", position: 5 });
      const money = { currency, minor: 100_000 } as const;
      const about = { day: "2026-02-01", what: "opening", source: "opening", people: 2, by: { id: "other" } } as const;
      await writeEntry(ctx, {
        ...about,
        lines: [
          { place, ...money },
          { purse, ...money },
        ],
      });
      const act = {
        what: "put in",
        state: "waiting",
        key: "k",
        asked_by: "Other Member",
        asked_by_id: "other",
      } as const;
      const none = { agreed_by: null, agreed_by_id: null, done_at: null };
      const at = "2026-03-09T09:00:00.000Z";
      const facts = JSON.stringify({ purseId: 2, currency, minor: 500, why: "A roof" });
      await ctx.db
        .insertInto("purse_acts")
        .values({ ...act, ...none, facts, asked_at: at, waiting_since: at })
        .execute();
    });
  },
  values: {
    "entries.people": () => 2,
    "postings.entry_id": (n) => n,
    "postings.place_id": (n) => n,
    "postings.purse_id": () => null,
  },
  // Rows of the other tables never change, or have no typed text.
  shaped: {
    places: ["code", "kind", "currency", "account", "user_id", "closed_at"],
    purses: ["code", "ended_at"],
    spending_kinds: ["code"],
    purse_acts: ["what", "facts", "state", "key", "asked_at", "waiting_since", "done_at"],
  },
};
