import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { everybody, keepers } from "../../../../tests/support/staff-answers.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { sample as purse } from "../purse/purse.sample.ts";
import { runningKind } from "../purse/purse-queries.server.ts";
import type { VoucherState } from "./voucher-tables.ts";

const at = "2026-03-09T09:00:00.000Z";

const states: VoucherState[] = ["waits", "half", "asked", "to pay", "written", "refused", "taken back"];

/** A voucher of another person, which treasurers and admins see; the others learn nothing of it. */
const ofAnother = { ...everybody(404), ...keepers(200), editor: 404 };

export const sample: FeatureSample = {
  after: [purse],
  routes: {
    "admin/spending": { path: "/admin/spending", get: everybody(200) },
    "admin/spending/new": {
      path: "/admin/spending/new",
      get: everybody(200),
      posts: [{ fields: { amount: "" }, ...everybody(422) }],
    },
    "admin/spending/:id": {
      path: "/admin/spending/1",
      get: ofAnother,
      posts: [
        {
          fields: { intent: "takeBack" },
          ...ofAnother,
          admin: 409,
          named: 409,
          treasurer: 409,
          because: "the page is outdated",
        },
      ],
      because: "it belongs to another person",
    },
    "admin/spending/:id/picture": {
      path: "/admin/spending/1/picture",
      get: ofAnother,
      because: "it belongs to another person",
    },
    "admin/queue/spending/:id": {
      path: "/admin/queue/spending/1",
      get: everybody(405),
      posts: [
        {
          fields: { intent: "answer" },
          ...everybody(404),
          ...keepers(409),
          editor: 404,
          because: "it belongs to another person, and the page is outdated",
        },
      ],
      because: "it belongs to another person",
    },
    "admin/queue/spending/new": {
      path: "/admin/queue/spending/new",
      get: everybody(405),
      posts: [{ fields: { amount: "" }, ...everybody(422) }],
    },
  },
  async addOneOfEach(ctx) {
    const [currency] = await findCurrencies(ctx);
    const picture = await ctx.storage.put("private", "jpg", Buffer.from("A voucher."));
    for (const [index, state] of states.entries()) {
      const number = index + 1;
      const spender = {
        spent_by: "Other Member",
        spender_id: "other",
        payee: "Sample shop",
        payee_folded: "sample shop",
      };
      const isFirst = index === 0;
      const { id } = await ctx.db
        .insertInto("vouchers")
        .values({
          ...spender,
          year: 2026,
          serial: number,
          key: `voucher-${number}`,
          purse_id: 1,
          kind: runningKind,
          currency,
          minor: 1_000,
          payee_kind: "organisation",
          paid_from: "unpaid",
          paid_on: "2026-03-01",
          note: "Chalk",
          state,
          picture_hash: isFirst ? "hash" : null,
          picture: isFirst ? picture : null,
          sent_at: at,
          waiting_since: at,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await ctx.db
        .insertInto("voucher_events")
        .values({ voucher_id: id, act: "sent", by: "Other Member", by_id: "other", at, words: "" })
        .execute();
    }
  },
  async fillStaffArea(post) {
    const bill = { amount: "1234567.89", for: "0:running", payee: "Sample shop", payeeKind: "organisation" };
    const note = "The paper of the shop was lost in the rain.";
    await post("/admin/spending/new", { ...bill, paidFrom: "unpaid", note, idempotencyKey: "bill" });
  },
  staffPages: ["/admin/spending", "/admin/spending/new", "/admin/spending/1"],
  values: {
    "vouchers.year": () => 2026,
    "vouchers.serial": (n) => n,
    "vouchers.minor": () => 1_000,
    "vouchers.payee_kind": () => "person",
    "vouchers.approvers": () => "[]",
    "vouchers.purse_id": (n) => n,
    "voucher_events.voucher_id": (n) => n,
  },
  shaped: {
    vouchers: [
      "key",
      "spender_id",
      "kind",
      "currency",
      "payee_folded",
      "payee_kind",
      "paid_from",
      "paid_on",
      "state",
      "picture_hash",
      "picture",
      "approvers",
      "sent_at",
      "waiting_since",
    ],
    voucher_events: ["act", "by_id", "at"],
  },
};
