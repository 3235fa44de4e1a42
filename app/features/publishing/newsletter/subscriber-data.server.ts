import { subscriberData as words } from "content/staff-newsletter.ts";
import type { PersonalData } from "../../../server/personal-data.ts";
import { eraseSubscriber, findSubscriberData, isSuppressed } from "./subscriber-commands.server.ts";

export const subscriberData: PersonalData = {
  async find(ctx, { email }) {
    const { subscription, unconfirmed } = await findSubscriberData(ctx.db, email);
    return [
      { name: "newsletterNeverWrites", exported: await isSuppressed(ctx, email) },
      {
        name: "subscription",
        label: words.subscription,
        exported: subscription ?? null,
        moments: subscription ? [subscription.confirmedAt] : [],
      },
      {
        name: "unconfirmedSubscriptions",
        label: words.unconfirmed,
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
