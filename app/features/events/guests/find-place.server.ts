import type { AppContext } from "../../../server/context.server.ts";
import { describeEvent, factsOfRow, signupState } from "../../../values/event-description.ts";
import { parseTextList } from "../../../values/text-list.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { findGuest } from "./guest-commands.server.ts";
import * as store from "./guest-queries.server.ts";
import { writeKey } from "./send-guest-emails.server.ts";

/** Finds the place that belongs to a private link. */
export async function findPlace(ctx: AppContext, givenKey: string) {
  const guest = await findGuest(ctx, givenKey);
  if (guest === undefined) return undefined;
  const event = await store.findGuestEvent(ctx.db, guest.event_id);
  const { state, number, name, email, phone, adults, children, other_need, moved_at } = guest;
  const values = {
    name: name ?? "",
    contact: email ?? phone ?? "",
    adults: `${adults}`,
    children: `${children}`,
    adult: "yes",
    ...Object.fromEntries(parseTextList(guest.needs).map((need) => [need, "yes"])),
    otherNeed: other_need ?? "",
  };
  const { states } = await findWordsOf(ctx, "coming");
  const description = event && describeEvent(factsOfRow(event), states);
  const isVisible = await store.isEventVisible(ctx.db, guest.event_id, ctx.clock.now().toISOString());
  return {
    key: writeKey(guest.key ?? ""),
    state,
    adults,
    children,
    email,
    values,
    number: `${
      /^[A-Za-z]/
        .exec(event?.title ?? "")?.[0]
        .toUpperCase()
        .concat("-") ?? ""
    }${number}`,
    hasMoved: moved_at !== null,
    isHeld: guest.held_at !== null,
    ahead: state === "waiting" ? await store.countWaitingBefore(ctx.db, guest) : 0,
    event: event && {
      id: event.id,
      title: event.title,
      date: event.date,
      when: description?.when ?? "",
      where: description?.place ?? "",
      waits: description?.standing === "waits",
      isVisible,
      state: signupState({ ...factsOfRow(event), takesSignups: true }, minuteIn(event.zone, ctx.clock.now())),
    },
  };
}

export type PlaceView = NonNullable<Awaited<ReturnType<typeof findPlace>>>;
