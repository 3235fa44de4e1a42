import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { otherMember } from "../../people/users/users.sample.ts";
import { amount, giftIds, sample as gifts, matchedCredit, promiseIds, references } from "../gifts/gifts.sample.ts";

const at = "2026-03-09T09:00:00.000Z";

const day = "2026-03-09";

/** Bank rows, each for the act of its name. */
export const creditIds = {
  open: 1,
  reference: 2,
  record: 3,
  refuse: 4,
  other: 5,
  hand: 6,
  matched: matchedCredit,
  setAside: 8,
} as const;

export const sample: FeatureSample = {
  routes: {
    "admin/gifts/statement": {
      path: "/admin/gifts/statement",
      get: keepers(200),
      posts: [
        {
          fields: { intent: "join", id: `${creditIds.open}`, promise: `${promiseIds.open}` },
          ...keepers(200),
        },
        {
          fields: { intent: "join-reference", id: `${creditIds.reference}`, reference: references.second },
          ...keepers(200),
        },
        { fields: { intent: "record", id: `${creditIds.record}` }, ...keepers(200) },
        { fields: { intent: "no", id: `${creditIds.refuse}` }, ...keepers(200) },
        { fields: { intent: "other", id: `${creditIds.other}` }, ...keepers(200) },
        { fields: { intent: "join-hand", id: `${creditIds.hand}`, gift: `${giftIds.byHand}` }, ...keepers(200) },
        { fields: { intent: "undo", id: `${creditIds.matched}` }, ...keepers(200) },
        { fields: { intent: "reopen", id: `${creditIds.setAside}` }, ...keepers(200) },
        { fields: { intent: "columns", file: "1" }, ...keepers(422) },
        // Back to the list.
        { fields: { intent: "drop", file: "1" }, ...keepers(202) },
        { fields: { intent: "tolerance", currency: "NGN", tolerance: "50" }, ...keepers(200) },
      ],
    },
    "admin/gifts/statement/out": {
      path: "/admin/gifts/statement/out",
      get: keepers(200),
      posts: [
        { fields: { intent: "exact" }, ...keepers(200) },
        { fields: { intent: "disown", id: "1" }, ...keepers(200) },
      ],
    },
  },
  staffPages: ["/admin/gifts/statement/out"],
  after: [gifts],
  async addOneOfEach(ctx) {
    const { db } = ctx;
    const [currency] = await findCurrencies(ctx);
    const days = { first_day: day, last_day: day, added_at: at, added_by: "Other Member" };
    const sums = { lines: 8, added: 8, opening: 0, closing: 4_000_000 };
    await db
      .insertInto("bank_statements")
      .values({ currency, name: "bank.csv", fingerprint: "all", ...sums, ...days })
      .execute();
    const line = { bank_statement_id: 1, currency, day, narration: "TRF FROM ADA SAMPLE", occurrence: 1 };
    const states = new Map<number, "matched" | "other">([
      [creditIds.matched, "matched"],
      [creditIds.setAside, "other"],
    ]);
    for (const id of Object.values(creditIds)) {
      const state = states.get(id) ?? "open";
      await db
        .insertInto("bank_credits")
        .values({
          ...line,
          amount: id === creditIds.hand ? 700_000 : amount,
          fingerprint: `line ${id}`,
          state,
          added_at: at,
          gift_id: state === "matched" ? giftIds.matched : null,
          decided_at: state === "open" ? null : at,
          decided_by: state === "open" ? null : "Other Member",
        })
        .execute();
    }
    const out = { bank_statement_id: 1, account: currency, currency, day, amount: 5_000, balance: null };
    await db
      .insertInto("lines_out")
      .values({ ...out, fingerprint: "out", occurrence: 1, credit_id: null, narration: "POS SHOP", added_at: at })
      .execute();
    // Only who sent it goes on with it.
    const members = await db.selectFrom("users").select("id").where("id", "!=", otherMember).execute();
    for (const { id: user_id } of members)
      await db
        .insertInto("bank_statement_files")
        .values({ user_id, currency, name: "bank.csv", content: JSON.stringify([["Date"]]), created_at: at })
        .execute();
  },
  values: {
    "bank_credits.payout": () => "paystack",
    "lines_out.credit_id": (n) => n,
  },
};
