/** Words of the staff home about the caches in front of the site. */
export const staffCaches = {
  heading: "What visitors see",
  untold: (moment: string, minutes: number) =>
    `Since ${moment} the network in front of the site could not be told of changes. What you save is kept, and visitors see it up to ${minutes} minutes later. The site tries again by itself; if this stays, tell the person who hosts the site.`,
};
