const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const staffGuests = {
  link: "Guest list",
  back: "The event",
  nums: (here: number, said: number) => ({ here: `${here} here`, said: `of ${said} who said yes` }),
  waiting: (count: number) => `${plural(count, "person waits", "people wait")} for a place.`,
  offline: (count: number) =>
    count === 0
      ? "No connection. Check-ins are saved on this phone and will be sent later."
      : `No connection. ${plural(count, "check-in is", "check-ins are")} saved on this phone and will be sent later.`,
  unsent: (count: number) => `${plural(count, "check-in is", "check-ins are")} on this phone and on the way.`,
  find: "Name",
  findLabel: "Find a guest",
  guests: "Guests",
  none: "No one has signed up yet.",
  noneCalled: "No one with this name signed up. If they are at the door, add them below.",
  left: (count: number) =>
    `${plural(count, "more group", "more groups")} signed up. See Contacts or the CSV file for all.`,
  more: (left: number) => `Show more (${left})`,
  here: "Here",
  unnamed: "Somebody without a name",
  group: (name: string, adults: number, children: number) => {
    const others = [
      adults > 1 && plural(adults - 1, "adult", "adults"),
      children > 0 && plural(children, "child", "children"),
    ].filter((one) => one !== false);
    return others.length === 0 ? name : `${name} and ${others.join(" and ")}`;
  },
  walkIn: "came without signing up",
  waits: "on the waiting list",
  held: {
    heading: "Groups that you confirm",
    text: "Many people signed up from one network. These groups have no places until you confirm them, or until they open the link in our email.",
    confirm: "Confirm the places",
    done: (isComing: boolean) => (isComing ? "They have their places." : "They are on the waiting list."),
    late: "Nothing was confirmed: the event is over, cancelled or not open to sign-ups.",
    need: (count: number, title: string) => `${plural(count, "group waits", "groups wait")} for you: ${title}`,
    needDetail: "They signed up from one internet connection. Confirm their places, or remove them.",
    act: "Look",
    large: (title: string, count: number) => `A group of ${count} for ${title}`,
  },
  needs: {
    wheelchair: "Wheelchair, ramp or step-free way",
    sign: "Sign language",
    quiet: "Quiet space",
    print: "Large print",
    carer: "Comes with a carer",
  },
  someoneNew: {
    heading: "Someone new",
    name: "Name (optional)",
    adults: "Adults",
    children: "Children",
    button: "Add them",
    badAdults: "Write how many adults, in figures: twenty at most",
    badChildren: "Write how many children, in figures: fifty at most",
    nobody: "Write how many came",
  },
  leaves: "This phone deletes the list two days after the event.",
  done: { here: "Checked in.", away: "The check-in is undone.", new: "They are on the list." },
  queued: (name: string) => `Check-in: ${name}`,
  notYet: "Nothing was changed.",
  gone: "This guest is no longer on the list.",
  contacts: {
    link: "Contacts, and a message to all",
    title: "Contacts and messages",
    heading: "Contacts",
    lede: "Contacts are shown only here, not on phones at the door. They are deleted after 90 days.",
    find: "Name, email or telephone number",
    findButton: "Find",
    more: "More",
    call: (count: number) =>
      `${plural(count, "group", "groups")} gave only a telephone number. Call them when something changes.`,
    moved: "Moved up from the waiting list: call them",
    end: "Remove from the list",
    endText: "Their place goes to the next group that fits. Their name, contact and needs are deleted at once.",
    ended: "They are removed from the list.",
    message: {
      heading: "Write to everyone who is coming",
      lede: (count: number) => `It goes to ${plural(count, "group", "groups")} by email, once to each.`,
      subject: "Subject",
      text: "Message",
      button: "Send it",
      sent: (count: number) => `${plural(count, "email is", "emails are")} on the way.`,
    },
  },
  export: "Save the list as CSV",
  csv: ["Number", "State", "Name", "Email", "Telephone", "Adults", "Children", "Needs", "Arrived", "Signed up"],
  csvStates: { coming: "coming", held: "to confirm" },
  print: {
    link: "Print the guest list",
    button: "Print",
    heads: ["Here", "Name", "Adults", "Children", "Needs"],
    people: (count: number) => `${plural(count, "person", "people")} said yes.`,
  },
} as const;

/** Label on the page about people's data. */
export const guestData = { label: "Places at events" };
