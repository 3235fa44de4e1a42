const soon = "We read it within one working day.";
const answer = "If you gave us a way to reach you, we answer within two.";

/** Removes the sentences that promise how soon a report is read. */
export const withoutReadingPromise = (text: string): string =>
  text.replace(soon, "").replace(answer, "").replaceAll("  ", " ").trim();

/**
 * The safeguarding page. It is a sample: the foundation and its lead must read it before the site opens, keep its
 * promises, and answer every number in it.
 */
export const safeguarding = {
  title: "Safeguarding",
  heading: "Every child must be safe with us",
  lede: "If you are worried about a child, or about a person who works for us, tell us. You need no proof.",
  leave: "Leave this page now",
  leaveHint: "Goes to our home page. Pressing Escape twice does the same.",
  danger: {
    heading: "A child is in danger now? Call first.",
    text: "A form is read later. A call is answered at once.",
    us: "Our safeguarding lead",
    foundation: "Our telephone",
    none: "We show no number of the police or of a helpline yet, because none of us has checked one. Ask the people near you which number answers where you are.",
  },
  policy: [
    "## What we promise",
    "We listen, and we take you seriously. No child is asked to keep a secret from those who protect them. Nobody is punished for telling us what worried them, even if it turns out to be nothing.",
    "Whoever works for us, paid or not, has agreed to this page. Nobody is alone with a child behind a closed door. None of us hits, shames or touches a child in a way that hurts, writes to a child in private, or asks a child for anything in return for help.",
    "We show a child only when the child and a parent or guardian said yes, and take the photo down when they change their mind.",
    "## Who reads what you write",
    "Our safeguarding lead, and those whom the lead has named. None of our other staff can open it, and we never send it by email. The log records each look.",
    "You can leave out your name. Then we cannot ask you anything, and cannot tell you what came of it.",
    "## What happens next",
    `${soon} ${answer}`,
    "When a child may be in danger we tell the police or the child protection office of the {region} on the day we read it. We tell the family as well, unless that would put the child in danger.",
    "If it is about one of us, that person has no part in what we do about it, and does not work with children until it is clear.",
    "We keep what you told us, and what we did, as long as a child may need it. The lead alone decides when it is deleted.",
  ],
  versionLine: "Version {version}, {day}",
  sample: "Sample of {day}: the foundation has not made it its own yet.",
  sampleDay: "26 Nov. 2026",
  form: {
    heading: "Tell us",
    lede: "In any language. Write what you saw or heard, as it comes.",
    late: "No safeguarding lead can open reports just now, so it can take days until yours is read. The people responsible are told that a report waits, but not what it says. If a child may be in danger, do not wait for us: call.",
    story: "What happened, or what worries you?",
    place: "Where, and when? (optional)",
    danger: "Is a child in danger now?",
    yes: "Yes, or it may be",
    no: "No",
    callFirst: "Call first, then write. The numbers are above.",
    /** Used while the page has no telephone number. */
    callFirstAlone: "First call a person near you who can help now. Then write.",
    name: "Your name (optional)",
    contact: "How can we reach you safely? (optional)",
    contactHint: "A number or an address that no other person reads.",
    files: "Photos, PDFs or voice recordings (optional)",
    filesHint: "Five at most, 30 MB together. We take the place and the phone’s name out of them.",
    button: "Send to the lead",
    /** Used while no lead can open the report. */
    buttonLate: "Send it",
    notYet: "Nothing is sent yet.",
    empty: "Write what happened, in your own words",
    wait: "Many reports are coming from this network just now, and we have not taken yours yet. Call us instead: {phone}.",
    again: "Choose your files again: the browser has lost them.",
  },
  sent: {
    heading: "We have it",
    text: "Your reference is {reference}. Note it down somewhere safe, or remember it: with it you can ask us on the telephone.",
    files: {
      kept: "The files that we could open are with it.",
      opening: "Your report is stored. We are still opening a file that came with it.",
      look: "See whether we could",
      late: "That was more than an hour ago, so this page cannot show more about your files. Call us, with your reference.",
      refused: "Your report is stored, but not every file:",
      problems: {
        unknown: "We could not open one of them as a photo, PDF or recording. Take a photo of it instead.",
        tooLarge: "The files are too large. Send the most important ones, or take a photo of them.",
        tooMany: "There were more than five. The first five are with it.",
        busy: "Many files are arriving just now. Try those again in a few minutes.",
        costly: "One takes too much time or memory to open safely. Take a photo of it instead.",
      },
      again: "To send a file once more, write your reference in the form below and choose the file there.",
    },
    next: `${soon} Nothing that you wrote is on this page or in any email.`,
  },
};
