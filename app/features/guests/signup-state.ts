import { type EventDays, type EventState, lastDayOf } from "../../values/event-days.ts";

/** An event, as its terms are asked. */
export interface SignupTerms extends EventDays {
  state: EventState;
  takesSignups: boolean;
  /** ISO date; empty or null for the day itself. */
  signupUntil?: string | null;
}

/**
 * Whether people can say that they come; "none" for an event without a list. A postponed event takes them while its new day is
 * not known, too: a place is kept.
 * @param today ISO date in Lagos
 */
export function signupState(event: SignupTerms, today: string): "none" | "open" | "over" | "cancelled" | "closed" {
  const { state, takesSignups, signupUntil } = event;
  if (!takesSignups) return "none";
  if (state === "cancelled") return "cancelled";
  if (state === "over" || lastDayOf(event) < today) return "over";
  return signupUntil && signupUntil < today ? "closed" : "open";
}

/** Free places; undefined without a limit. */
export const placesLeft = ({ places, taken }: { places: number | null; taken: number }): number | undefined =>
  places === null ? undefined : Math.max(0, places - taken);
