/** Phrases for the jump box about events, their days, volunteers, figures, parted by commas. */
export const staffAskedEvents = {
  printGuests: `
    print the guest list, print guests, guest list on paper, printed list, list for the door, paper list, print list of people coming, print attendance,
    print attendance list, print names, sign in sheet, print register
  `,
  volunteers: `
    wants to give time, signed up to help, background check, offered help, someone with a car, who can cook, skills of helpers, interns, recruits,
    join us forms, register a volunteer, police clearance, reference letter, interview a volunteer, is she cleared, vetting,
    volunteer hours, people ready to help, my friend wants to help, teacher wants to help, students who applied, number of a helper,
    good conduct certificate, hours for nysc letter, who drives
  `,
  downloadVolunteers: `
    export volunteers, volunteers as csv, list of helpers, volunteers in excel, volunteer contacts, volunteer list excel, export the volunteers,
    download volunteers, phone list of volunteers, print list of volunteers, spreadsheet of volunteers, save the volunteers, volunteer emails
  `,
  figures: `
    kids helped, results, meals given, impact numbers, numbers on the home page, our numbers, yearly numbers, grant report, donor report,
    what have we achieved, books handed out, people reached, website statistics, readers of the blog, correct a count, plates of food,
    how many schools, visitors last month, how often is the site opened, most visited page, data for the report, sum of children, outcome,
    how many visitors this week, clicks this week
  `,
  days: `
    check-in, tick people off, scan at the gate, headcount, how many people signed up, print the guest list, message to all guests, guest list,
    list of guests, print names for the door, who came, who turned up, cancel someones place, roster, kids day on friday, who comes tomorrow,
    sign ups for saturday, not coming anymore, remove her from the list, put a family on the list, attendance numbers, count after the party,
    find more helpers, tell everyone it is cancelled, summer fair list
  `,
  events: `
    call off an event, sign-up form, event text, programme of events, summer camp, change the time, wrong place of the event, close registration,
    stop sign ups, too many people, limit guests, how many may come, hide an event, party full, move the picnic to sunday, cancel saturday,
    address of the event, sign up form for the christmas bazaar, stop taking guests, what is planned, what is happening this month, dates of the year,
    month calendar, open day, clean-up day
  `,
  newEvent: `
    new day, add a date, new date for the calendar, new activity, plan something, plan a workshop, organise a party, set up an event, start an event,
    put event on the calendar, announce a party, invite people to a party, schedule an event, plan an outing, make a day for kids, set a date,
    hold a party, announce something, invite the children, create a sign up, create a sign-up form, football tournament, sports day next month,
    party next month, trip next month
  `,
} as const;
