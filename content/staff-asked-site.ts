/** What people type into the jump box who look for messages: phrases, parted by commas. */
export const staffAskedSite = {
  messages: `
    wpforms, contact form 7, gravity forms, typeform, form entries, form submissions,
    reply to a parent, answer a question, somebody asked us, contact us messages, emails from the website, who wrote to us, unanswered messages,
    answer a visitor, questions from visitors, spam messages, new messages, inbox, contact form, contact, letters, questions, enquiries, unread, spam,
    what visitors wrote, message, inbox messages, my inbox, our inbox, mailbox, incoming mail, incoming messages, emails we got, mails from people,
    emails from the site, contact forms, contact us, contact us form, form entries, form submissions, submissions, enquiry, inquiries, somebody wrote,
    somebody wrote to us, someone wrote, who wrote to us today, who wrote today, what did they write, anybody write to us, any new messages, new mail,
    new letters, unread messages, unanswered, not answered yet, waiting for an answer, waiting for reply, open questions, question from a school,
    question from a parent, question from a donor, message from a mother, complaint from a visitor, somebody asked something, school wrote to us,
    partner wrote, spam mail, junk, junk mail, trash messages, scam messages, delete spam, mark as spam, delete a message, archive a message, old messages,
    find a message, old letter, support tickets, tickets, chat, whatsapp messages, feedback, comments of visitors, comments, suggestions, guestbook, dm,
    press enquiry, correspondence, mum asked a question, mother asked something, somebody asked us something, what did people write,
    what did people write in the form, what did they write in the form, mails from the website, letters from people, a school wrote, donor wrote,
    journalist wrote to us, who contacted us, people who contacted us, who has written, who wrote, new mail today, messages today, messages of this week,
    messages waiting, did somebody answer, has anyone answered, nobody answered him, not replied, unreplied, contact requests, requests from the website,
    website form, junk messages, advertising messages, rude message, nasty message, forward a message to a colleague, give a message to someone, spammer,
    spammers, stop spam, spam from robots, bots
  `,
  downloadMessages: `
    export messages, messages as csv, save messages, messages in excel, back up messages, messages to excel, download messages, print all messages,
    messages spreadsheet, save all letters, copy of all messages
  `,
  answerMessage: `
    reply, reply to a message, answer an email, write back, respond, answer, answer someone, answer a mum, answer a mother, answer a parent, answer him,
    answer people, answer mail, reply to someone, reply to a mum, reply to a mother, reply a message, reply to an email, respond to a message,
    write back to her, get back to someone, write to a parent, answer the school, answer a donor, answer a question from a parent, answer a letter,
    answer the mail, write an answer, reply to the school, reply to a donor, say something back, respond to a mother
  `,
};
