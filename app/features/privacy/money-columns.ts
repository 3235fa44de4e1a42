import { internal } from "./declare-columns.ts";

/** Columns of the tables about gifts, payments, the bank, and who counts as a person of their own. */
export const moneyColumns = {
  pledges: internal("promise", ["id"], {
    nothing: "id code prefix amount currency frequency project_id purpose is_public state created_at sent_at remind_at",
    typed: "message",
    person: "name email",
    secret: "link fingerprint",
  }),
  gifts: internal("gift", ["id"], {
    nothing:
      "id pledge_id part amount currency fee method value_date project_id purpose goods_count is_public source state recorded_at idempotency_key spent_at state_before waiting_since is_by_one",
    typed: "goods spent_on",
    person: "name email recorded_by_id checked_by_id",
    secret: "donor_hash donor_salt",
    staff: "recorded_by checked_by",
  }),
  gift_limits: internal("limit of gifts", ["id"], {
    nothing: "id ngn usd at live_at stopped_at",
    person: "by_id agreed_by_id",
  }),
  gift_events: internal("gift event", ["id"], {
    nothing: "id pledge_id gift_id at what",
    typed: "note",
    staff: "by",
  }),
  checkouts: internal("checkout", ["id"], {
    nothing: "id provider reference pledge_id amount currency plan state created_at checked_at",
    secret: "url",
  }),
  refunds: internal("refund", ["id"], {
    nothing: "id gift_id kind amount paid state partner_id asked_at changed_at",
    typed: "why",
    person: "asked_by_id",
  }),
  payment_notices: internal("payment notice", ["id"], {
    nothing: "id provider event_id kind reference due_at received_at handled_at problem",
    typed: "settled_why",
    staff: "settled_by",
  }),
  payment_subscriptions: internal("monthly payment", ["id"], {
    nothing: "id provider plan pledge_id state created_at",
    secret: "customer code token",
  }),
  bank_details: internal("bank step", ["id"], {
    nothing:
      "id what change_id bank_name naira_account dollar_account account_name bank_code bank_wrote is_alone starts_anew at status publish_at",
    typed: "reason",
    person: "by_id",
    secret: "seal",
    staff: "by",
  }),
  fraud_reports: internal("fraud report", ["id"], {
    nothing: "id created_at",
    typed: "story account contact",
    person: "done_at",
    staff: "done_by",
  }),
  statements: internal("bank statement", ["id"], {
    nothing: "id currency first_day last_day lines added opening closing added_at",
    typed: "name",
    secret: "fingerprint",
    staff: "added_by",
  }),
  bank_credits: internal("bank line", ["id"], {
    nothing: "id statement_id currency day amount occurrence state refused gift_id round added_at decided_at",
    typed: "narration",
    secret: "fingerprint",
    staff: "decided_by",
  }),
  statement_layouts: internal("statement layout", ["name"], { nothing: "name layout tolerance" }),
  statement_files: internal("statement file", ["id"], {
    nothing: "id currency created_at",
    typed: "name content",
    person: "user_id",
  }),
  receipts: internal("receipt", ["id"], {
    nothing: "id gift_id year serial letters state replaced_by issued_at",
    typed: "contents",
    secret: "link",
  }),
  account_changes: internal("account change", ["id"], {
    nothing: "id what is_imported was_settled_admin role_before role_after",
    person: "account_id by_id at email_before",
  }),
};
