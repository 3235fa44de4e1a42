import { type EventDays, lastDayOf } from "../../../values/event-days.ts";

/** States in the order of the list. A volunteer becomes `vetted` by a vetting alone. */
export const volunteerStates = ["new", "talked", "vetted", "active", "resting"] as const;
export type VolunteerState = (typeof volunteerStates)[number];

/** States that staff can choose from each state. A resting volunteer comes back by a talk. */
export const nextStates: Record<VolunteerState, readonly VolunteerState[]> = {
  new: ["talked", "resting"],
  talked: ["active", "resting"],
  vetted: ["active", "resting"],
  active: ["resting"],
  resting: ["talked"],
};

/** Nobody is vetted who was not talked to, or rests. */
export const canBeVetted = (state: VolunteerState): boolean => ["talked", "vetted", "active"].includes(state);

export interface Vetting {
  /** ISO dates. */
  vetted_on: string | null;
  vetted_until: string | null;
}

/** Whether a vetting holds from the first to the last day. @param from,to ISO dates */
export const isVettedOn = ({ vetted_on, vetted_until }: Vetting, from: string, to = from): boolean =>
  vetted_on !== null && vetted_until !== null && vetted_on <= from && to <= vetted_until;

/**
 * Why a volunteer cannot help at an event; undefined where they can.
 * @param event.withChildren then the vetting holds from its first to its last day
 */
export function whyNotHelp(
  volunteer: Vetting & { state: VolunteerState },
  event: Omit<EventDays, "zone"> & { withChildren: boolean },
): "notReady" | "notVetted" | undefined {
  if (volunteer.state !== "active" && volunteer.state !== "vetted") return "notReady";
  if (!event.withChildren) return undefined;
  // Today may be in the month of an event whose day is not known.
  const from = event.precision === "month" ? lastDayOf(event) : event.date;
  return isVettedOn(volunteer, from, lastDayOf(event)) ? undefined : "notVetted";
}
