import { labelled } from "content/labelled.ts";
import { logThings } from "content/log-things.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { giftNeeds, staffGifts } from "content/staff-gifts.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { staffShell } from "content/staff-shell.ts";
import { staffUse } from "content/staff-use.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import type { Need } from "../../../server/need.ts";
import { writeSince } from "../../../values/site-days.ts";
import { storedNames } from "../../../values/stored-names.ts";
import { countAlone } from "./count-alone.server.ts";
import { donorData } from "./donor-commands.server.ts";
import { eraseDonorsAgain } from "./erase-donor.server.ts";
import { promiseRetention } from "./expire-and-remind-promises.server.ts";
import { giftPreviews } from "./gift-emails.tsx";
import { giftMigrations } from "./gift-migrations.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { allGifts, countCountedGifts } from "./gift-queries.server.ts";
import { countSentPromises } from "./promise-queries.server.ts";
import { countWaitingPurposes, findFirstWaitingPurpose } from "./purpose-queries.server.ts";
import { recordEmailedThanks } from "./thank-donor.server.ts";

async function findGiftNeeds({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const sent = await countSentPromises(db);
  const cash = await countCountedGifts(db);
  const needs: Need[] = [];
  if (sent.since !== null) {
    const detail = giftNeeds.sentDetail(writeSince(sent.since, clock.now()));
    const row = {
      label: giftNeeds.sent(sent.count),
      detail,
      act: giftNeeds.look,
      count: sent.count,
      since: sent.since,
    };
    needs.push({ ...row, rank: "money", icon: "gift", ground: "g-green", path: "/admin/gifts" });
  }
  if (cash.since !== null) {
    const row = {
      label: giftNeeds.cash(cash.count),
      detail: giftNeeds.cashDetail,
      count: cash.count,
      since: cash.since,
    };
    needs.push({
      ...row,
      rank: "money",
      act: giftNeeds.count,
      icon: "gift",
      ground: "g-green",
      path: "/admin/gifts/received?state=counted",
    });
  }
  const purposes = await countWaitingPurposes(db);
  const first = purposes.since === null ? undefined : await findFirstWaitingPurpose(db);
  if (purposes.since !== null && first !== undefined) {
    const { count, since } = purposes;
    const row = {
      label: giftNeeds.purposes(count),
      detail: giftNeeds.purposesDetail,
      act: giftNeeds.look,
      count,
      since,
    };
    const look = { rank: "money", icon: "gift", ground: "g-green" } as const;
    needs.push({ ...row, ...look, path: `/admin/gifts/${first.gift_id}#purpose` });
  }
  return needs;
}

declare module "../../../server/feature-switch.ts" {
  interface Switches {
    gifts: true;
  }
}

export const gifts = defineFeature(() => ({
  migrations: giftMigrations,
  switch: {
    key: "gifts",
    rank: 10,
    name: staffUse.gifts.name,
    off: staffUse.gifts.off,
    begins: "on",
    keeps: { rows: allGifts, say: staffUse.gifts.kept },
    closes: ["/donate", "/donate/promise"],
    asks: (of) => {
      const { amount, frequency, donor } = of("giving").promise;
      const { name, email, message, anonymous, show } = donor;
      return [
        { name: "amount", label: amount.legend },
        { name: "own", label: amount.own },
        { name: "frequency", label: frequency.legend, choices: { once: frequency.once, monthly: frequency.monthly } },
        { name: "name", label: name },
        { name: "email", label: email },
        { name: "message", label: message },
        { name: "show", label: donor.legend, choices: { no: anonymous, yes: show } },
      ];
    },
  },
  pages: [
    {
      path: "/donate/promise",
      rank: 50,
      need: "giving",
      lede: (of) => of("giving").ways.promise.text,
      title: (of) => of("giving").ways.promise.heading,
      texts: (of) => {
        const { heading, promise, transfer, card } = of("giving").ways;
        const ways = [promise, transfer, card].map((way) => labelled(way.heading, way.text));
        return [...ways, heading, ...promise.points.map(({ point }) => point), promise.button];
      },
    },
  ],
  staff: [
    {
      label: staffWords.nav.gifts,
      path: "/admin/gifts",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.gifts,
    },
    {
      label: staffGifts.received.title,
      path: "/admin/gifts/received",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.received,
    },
    {
      label: staffGifts.record.title,
      path: "/admin/gifts/record",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.record,
    },
    {
      label: staffShell.rooms.auditor,
      path: "/admin/gifts/audit",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.audit,
    },
    {
      kind: "act",
      label: staffActs.downloadGifts,
      path: "/admin/gifts/received",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.downloadGifts,
    },
    {
      label: staffReceipts.statement.title,
      path: "/admin/gifts/of-donor",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.ofDonor,
    },
  ],
  needs: findGiftNeeds,
  person: donorData,
  restored: { repeat: eraseDonorsAgain },
  emails: giftPreviews,
  logged: { gifts: ["gift", "gift limits", storedNames.promises] },
  things: { gift: loggedRows({ table: "gifts", name: logThings.gift, to: (id) => `/admin/gifts/${id}` }) },
  tables: {
    promises: table({
      noun: "promise",
      key: ["id"],
      emailSince: "created_at",
      columns: {
        nothing:
          "id code prefix amount currency frequency project_id purpose is_public state created_at sent_at sent_day remind_at stopped_at",
        typed: "message",
        person: "name email sent_from",
        secret: "link fingerprint",
      },
    }),
    gifts: table({
      noun: "gift",
      key: ["id"],
      emailSince: "recorded_at",
      belongsTo: ["promises"],
      // Pages show the progress of goals.
      changesPages: true,
      columns: {
        nothing:
          "id promise_id part amount currency fee method value_date project_id purpose event_id goods_count is_public source whole_id state recorded_at idempotency_key spent_at state_before waiting_since is_by_one is_by_trustees thanked_on",
        typed: "goods spent_on",
        person: "name name_folded email recorded_by_id checked_by_id thanked_by_id",
        secret: "donor_hash donor_salt",
        staff: "recorded_by checked_by thanked_by",
      },
    }),
    gift_limits: table({
      noun: "limit of gifts",
      key: ["id"],
      columns: {
        nothing: "id amounts at live_at stopped_at",
        person: "by_id agreed_by_id",
      },
    }),
    purpose_changes: table({
      noun: "change of a purpose",
      key: ["id"],
      belongsTo: ["gifts"],
      columns: {
        nothing: "id gift_id purpose_before project_id purpose state asked_at is_by_one waiting_since",
        typed: "why",
        person: "asked_by_id agreed_by_id",
      },
    }),
    gift_events: table({
      noun: "gift event",
      key: ["id"],
      belongsTo: ["gifts", "promises"],
      columns: {
        nothing: "id promise_id gift_id at what",
        typed: "note",
        staff: "by",
      },
    }),
  },
  retention: [promiseRetention],
  jobs: [
    { name: "gifts of one person", by: "one", every: 600, run: countAlone },
    { name: "thanks of receipts", by: "one", every: 60, run: recordEmailedThanks },
  ],
}));
