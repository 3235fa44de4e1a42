import type { AppContext } from "../../server/context.server.ts";
import { lagosDate } from "../../values/dates.ts";
import { writeEventTime } from "../../values/event-days.ts";
import { parseTextList } from "../../values/text-list.ts";
import { findGuest } from "./guest-commands.server.ts";
import { daysOf, writeKey } from "./guest-emails.server.ts";
import * as store from "./guest-queries.server.ts";
import { signupState } from "./signup-state.ts";

/** A place, for the page behind its private link. */
export async function findPlace(ctx: AppContext, givenKey: string) {
  const guest = await findGuest(ctx, givenKey);
  if (guest === undefined) return undefined;
  const event = await store.findEventOf(ctx.db, guest.event_id);
  const { state, number, name, email, phone, adults, children, other_need, moved_at } = guest;
  const values = {
    ...{ name: name ?? "", contact: email ?? phone ?? "", adults: `${adults}`, children: `${children}`, adult: "yes" },
    ...Object.fromEntries(parseTextList(guest.needs).map((need) => [need, "yes"])),
    otherNeed: other_need ?? "",
  };
  const isVisible = await store.isEventVisible(ctx.db, guest.event_id, ctx.clock.now().toISOString());
  return {
    key: writeKey(guest.key ?? ""),
    ...{ state, adults, children, email, values },
    number: `${
      /^[A-Za-z]/
        .exec(event?.title ?? "")?.[0]
        .toUpperCase()
        .concat("-") ?? ""
    }${number}`,
    hasMoved: moved_at !== null,
    ahead: state === "waiting" ? await store.countWaitingBefore(ctx.db, guest) : 0,
    event: event && {
      id: event.id,
      title: event.title,
      date: event.date,
      when: writeEventTime(daysOf(event)),
      where: [event.address, event.location].filter(Boolean).join(", "),
      isVisible,
      /** Whether it is still to come. */
      state: signupState(
        { ...daysOf(event), state: event.state, takesSignups: true, signupUntil: null },
        lagosDate(ctx.clock.now()),
      ),
    },
  };
}

export type PlaceView = NonNullable<Awaited<ReturnType<typeof findPlace>>>;
