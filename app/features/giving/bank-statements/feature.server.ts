import { logThings } from "content/log-things.ts";
import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { reversalNeeds, creditNeeds as words } from "content/staff-bank-statements.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffLinesOut } from "content/staff-lines-out.ts";
import { staffShell } from "content/staff-shell.ts";
import { staffUse } from "content/staff-use.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { writeSince } from "../../../values/site-days.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { countAnnouncedTransfers } from "../gifts/gift-queries.server.ts";
import { countSentPromises } from "../gifts/promise-queries.server.ts";
import { statementMigrations } from "./bank-statement-migrations.ts";
import { allBankStatements, countOpenCredits } from "./bank-statement-queries.server.ts";
import { bankStatementRetention, creditData } from "./expire-bank-statements.server.ts";
import { listReversedGifts } from "./place-queries.server.ts";

/** Describes gifts that only a bank statement can confirm: sent promises and announced transfers. */
async function sayOpenTransfers({ db }: Pick<AppContext, "db">): Promise<string | undefined> {
  const count = (await countSentPromises(db)).count + (await countAnnouncedTransfers(db));
  return count === 0 ? undefined : staffUse.statements.waits(count);
}

async function findCreditNeed({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countOpenCredits(db);
  const needs: Need[] = [];
  const [back, ...others] = await listReversedGifts(db);
  if (back !== undefined) {
    const { id, day, added_at, says } = back;
    const label = reversalNeeds[says === "reversal" ? "reversal" : "label"](formatMoney(back), writeDay(day));
    const row = { label, detail: reversalNeeds.detail(others.length), act: reversalNeeds.act };
    needs.push({ ...row, ...moneyWarning, path: `/admin/gifts/${id}`, count: others.length + 1, since: added_at });
  }
  if (since === null) return needs;
  const row = { label: words.label(count), detail: words.detail(writeSince(since, clock.now())), act: words.act };
  const look = { rank: "money", icon: "gift", ground: "g-green" } as const;
  return [...needs, { ...row, ...look, path: "/admin/gifts/statement", count, since }];
}

declare module "../../../server/feature-switch.ts" {
  interface Switches {
    statements: true;
  }
}

export const bankStatements = defineFeature(() => ({
  switch: {
    key: "statements",
    rank: 20,
    name: staffUse.statements.name,
    off: staffUse.statements.off,
    begins: { ...staffUse.statements.first, path: "/admin/gifts/statement" },
    keeps: { rows: allBankStatements, say: staffUse.statements.kept },
    refuses: sayOpenTransfers,
  },
  staff: [
    {
      label: staffShell.rooms.statements,
      path: "/admin/gifts/statement",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.statement,
    },
    {
      label: staffLinesOut.title,
      path: "/admin/gifts/statement/out",
      icon: "gift",
      who: canKeepBooks,
      alsoCalled: staffLinesOut.asked,
    },
    {
      kind: "act",
      label: staffActs.importBankStatement,
      path: "/admin/gifts/statement",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.importBankStatement,
    },
  ],
  needs: findCreditNeed,
  person: creditData,
  logged: { gifts: ["account", "credit", "line out", "statement"] },
  things: {
    credit: loggedRows({ table: "bank_credits", name: logThings.line, to: () => "/admin/gifts/statement" }),
    "line out": loggedRows({
      table: "lines_out",
      name: logThings.line,
      to: () => "/admin/gifts/statement/out",
    }),
    statement: loggedRows({ table: "bank_statements", name: logThings.statement, to: () => "/admin/gifts/statement" }),
  },
  retention: bankStatementRetention,
  migrations: statementMigrations,
  tables: {
    bank_statements: table({
      noun: "bank statement",
      key: ["id"],
      columns: {
        nothing: "id account currency first_day last_day lines added known outs opening closing added_at",
        typed: "name",
        person: "added_by_id",
        secret: "fingerprint",
        staff: "added_by",
      },
    }),
    bank_credits: table({
      noun: "bank line",
      key: ["id"],
      belongsTo: ["gifts", "bank_statements"],
      columns: {
        nothing:
          "id bank_statement_id account currency day amount balance payout occurrence state refused gift_id round added_at decided_at",
        typed: "narration payer ends",
        secret: "fingerprint payer_hash",
        staff: "decided_by",
      },
    }),
    lines_out: table({
      noun: "bank line out",
      key: ["id"],
      belongsTo: ["bank_credits", "bank_statements"],
      columns: {
        nothing:
          "id bank_statement_id account currency day amount balance occurrence credit_id says state entry_id entry_part added_at",
        typed: "narration",
        secret: "fingerprint",
      },
    }),
    bank_statement_layouts: table({
      noun: "statement layout",
      key: ["name"],
      columns: {
        nothing: "name currency layout reading tolerance",
        typed: "label",
      },
    }),
    bank_statement_files: table({
      noun: "statement file",
      key: ["id"],
      belongsTo: ["users"],
      columns: {
        nothing: "id account currency created_at",
        typed: "name content",
        person: "user_id",
      },
    }),
  },
}));
