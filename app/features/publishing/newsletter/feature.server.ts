import { logThings } from "content/log-things.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffAskedPublishing } from "content/staff-asked-publishing.ts";
import { staffActs } from "content/staff-jump.ts";
import { subscriberData as subscriberWords } from "content/staff-newsletter.ts";
import { staffUse } from "content/staff-use.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import type { PersonalData } from "../../../server/personal-data.ts";
import { issuePreviews } from "./issue-emails.tsx";
import { canSeeSubscribers, canWriteIssues } from "./newsletter-permissions.ts";
import { sendIssues } from "./send-issues.server.ts";
import { subscriptionRetention } from "./subscribe.server.ts";
import {
  eraseSubscriber,
  findSubscriberData,
  isSuppressed,
  suppressBounced,
  unsubscribeAgain,
} from "./subscriber-commands.server.ts";
import { allSubscribers } from "./subscriber-queries.server.ts";
import { subscriptionPreviews } from "./subscription-emails.tsx";

const subscriberData: PersonalData = {
  async find(ctx, { email }) {
    const { subscription, unconfirmed } = await findSubscriberData(ctx.db, email);
    return [
      { name: "newsletterNeverWrites", exported: await isSuppressed(ctx, email) },
      {
        name: "subscription",
        label: subscriberWords.subscription,
        exported: subscription ?? null,
        moments: subscription ? [subscription.confirmedAt] : [],
      },
      {
        name: "unconfirmedSubscriptions",
        label: subscriberWords.unconfirmed,
        exported: unconfirmed,
        moments: unconfirmed.map(({ requestedAt }) => requestedAt),
      },
    ];
  },
  async erase(ctx, { email }) {
    const { subscription, unconfirmed, emails } = await findSubscriberData(ctx.db, email);
    // A person who never subscribed is not suppressed, and can subscribe later.
    if (subscription !== undefined || unconfirmed.length + emails.length > 0) await eraseSubscriber(ctx, email);
  },
};

declare module "../../../server/feature-switch.ts" {
  interface Switches {
    newsletter: true;
  }
}

export const newsletter = defineFeature(() => ({
  switch: {
    key: "newsletter",
    rank: 50,
    name: staffUse.newsletter.name,
    off: staffUse.newsletter.off,
    begins: "on",
    keeps: { rows: allSubscribers, say: staffUse.newsletter.kept },
    closes: ["/newsletter"],
    asks: (of) => [{ name: "email", label: of("frame").newsletter.label }],
  },
  pages: [
    {
      path: "/newsletter",
      rank: 130,
      need: "newsletter",
      lede: (of) => of("frame").newsletter.lede,
      title: (of) => of("frame").newsletter.pageTitle,
      texts: (of) => {
        const { heading, lede, label, button } = of("frame").newsletter;
        return [`${heading}. ${lede}`, label, button, of("newsletter").confirm.next];
      },
    },
    {
      path: "/newsletter/unsubscribe",
      rank: 180,
      need: "unsubscribe",
      lede: (of) => of("newsletter").unsubscribe.lede,
      title: (of) => of("newsletter").unsubscribe.title,
    },
  ],
  staff: [
    {
      label: staffWords.nav.subscribers,
      path: "/admin/subscribers",
      who: canSeeSubscribers,
      icon: "users",
      total: allSubscribers,
      alsoCalled: staffAskedPublishing.subscribers,
    },
    {
      label: staffWords.nav.newsletter,
      path: "/admin/newsletter",
      who: canWriteIssues,
      icon: "send",
      alsoCalled: staffAskedPublishing.newsletter,
    },
    {
      kind: "act",
      label: staffActs.writeIssue,
      path: "/admin/newsletter",
      icon: "send",
      who: canWriteIssues,
      alsoCalled: staffAskedPublishing.newIssue,
    },
    {
      kind: "act",
      label: staffActs.downloadSubscribers,
      path: "/admin/subscribers",
      icon: "users",
      who: canSeeSubscribers,
      alsoCalled: staffAskedPublishing.downloadSubscribers,
    },
  ],
  person: subscriberData,
  restored: { repeat: unsubscribeAgain },
  emails: (foundation) => ({ ...subscriptionPreviews(foundation), ...issuePreviews(foundation) }),
  logged: { writing: ["issue"], people: ["subscriber"] },
  things: {
    issue: loggedRows({
      table: "issues",
      column: "subject",
      name: (_id, subject) => logThings.issue(subject),
      to: (id) => `/admin/newsletter/${id}`,
    }),
    subscriber: loggedRows({ table: "subscribers", name: logThings.subscriber, to: () => "/admin/subscribers" }),
  },
  tables: {
    subscribers: table({
      noun: "subscriber",
      key: ["id"],
      emailSince: "created_at",
      columns: {
        nothing: "id",
        person: "email created_at confirmed_at consent page",
        secret: "confirmed_by token",
      },
    }),
    pending_subscribers: table({
      noun: "pending subscriber",
      key: ["hash"],
      emailSince: "requested_at",
      columns: {
        nothing: "expires_at",
        person: "email consent page requested_at",
        secret: "hash",
      },
    }),
    suppressed_addresses: table({
      noun: "suppressed address",
      key: ["hash"],
      columns: { nothing: "reason day", secret: "hash" },
    }),
    issues: table({
      noun: "issue",
      key: ["id"],
      isPublished: true,
      columns: {
        nothing: "id items state version created_at last_subscriber until_subscriber enqueued started_at ended_at",
        typed: "subject opening frozen",
        person: "idempotency_key",
        staff: "written_by",
      },
    }),
  },
  retention: [subscriptionRetention],
  jobs: [
    { name: "newsletter", by: "each", every: 2, run: sendIssues },
    { name: "bounced addresses", by: "one", every: 60, run: suppressBounced },
  ],
}));
