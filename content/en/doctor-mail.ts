/** Findings of the doctor about e-mail, and failures of e-mails. */
const guide = "docs/how-to/send-mail.md";

export const doctorMail = {
  server: {
    none: "No mail server is named: emails stay on this machine.",
    noneRemedy: `Set MAIL_URL in .env: ${guide}.`,
    serviceRemedy: "Look at MAIL_URL and at this machine’s way out.",
    late: (host: string) => `${host} did not answer in time. It may be busy.`,
    away: (host: string, problem: string) => `${host} cannot be reached (${problem}).`,
    serviceAnswers: (host: string) => `${host} answers. Only an email shows whether it takes the keys.`,
    answers: (host: string) => `${host} answers.`,
    signsIn: (host: string) => `${host} answers and takes the site’s user name and password.`,
    remedy: `Compare MAIL_URL with what your mail provider says: ${guide}.`,
    busy: (said: string) => `${said} It may be busy: run this again.`,
    unreachable: "The mail server cannot be reached.",
  },
  visitors: {
    reached: {
      hour: (most: number) =>
        `Visitors caused ${most} emails within the last hour, which is the limit: further ones wait.`,
      day: (most: number) =>
        `Visitors caused ${most} emails within the last day, which is the limit: further ones wait.`,
    },
    remedy: (setting: string) =>
      `Look at /admin/messages and /admin/mail for an attack. If these are real people, raise ${setting} in .env.`,
    sent: {
      hour: (sent: number, most: number) => `${sent} of ${most} in the last hour`,
      day: (sent: number, most: number) => `${sent} of ${most} in the last day`,
    },
    good: (hour: string, day: string) => `Visitors caused ${hour}, ${day}.`,
  },
  records: {
    silent: (code: string) => `The name server did not answer (${code}).`,
    silentRemedy: "Look at this machine’s name server, and run this again.",
    receives: (domain: string, server: string) => `Answers to ${domain} go to ${server}.`,
    receivesNone: (domain: string) => `${domain} receives no email: answers are lost, and many servers refuse it.`,
    receivesNoneRemedy: "Use an address in MAIL_FROM that receives email.",
    spfRemedy: (domain: string) =>
      `Keep one TXT record of ${domain} that begins with v=spf1 and names your mail server; your mail provider shows it.`,
    spfNone: (domain: string) => `${domain} does not say which servers may send for it.`,
    spfSeveral: (domain: string, count: number) => `${domain} has ${count} SPF records, and servers then use none.`,
    spfOpen: (domain: string) => `The SPF record of ${domain} lets every server send for it.`,
    spfGood: (domain: string) => `${domain} says which servers may send for it.`,
    dmarcGood: (domain: string) => `${domain} says what becomes of forged emails.`,
    dmarcNone: (domain: string) =>
      `${domain} does not say what becomes of forged emails; large mail services ask for it.`,
    dmarcRemedy: (domain: string) => `Add a TXT record _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:YOUR-ADDRESS`,
    dkimGood: (domain: string) =>
      `${domain} has signing keys. Which key signs shows only in an email: DKIM-Signature in its head, s= is its name.`,
    dkimNone: (domain: string) =>
      `${domain} seems to have no signing key. Which key signs shows only in an email: DKIM-Signature in its head, s= is its name.`,
    dkimRemedy: (domain: string) => `Add the DKIM record that your mail provider shows below _domainkey.${domain}.`,
  },
  /** Why an e-mail was not sent. The page of e-mails shows the part before the colon. */
  failures: {
    expired: "It waited too long: the link in it is too old.",
    unknown: "It could not be sent.",
    gaveUp: (failure: string) => `${failure} It was tried for eight days.`,
    password: (said: string) => `The mail server refuses the site’s user name or password: ${said}`,
    noEncryption: "The mail server offers no private line, so nothing was said to it.",
    late: "The mail server did not answer in time.",
    turnedAway: (said: string) => `The mail server turns the site away: ${said}`,
    sender: (said: string) => `The mail server refuses the sender in MAIL_FROM: ${said}`,
    badAddress: "The address cannot be written to.",
    unreachable: (said: string) => `The mail server cannot be reached: ${said}.`,
    notNow: (said: string) => `The mail server does not take it now: ${said}`,
    address: (said: string) => `The mail server refuses the address: ${said}`,
    email: (said: string) => `The mail server refuses the email: ${said}`,
    service: (said: string) => `The email service refuses the email: ${said}`,
    serviceNotNow: (said: string) => `The email service takes nothing now: ${said}`,
    serviceLate: "The email service did not answer in time.",
    serviceAway: "The email service cannot be reached.",
  },
};
