import type { Insertable } from "kysely";
import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import type { GiftTable } from "./gift-tables.ts";

const at = "2026-03-09T09:00:00.000Z";

const day = "2026-03-09";

/** Amount of a gift, and of the bank row that waits for it. */
export const amount = 500_000;

export const giftIds = { counted: 1, announced: 2, received: 3, void: 4, byHand: 5, matched: 6 } as const;

/** Bank row that the matched gift came from. */
export const matchedCredit = 7;

export const promiseIds = { open: 1, second: 2 } as const;

export const references = { open: "TAB-7K4-QXM", second: "TAB-M4H-JK2" } as const;

export const sample: FeatureSample = {
  routes: {
    "admin/gifts": {
      path: "/admin/gifts",
      get: keepers(200),
      posts: [
        {
          fields: { intent: "seen", id: `${promiseIds.open}`, amount: "5000", day: "2026-03-09", idempotencyKey: "k" },
          ...keepers(200),
        },
        { fields: { intent: "sweep", ids: `${promiseIds.second}` }, ...keepers(200) },
      ],
    },
    "admin/gifts/record": {
      path: "/admin/gifts/record",
      get: keepers(200),
      posts: [
        { fields: { method: "cash", amount: "5000", day: "2026-03-10" }, ...keepers(200) },
        { fields: { intent: "limits", NGN: "60000", USD: "60" }, ...keepers(200) },
        { fields: { intent: "agree", id: "1" }, ...keepers(422), because: "who asked does not agree" },
        { fields: { intent: "stop", id: "1" }, ...keepers(200) },
      ],
    },
    "admin/gifts/received": {
      path: "/admin/gifts/received",
      get: keepers(200),
      posts: [{ fields: { ids: `${giftIds.received}` }, ...keepers(200) }],
    },
    "admin/gifts/audit": { path: "/admin/gifts/audit", get: keepers(200) },
    "admin/gifts/received.csv": { path: "/admin/gifts/received.csv", get: keepers(200) },
    "admin/gifts/expected.csv": { path: "/admin/gifts/expected.csv", get: keepers(200) },
    "admin/gifts/of-donor": { path: "/admin/gifts/of-donor?email=ada@example.org", get: keepers(200) },
    "admin/gifts/of-donor.pdf": { path: "/admin/gifts/of-donor.pdf?email=ada@example.org", get: keepers(200) },
    "admin/gifts/:id": {
      path: `/admin/gifts/${giftIds.received}`,
      get: keepers(200),
      posts: [
        { fields: { intent: "agree" }, at: `/admin/gifts/${giftIds.counted}`, ...keepers(200) },
        { fields: { intent: "arrived" }, at: `/admin/gifts/${giftIds.announced}`, ...keepers(200) },
        { fields: { intent: "restore" }, at: `/admin/gifts/${giftIds.void}`, ...keepers(200) },
        { fields: { intent: "spend", spentOn: "Books" }, ...keepers(200) },
        { fields: { intent: "receipt", name: "Ada", reason: "Wrong" }, ...keepers(200) },
        { fields: { intent: "split", amount: "1000" }, at: `/admin/gifts/${giftIds.byHand}`, ...keepers(200) },
        // It has a donor, but its recorder is unknown.
        { fields: { intent: "join", reference: references.open }, ...keepers(422) },
        { fields: { intent: "void", reason: "Wrong" }, ...keepers(200) },
      ],
    },
  },
  async addOneOfEach(ctx) {
    const { db } = ctx;
    const [currency] = await findCurrencies(ctx);
    const promise = { prefix: "TAB", amount, currency, frequency: "once" as const, project_id: null };
    const donor = { name: "Ada Sample", email: "ada@example.org", message: null, is_public: 0 };
    const dates = { created_at: at, sent_at: at, remind_at: null, fingerprint: null };
    for (const [code, link] of [
      ["7K4QXM", "abcdefgh"],
      ["M4HJK2", "bcdefghi"],
    ] as const)
      await db
        .insertInto("promises")
        .values({ ...promise, ...donor, ...dates, code, link, purpose: null, state: "open" })
        .execute();
    const gift: Insertable<GiftTable> = {
      promise_id: null,
      part: 1,
      amount,
      currency,
      method: "cash",
      value_date: day,
      project_id: null,
      purpose: null,
      goods: null,
      goods_count: null,
      name: "Ada Sample",
      email: "ada@example.org",
      is_public: 0,
      donor_hash: "hash",
      donor_salt: "salt",
      source: null,
      recorded_at: at,
      recorded_by: "Other Member",
      state: "received",
      checked_by: null,
      spent_on: null,
      spent_at: null,
      idempotency_key: null,
    };
    for (const more of [
      { state: "counted" },
      { state: "announced", method: "cheque" },
      { method: "transfer" },
      { state: "void" },
      { method: "transfer", amount: 700_000 },
      { method: "transfer", source: `credit:${matchedCredit}` },
    ] as const)
      await db
        .insertInto("gifts")
        .values({ ...gift, ...more })
        .execute();
  },
};
