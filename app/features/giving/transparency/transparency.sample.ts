import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";
import { sample as purse } from "../purse/purse.sample.ts";

const number = "a number, a code or a sum, made from a closed file";

const unread = (columns: string) =>
  Object.fromEntries(columns.split(" ").map((column) => [column, "read by no visitor"]));

export const sample: FeatureSample = {
  after: [purse],
  routes: {
    "admin/cash/doughnut": {
      path: "/admin/cash/doughnut",
      get: keepers(200),
      posts: [{ fields: { intent: "ask", idempotencyKey: "k" }, ...keepers(409), because: "no month is closed" }],
    },
  },
  staffPages: ["/admin/cash/doughnut"],
  published: {
    month_sums: {
      row: { month: "2026-01", sha256: "x", rows: 0, bytes: 0, sums: "[]", totals: "[]" },
      doors: { month: number, sha256: number, sums: number, totals: number },
    },
    balances: {
      row: { holder: "purse:1", currency: "NGN", minor: 0 },
      doors: { holder: "a code of the books", currency: "a code" },
    },
    purses: {
      row: { id: 1, code: "general" },
      doors: {
        code: "made from the title of a project, which was asked about",
        title: "the title of a project, which was asked about; visitors read the present one",
        ended_at: "a time",
      },
    },
    gifts: {
      row: {
        id: 1,
        part: 1,
        amount: 500,
        currency: "NGN",
        method: "transfer",
        value_date: "2026-02-10",
        is_public: 0,
        donor_hash: "x",
        state: "received",
        recorded_at: "2026-02-10T09:00:00.000Z",
      },
      doors: {
        currency: "a code; pages show sums of amounts",
        ...unread(
          "method value_date purpose goods name name_folded email donor_hash donor_salt source state recorded_at recorded_by",
        ),
        ...unread("checked_by recorded_by_id checked_by_id state_before waiting_since thanked_on thanked_by"),
        ...unread("thanked_by_id spent_on spent_at idempotency_key"),
      },
    },
  },
};
