import { formatNumber } from "../intl.ts";
import { capital, inWords, plural } from "./counting.ts";

const greetings = (hour: number) => {
  if (hour >= 5 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 17 ? "Good afternoon" : "Good evening";
};

/** Words of the first staff page, "Today". */
export const staffHome = {
  title: "Today",
  greeting: (hour: number, name: string) => `${greetings(hour)}, ${name}`,
  firstDay: "Your first day",
  firstGreeting: (name: string) => [`Hello, ${name}.`, "Let us make it smile."],
  makes: "What shall we share today?",
  site: "See the site",
  needs: {
    heading: "What needs you",
    count: (shown: number, all: number) =>
      shown < all ? `${shown} of ${all} things` : `${capital(inWords(all))} ${plural(all, "thing")}`,
    none: "Nothing needs you.",
    noneDetail: "All messages are answered.",
    noneYet: "Nothing needs you. Enjoy it.",
    noneYetDetail: "Messages, drafts and photos that wait for you are listed here.",
    unpublished: "Not public yet, from everyone:",
  },
  checklist: {
    heading: "Make it yours",
    grin: (done: number, all: number) => `${done} of ${all} steps done`,
    progress: (done: number, all: number) =>
      `${capital(inWords(done))} of ${inWords(all)} steps done. ${mood(done / all)}`,
    allDone: "All steps are done. The site is yours.",
    done: "Done:",
    more: (count: number) => `${count} more`,
    countDone: (count: number) => `${count} done`,
    unguarded: (country: string) =>
      `The words check does not know the places of ${country} yet. Read every story about a child twice.`,
    putAway: "Hide this list",
    isAway: "The checklist is hidden. You can show it again in Settings.",
    bringBack: "Show the first steps again",
  },
  figures: {
    heading: "The last 30 days",
    note: "Visits are counted without cookies and without names.",
    visits: "Visits of each page",
    searches: "What people look for",
  },
  line: {
    heading: "Coming up",
    note: "Posts, emails and events of the next two weeks.",
    when: (days: number, weekday: string, time?: string) =>
      [days === 0 ? "Today" : days === 1 ? "Tomorrow" : weekday, time].filter(Boolean).join(", "),
  },
} as const;

function mood(share: number): string {
  if (share === 0) return "It waits for the first.";
  if (share < 0.4) return "It is starting to curl.";
  return share < 0.6 ? "Half a smile." : "Nearly a grin.";
}

/** The figure of visits on the home. */
export const visitWords = {
  label: "Visits",
  none: "Counting starts with the first visitor",
  countedSince: (day: string) => `Counted since ${day}`,
  compared: (difference: number) => {
    if (difference === 0) return "As many as in the 30 days before";
    return `${formatNumber(Math.abs(difference))} ${difference > 0 ? "more" : "fewer"} than the 30 days before`;
  },
} as const;
