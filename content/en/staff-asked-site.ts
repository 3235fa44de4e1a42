/** Phrases for the jump box about messages, parted by commas. */
export const staffAskedSite = {
  messages: `
    answer a visitor, enquiries, inbox messages, emails we got, emails from the site, submissions, waiting for reply, complaint from a visitor,
    somebody asked something, partner wrote, spam mail, junk, old letter, support tickets, press enquiry, mum asked a question,
    what did people write in the form, what did they write in the form, who contacted us, who has written, new mail today, not replied,
    contact requests, website form, forward a message to a colleague
  `,
  downloadMessages: `
    export messages, messages as csv, save messages, messages in excel, back up messages, messages to excel, download messages, print all messages,
    messages spreadsheet, save all letters, copy of all messages
  `,
  answerMessage: `
    reply, answer an email, write back, respond, answer a mum, answer a mother, answer a parent, answer people, answer mail, reply to a mum,
    reply to a mother, reply to an email, respond to a message, write back to her, get back to someone, write to a parent, answer the school,
    answer a donor, answer a question from a parent, answer a letter, answer the mail, reply to the school, reply to a donor, say something back,
    respond to a mother
  `,
} as const;
