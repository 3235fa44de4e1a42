/** Names of the page for volunteers and of its fields, for staff who change its words. */
export const volunteerLabels = {
  page: "Volunteer",
  points: "What happens next: points",
  point: "Point",
} as const;
