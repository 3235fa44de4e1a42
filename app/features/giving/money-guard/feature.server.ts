import { logThings } from "content/log-things.ts";
import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffMoneyGuard } from "content/staff-money-guard.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { moneyChecks } from "./check-public-texts.server.ts";
import { comparePublicTexts } from "./compare-public-texts.server.ts";
import { moneyPreviews } from "./money-emails.tsx";
import { moneyMigrations } from "./money-migrations.ts";
import { canAskForNumbers, canDecideOnNumbers } from "./money-permissions.ts";
import { countFindings, countWaiting } from "./money-queries.server.ts";

const { needs: words } = staffMoneyGuard;

async function findNumberNeeds({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canDecideOnNumbers(member)) return [];
  const waiting = await countWaiting(db);
  const found = await countFindings(db);
  const need = (label: string, detail: string, since: string): Need => ({
    ...moneyWarning,
    label,
    detail,
    act: words.act,
    since,
    path: "/admin/numbers",
  });
  return [
    ...(waiting.since === null ? [] : [need(words.waiting(waiting.count), words.waitingDetail, waiting.since)]),
    ...(found.since === null ? [] : [need(words.found(found.count), words.foundDetail, found.since)]),
  ];
}

const daySeconds = 24 * 3_600;

export const moneyGuardFeature = defineFeature(() => ({
  staff: [
    {
      label: staffMoneyGuard.title,
      path: "/admin/numbers",
      icon: "gift",
      who: canAskForNumbers,
      alsoCalled: staffAskedGiving.numbers,
    },
  ],
  needs: findNumberNeeds,
  doctor: moneyChecks(),
  emails: moneyPreviews,
  migrations: moneyMigrations,
  logged: { gifts: ["number"] },
  things: { number: loggedAs((key) => ({ name: logThings.numberInTexts(key), to: "/admin/numbers" })) },
  tables: {
    money_numbers: table({
      noun: "number",
      key: ["id"],
      columns: {
        nothing: "id number asked_at agreed_at live_at",
        typed: "words why",
        person: "asked_by_id agreed_by_id",
        staff: "asked_by agreed_by",
      },
    }),
    money_findings: table({
      noun: "number found",
      key: ["place", "number"],
      columns: { nothing: "place number found_at", typed: "words" },
    }),
  },
  // Runs shortly after a release starts for the first time, then each night.
  jobs: [{ name: "public texts", by: "one", every: daySeconds, from: 2 * 3_600, run: comparePublicTexts }],
}));
