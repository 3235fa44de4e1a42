/** Words of the staff home about the caches in front of the site. */
export const staffCaches = {
  heading: "What visitors see",
  untold: (moment: string, minutes: number) =>
    `Since ${moment} the CDN could not be told of changes. Everything is saved, but visitors see it up to ${minutes} minutes later. The site tries again. If this message stays, tell the person who hosts the site.`,
} as const;
