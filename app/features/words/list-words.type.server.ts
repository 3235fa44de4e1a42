import { originals } from "../../../content/pages.ts";
import { cards, declarePage, line, rich, text } from "./declare-page.ts";

/** Words of the pages that list things and show one of them, and of the privacy and safeguarding pages. */
export const listWords = {
  blog: declarePage("Blog", "/blog", originals.blog, {
    title: line("Name in the tab of the browser"),
    heading: line("Heading"),
    description: text("Description for search engines and messengers"),
    back: line("Link from a post to the list", 30),
    older: line("Button to older posts", 30),
    newest: line("Button to the newest posts", 30),
    empty: text("When there is no post", 150),
  }),
  events: declarePage("Events", "/events", originals.events, {
    title: line("Name in the tab of the browser"),
    heading: line("Heading"),
    description: text("Below the heading"),
    upcoming: line("Heading of what is coming", 40),
    past: line("Heading of what is over", 40),
    others: line("Heading of the other events", 40),
    see: line("Link of each event", 30),
    back: line("Link to all events", 30),
    older: line("Button to earlier events", 30),
    newest: line("Button to the newest events", 30),
    listHeading: line("Event: heading of the list beside the text", 60),
    empty: text("When there is no event", 150),
    stripLabel: line("Name of the row of events, for screen readers"),
  }),
  coming: declarePage("Coming to an event", "/events", originals.coming, {}),
  media: declarePage("Media", "/media", originals.media, {
    title: line("Name in the tab of the browser"),
    heading: line("Heading"),
    lede: text("Below the heading"),
    read: line("Link of each item", 30),
    older: line("Button to older news", 30),
    newest: line("Button to the newest news", 30),
    empty: text("When there is no news", 150),
  }),
  article: declarePage("Projects, films and pictures", "/", originals.article, {
    "projects.back": line("Link from a project to all", 30),
    "projects.videoNote": line("Button of a project's film"),
    "films.untitled": line("Name of a film without a title", 40),
    "films.play": line("Button of a film with a title"),
    "films.playUntitled": line("Button of a film without a title"),
    "failures.homeImages": text("When pictures of the home page do not load", 150),
    "failures.eventImages": text("When other pictures do not load", 150),
  }),
  privacy: declarePage("Privacy", "/privacy", originals.privacy, {
    title: line("Name in the tab of the browser"),
    heading: line("Heading"),
    lede: text("Below the heading"),
    text: rich("Text"),
  }),
  safeguarding: declarePage("Safeguarding", "/safeguarding", originals.safeguarding, {
    title: line("Name in the tab of the browser: say nothing more, others may see it"),
    heading: line("Heading"),
    lede: text("Below the heading"),
    leave: line("Button to leave the page", 40),
    "danger.others": cards("Who else to call", 6, [
      { name: "name", label: "Who", kind: "line", max: 140 },
      { name: "number", label: "Telephone", kind: "line", max: 80 },
    ]),
    policy: rich("The policy"),
    version: line("Below the policy: its version and day", 80),
    sample: line("Below the sample policy", 120),
    sampleDay: line("Day of the sample policy", 40),
  }),
};
