import { plural } from "./counting.ts";

/** Words of the page of a project’s purse. */
export const staffProjectEnd = {
  link: "Purse",
  title: (project: string) => `Purse of “${project}”`,
  back: "The project",
  notOpen: "The books begin with the first day. A treasurer or an admin writes it at Cash and places.",
  nothing: "Nothing was changed.",
  noAmount: "nothing",
  ended: (day: string, target: string) => `It ended on ${day}. The rest, and later gifts, go to “${target}”.`,
  rest: {
    heading: "The rest",
    now: (target: string) => `The public account says: what is left goes to “${target}”.`,
    change: "Choose another purse for the rest",
    lede: "Givers can read it in the account and on the page of the project, so another person agrees to a change.",
    label: "The rest goes to",
    button: "Ask for the change",
    asked: {
      done: "The purse for the rest is changed.",
      waits: "It waits until another person agrees.",
      alone: "There is no second person. It is done after 72 hours.",
    },
  },
  end: {
    heading: "End the project",
    lede: (target: string) =>
      `The rest goes to “${target}”. Each giver with an email address gets one email. Later gifts for the project count in “${target}”. Another person agrees.`,
    vouchers: (count: number) =>
      `${count} open ${plural(count, "voucher")} of this project. Decide on each, or pay it, first.`,
    button: "Ask to end the project",
    asked: {
      done: "The project has ended.",
      waits: "It waits until another person agrees.",
      alone: "There is no second person. The project ends after 72 hours.",
    },
  },
  acts: {
    rest: (target: string) => `The rest goes to “${target}”`,
    end: (target: string) => `End the project; the rest goes to “${target}”`,
    by: (name: string, day: string) => `${name} asked on ${day}.`,
    agree: "Agree",
    stop: "Stop it",
    agreed: "Done.",
    stopped: "It is stopped. Nothing was changed.",
  },
  /** A purpose in a form, after its project ended. */
  purpose: (project: string, target: string) => `${project} (ended: goes to ${target})`,
} as const;

/** E-mail to the givers of a project that ended. */
export const projectEndEmail = {
  subject: (project: string) => `“${project}” has ended`,
  thanks: (given: string, project: string) =>
    `You gave ${given} for “${project}”. Thank you. The project has ended, and this is what became of it.`,
  nothing: "nothing",
  rest: (rest: string, target: string) =>
    `What is left, ${rest}, goes to “${target}”, as the account of the project said.`,
  nothingLeft: "Nothing is left.",
  later: (target: string) => `A later gift for it counts in “${target}”.`,
  link: "See each line of its account",
  noLink: "Its account is on our website, on the page of the project.",
};
