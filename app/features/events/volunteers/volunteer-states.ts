import { type EventDays, lastDayOf } from "../../../values/event-days.ts";

/** States in order; only a vetting makes a volunteer `vetted`. */
export const volunteerStates = ["new", "talked", "vetted", "active", "resting"] as const;
export type VolunteerState = (typeof volunteerStates)[number];

/** States that staff can choose. A resting volunteer returns after a talk. */
export const nextStates: Record<VolunteerState, readonly VolunteerState[]> = {
  new: ["talked", "resting"],
  talked: ["active", "resting"],
  vetted: ["active", "resting"],
  active: ["resting"],
  resting: ["talked"],
};

/** Vetting needs a talk, and a volunteer who does not rest. */
export const canBeVetted = (state: VolunteerState): boolean => ["talked", "vetted", "active"].includes(state);

export interface Vetting {
  /** ISO dates. */
  vetted_on: string | null;
  vetted_until: string | null;
}

/** True when a vetting covers the days from first to last. @param from,to ISO dates */
export const isVettedOn = ({ vetted_on, vetted_until }: Vetting, from: string, to = from): boolean =>
  vetted_on !== null && vetted_until !== null && vetted_on <= from && to <= vetted_until;

/**
 * Returns why a volunteer cannot help; undefined otherwise.
 * @param event.withChildren needs a vetting from the first to the last day
 */
export function whyNotHelp(
  volunteer: Vetting & { state: VolunteerState },
  event: Omit<EventDays, "zone"> & { withChildren: boolean },
): "notReady" | "notVetted" | undefined {
  if (volunteer.state !== "active" && volunteer.state !== "vetted") return "notReady";
  if (!event.withChildren) return undefined;
  // Without a day, the event may be at any time of its month.
  const from = event.precision === "month" ? lastDayOf(event) : event.date;
  return isVettedOn(volunteer, from, lastDayOf(event)) ? undefined : "notVetted";
}
