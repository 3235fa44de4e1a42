/** Words about the lists of people that an admin brings along. */
export const staffMoveInLists = {
  subscribers: {
    exports:
      "In Mailchimp, choose Audience, then All contacts, then Export audience, and choose the ZIP file as it is. In MailerLite, Brevo, Ghost and Substack, export all subscribers as CSV, with those who unsubscribed. A sheet of your own needs the address, the day of subscription and a status.",
    promise:
      "Readers come onto the list of the newsletter. Addresses that left, bounced or complained get no newsletter. No email goes out.",
    notKept: "The site does not keep names, places, notes and tags of readers.",
    roles: {
      email: "Email address",
      confirmed: "Day of the confirmation",
      day: "Day of the subscription",
      status: "Status",
      left: "Left the list",
      cleaned: "Day of the bounce",
      complained: "Complaint",
      reason: "Reason for leaving",
    },
    alone: {
      label:
        "The lists of unsubscribed and cleaned readers are missing. Delete these files, and choose all lists together, or go on.",
      goOn: "Go on with subscribed readers alone",
    },
    asked: {
      label: "A list says no status. Choose whether all of its people asked for the newsletter.",
      yes: "All of them asked for it. The site keeps my name and the day as evidence.",
      gone: "They left or their mail bounced. They get no newsletter.",
      no: "Not all of them asked for it. Leave these rows out.",
    },
    on: (day: string) => `On the list since ${day}`,
    gone: {
      left: "Left: gets no newsletter",
      bounce: "Bounced: gets no newsletter",
      complaint: "Complained: gets no newsletter",
    },
    out: "Stays out",
    consent: (file: string, day: string, by: string, isVouched: boolean) =>
      isVouched
        ? `${by} said on ${day} that all people of the list ${file} asked for the newsletter.`
        : `The list ${file} of another newsletter has the status subscribed. ${by} brought it in on ${day}.`,
  },
  volunteers: {
    exports:
      "Save your list as CSV or as an Excel workbook, with a name and an email address or a telephone number in each row.",
    promise: "Volunteers come in as new. No volunteer is vetted by this. No email goes out.",
    notKept: "The site keeps no ages, birthdays and vettings of the list. People under 18 stay out.",
    roles: {
      name: "Name",
      firstName: "First name",
      email: "Email address",
      phone: "Telephone number",
      skills: "Help that the person offers",
      days: "Days",
      place: "Place",
      message: "Message",
      age: "Age",
      birthday: "Birthday",
      shy: "Do not contact",
    },
    becomes: "New volunteer",
  },
  events: {
    roles: {
      name: "Title",
      text: "Description",
      start: "Day",
      startTime: "Begin",
      end: "Last day",
      endTime: "End",
      zone: "Time zone",
      allDay: "Whole day",
      place: "Place",
      status: "Status",
    },
  },
  again: (row: number, file: string) =>
    file === ""
      ? `It has the address of row ${row}. Only one comes in.`
      : `It has the address of row ${row} in file ${file}. Only one comes in.`,
  notes: {
    "list-address": "It has no email address that the site can read.",
    "list-day": "The day of the subscription is missing, or it is in the future.",
    "list-unsaid": "Its list says no status.",
    "list-off": "Its status says that it gets no newsletter.",
    "list-stays": "This address is on the list of this site. It did not leave after that.",
    "list-left-before": "This address left the list before. The person can subscribe again.",
    "list-suppressed-before": "The site never writes to this address.",
    "person-again": "Another row has its address or telephone number. Only one comes in.",
    "list-there": "This address is on the list already.",
    "list-gone-there": "The site knows already that this address gets no newsletter.",
    "person-there": "This site has the person already.",
    "person-before": "An earlier import brought this person.",
    "person-phone-lost": "The spreadsheet lost digits of the telephone number. The person comes in without it.",
    "person-phone": "The site cannot read the telephone number. The person comes in without it.",
    "list-erased-before": "This person was erased here. The row stays out.",
    "person-erased": "This person was erased here. The row stays out.",
    "person-name": "It has no name.",
    "person-contact": "It has no email address and no telephone number that the site can read.",
    "person-lost": "The spreadsheet lost digits of the telephone number. Correct the cell as text.",
    "person-young": "The person is under 18.",
    "person-age": "The age is unclear.",
    "person-shy": "The list says not to contact the person.",
    "person-cut": "A text is too long. The end is cut.",
  } as Record<string, string>,
} as const;
