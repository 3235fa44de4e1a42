import type { CountryCode } from "../countries/index.ts";

/** Settings of a new site. The first start stores them in the database; after that, only the database is used. */
export const firstSettings = {
  country: "NG" as CountryCode,
  name: "Tabasamu",
  kind: "Children’s Foundation",
  nameMeaning: "",
  founded: "July 2023",
  phone: "+234 000 000 0000",
  email: "hello@example.org",
  /** The foundation's home town, for use in a sentence. */
  town: "Lagos",
  headOffice: "1 Sample Street, Lagos, Nigeria",
  /** Contacts for child safety and for personal data, each with a name, an address or a number. */
  safeguardingContact: "",
  safeguardingPhone: "",
  privacyContact: "",
  social: [
    { name: "Instagram", url: "https://www.instagram.com/" },
    { name: "TikTok", url: "https://www.tiktok.com/" },
    { name: "Twitter", url: "https://x.com/" },
    { name: "LinkedIn", url: "https://www.linkedin.com/" },
  ],
  volunteerFormUrl: "https://example.org/volunteer-form",
  introVideoId: "VIDEO_ID",
  figures: [
    { value: "2M+", label: "donations received" },
    { value: "100+", label: "volunteers" },
    { value: "10+", label: "outreaches" },
  ],
  donationDistribution: {
    label: "Donation Distribution",
    shares: [
      { label: "child care home", percent: 40 },
      { label: "cleanliness program", percent: 35 },
      { label: "helping people", percent: 10 },
      { label: "excurion", percent: 10 },
      { label: "feeding the poor", percent: 5 },
    ],
  },
  /** Retention of records in months. */
  retention: { messageMonths: 12, auditLogMonths: 24 },
};

/** Texts of pages that cannot be shown. */
export const missing = {
  notFound: {
    title: "Page not found",
    heading: "Page not found",
    lede: "The link may be old, or there may be a typing slip. The string leads back home.",
    home: "Back to home",
    tell: "Tell us",
    near: "Perhaps it is one of these:",
  },
  event: {
    heading: "Event not found",
    lede: "This day is not on our calendar. It may have moved, or the link may be incomplete.",
    action: "See all events",
  },
  eventData: {
    heading: "Event data not found",
    lede: "This event is on our calendar, and something in it cannot be shown. Please tell us, and name this number.",
  },
  noData: {
    heading: "No data available",
    lede: "There is nothing to show here yet. Have a look at what we are doing today.",
    action: "What We Do",
  },
  refused: { title: "Not accepted", heading: "That did not go through" },
  notTaken: {
    title: "Not taken just now",
    heading: "We do not take this at the moment",
    lede: "Nothing was sent, and nothing is kept. Please write to us instead: what you typed stands below.",
    typed: "What you typed",
  },
  broken: {
    title: "Something went wrong",
    heading: "Something went wrong on our side",
    lede: "We are sorry. Please try again in a little while. If it keeps happening, tell us this number:",
  },
};

/** Sentences for pictures that do not load; the page script adds them beside the gap. */
export const failures = {
  homeImages: "Failed to load images. Please try again later.",
  eventImages: "Failed to load images",
};
