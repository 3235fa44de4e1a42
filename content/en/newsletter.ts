/** Words of the pages behind the links in newsletters. */
export const newsletter = {
  confirm: {
    title: "Your subscription",
    heading: "One tap, and you are on the list",
    lede: "You asked for our newsletter. Say yes once more, so that we know it was you.",
    button: "Put me on the list",
    done: "You are on the list.",
    next: "The next stories from the field come straight to your inbox. Each has a link to unsubscribe.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    heading: "No more newsletters?",
    lede: "One tap takes your address off the list, and we forget it.",
    button: "Take me off the list",
    done: "You are off the list.",
    next: "You will get no more newsletters. If that was a mistake, subscribe again:",
    nobody: "There is nothing to do: this link is not in use.",
    stillComing: "If newsletters still come, use the link in the newest one, or write to us.",
    again: "Subscribe again",
    write: "Write to us",
  },
  deadConfirmation: {
    title: "This link no longer works",
    lede: "It has been used already, or it is too old. Subscribe again, and we will write to you.",
    action: "Subscribe again",
  },
};
