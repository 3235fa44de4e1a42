import { type EventDays, lastDayOf } from "../../../values/event-days.ts";

/** States in the usual order. Only a vetting sets the state `vetted`. */
export const volunteerStates = ["new", "talked", "vetted", "active", "resting"] as const;
export type VolunteerState = (typeof volunteerStates)[number];

/** States that staff can set next. A resting volunteer needs a talk before becoming active again. */
export const nextStates: Record<VolunteerState, readonly VolunteerState[]> = {
  new: ["talked", "resting"],
  talked: ["active", "resting"],
  vetted: ["active", "resting"],
  active: ["resting"],
  resting: ["talked"],
};

/** A vetting needs a talk with the volunteer, who must not be resting. */
export const canBeVetted = (state: VolunteerState): boolean => ["talked", "vetted", "active"].includes(state);

export interface Vetting {
  vetted_on: string | null;
  vetted_until: string | null;
}

/** Returns true if a vetting covers all days from first to last. @param from,to ISO dates */
export const isVettedOn = ({ vetted_on, vetted_until }: Vetting, from: string, to = from): boolean =>
  vetted_on !== null && vetted_until !== null && vetted_on <= from && to <= vetted_until;

/**
 * Returns why a volunteer cannot help; undefined if they can.
 * @param event.withChildren true if the volunteer needs a vetting from the event's first to last day
 */
export function whyNotHelp(
  volunteer: Vetting & { state: VolunteerState },
  event: Omit<EventDays, "zone"> & { withChildren: boolean },
): "notReady" | "notVetted" | undefined {
  if (volunteer.state !== "active" && volunteer.state !== "vetted") return "notReady";
  if (!event.withChildren) return undefined;
  // If only the month is known, the event may be on any day of the month.
  const from = event.precision === "month" ? lastDayOf(event) : event.date;
  return isVettedOn(volunteer, from, lastDayOf(event)) ? undefined : "notVetted";
}
