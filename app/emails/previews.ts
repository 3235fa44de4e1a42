import type { emails } from "content/emails.ts";
import type { Email } from "../server/mail/mailer.ts";
import {
  accountNewsEmail,
  emailChangedEmail,
  invitationEmail,
  passwordEmail,
  testEmail,
  twoFactorOffEmail,
} from "./account-emails.tsx";
import { bankDetailsEmail } from "./bank-emails.tsx";
import {
  concernWaitsEmail,
  concernWithoutLeadEmail,
  manyTakedownsEmail,
  readersChangedEmail,
  recoveryPhraseEmail,
  takedownWaitsEmail,
  unknownCardEmail,
} from "./concern-email.tsx";
import { contactAddressChangedEmail, contactMessageEmail, messageReplyEmail } from "./contact-emails.tsx";
import { doctorEmail } from "./doctor-email.tsx";
import { giftDisputedEmail, giftPromisedEmail, giftReminderEmail, giftSpentEmail } from "./gift-emails.tsx";
import {
  guestCancelledEmail,
  guestConfirmedEmail,
  guestMessageEmail,
  guestMovedEmail,
  guestNewDayEmail,
  guestNoDayEmail,
  guestPlannedEmail,
  guestTomorrowEmail,
  guestWaitingEmail,
} from "./guest-emails.tsx";
import {
  type IssueFields,
  type IssueReader,
  newsletterIssueEmails,
  renderIssueBody,
} from "./newsletter-issue-email.tsx";
import { receiptEmail } from "./receipt-email.tsx";
import { alreadySubscribedEmail, confirmSubscriptionEmail } from "./subscription-emails.tsx";
import { volunteerThanksEmail, volunteerWaitsEmail } from "./volunteer-emails.tsx";

const example = <Fields extends object>(write: (fields: Fields) => Email, fields: Fields) => ({ write, fields });

const site = "https://example.org";
const unsubscribe = `${site}/newsletter/unsubscribe?token=sample`;
const link = `${site}/password?token=sample`;

const message = {
  firstName: "Sample",
  lastName: "Teacher",
  email: "teacher@example.org",
  subject: "An outreach at our school",
  message: "I teach in a primary school and would like to host an outreach.\n\nWhen could we talk?",
};

const promised = { amount: "₦8,000", reference: "TAB-7K4-QXM", link: `${site}/g/7k4qxm-h29w-ftr6` };

const opening = "Dear friends,\n\nthe **quiet corner** is open. Come and [see it](/events).\n\n- Books\n- Cushions";
const summary = "A small change that helps.";
const item = { title: "Quiet corners", day: "12 October 2024", link: `${site}/blog/quiet-corners`, summary };

/** Of whom the examples speak. */
interface Foundation {
  name: string;
  email: string;
  headOffice: string;
  /** Of the e-mails that visitors get. */
  words?: typeof emails | undefined;
}

/** Every e-mail, with the fields of an example, by name. */
export function examplesOf({ name: foundation, email, headOffice, words }: Foundation) {
  const reader = { to: "reader@example.org", foundation };
  const editor = { ...reader, to: "editor@example.org" };
  const place = {
    ...{ ...reader, title: "Book day in Yaba", when: "December 12, 2026, 10:00 to 14:00" },
    ...{ where: "2 Sample Road, Yaba", link: `${site}/e/7k4q-xmh2-9wft-3dce`, words: words?.guest },
  };
  const office = { ...reader, to: email };
  return {
    "account-news": example(accountNewsEmail, {
      ...editor,
      sentence: "Sample Admin made a new admin: Sample Colleague.",
      link: `${site}/admin/manageusers`,
    }),
    "already-subscribed": example(alreadySubscribedEmail, { ...reader, unsubscribe, words: words?.already }),
    doctor: example(doctorEmail, {
      ...{
        ...editor,
        subject: "the website needs help",
        opening: "The daily examination found something that does not work:",
      },
      findings: ["Backups: No good backup for more than two days. Make one now: npm run backup"],
      closing: "This e-mail comes once a day until nothing is bad any more.",
    }),
    "bank-details": example(bankDetailsEmail, {
      ...editor,
      subject: "a change of the bank details is asked for",
      ...{ sentence: "Sample Admin asked for other bank details on the website.", reason: "Our branch moved." },
      ...{ liveAt: "15 November, 09:12", link: `${site}/admin/bank` },
    }),
    "takedown-waits": example(takedownWaitsEmail, { ...editor, link: `${site}/admin/takedowns`, hasLead: true }),
    "unknown-card": example(unknownCardEmail, { ...editor, link: `${site}/admin/takedowns`, hasLead: true }),
    "many-takedowns": example(manyTakedownsEmail, { ...editor, link: `${site}/admin/takedowns`, hasLead: true }),
    "recovery-phrase": example(recoveryPhraseEmail, {
      ...editor,
      by: "Sample Lead",
      link: `${site}/admin/concerns/key`,
    }),
    "readers-changed": example(readersChangedEmail, {
      ...editor,
      sentence: "Sample Lead becomes a safeguarding lead. By: Sample Admin.",
      from: "2 Jan. 2026, 10:00",
      link: `${site}/admin/concerns`,
      stopLink: `${site}/login/stop?change=1`,
    }),
    "concern-without-lead": example(concernWithoutLeadEmail, { ...editor, link: `${site}/admin/manageusers` }),
    "concern-waits": example(concernWaitsEmail, { ...editor, link: `${site}/admin/concerns` }),
    "confirm-subscription": example(confirmSubscriptionEmail, {
      ...reader,
      link: `${site}/newsletter/confirm?token=sample`,
      words: words?.confirm,
    }),
    "contact-address-changed": example(contactAddressChangedEmail, {
      ...office,
      now: "office@example.org",
      by: "Sample Admin",
    }),
    "contact-message": example(contactMessageEmail, { ...office, message }),
    "email-changed": example(emailChangedEmail, editor),
    "gift-disputed": example(giftDisputedEmail, {
      ...editor,
      amount: "₦8,000",
      reference: "TAB7K4QXM-1",
      provider: "paystack",
      due: "2026-03-11 09:00",
    }),
    "gift-promised": example(giftPromisedEmail, { ...reader, ...promised, words: words?.pledge }),
    "gift-reminder": example(giftReminderEmail, { ...reader, ...promised, words: words?.reminder }),
    receipt: example(receiptEmail, {
      ...reader,
      ...{ amount: "₦8,000", number: "2026-0412", reference: "TAB-7K4-QXM", purpose: "Autism outreach" },
      ...{
        day: "4 November 2026",
        name: "Sample Teacher",
        hasPledge: true,
        link: promised.link,
        words: words?.receipt,
      },
    }),
    "gift-spent": example(giftSpentEmail, {
      ...reader,
      amount: "₦8,000",
      spentOn: "One speech lesson, with the therapist’s fare.",
      link: promised.link,
      words: words?.spent,
    }),
    "volunteer-waits": example(volunteerWaitsEmail, { ...office, link: `${site}/admin/volunteers/1` }),
    "volunteer-thanks": example(volunteerThanksEmail, { ...reader, words: words?.volunteer }),
    "guest-confirmed": example(guestConfirmedEmail, place),
    "guest-waiting": example(guestWaitingEmail, place),
    "guest-moved": example(guestMovedEmail, place),
    "guest-tomorrow": example(guestTomorrowEmail, place),
    "guest-new-day": example(guestNewDayEmail, place),
    "guest-no-day": example(guestNoDayEmail, place),
    "guest-planned": example(guestPlannedEmail, place),
    "guest-cancelled": example(guestCancelledEmail, place),
    "guest-message": example(guestMessageEmail, {
      ...{ ...reader, title: place.title, link: place.link, words: words?.guest },
      ...{ subject: "What to bring", text: "Please bring a bag: there are books to take home." },
    }),
    invitation: example(invitationEmail, { ...editor, name: "Sample", link }),
    "message-reply": example(messageReplyEmail, {
      ...reader,
      contact: email,
      text: "Dear Sample,\n\nthank you. Any Thursday suits us.",
      message: { ...message, day: "Thursday, 12 March 2026" },
    }),
    "newsletter-issue": example((fields: IssueFields & IssueReader) => newsletterIssueEmails(fields)(fields), {
      ...reader,
      headOffice,
      subject: "What the rains brought",
      body: renderIssueBody(opening, [item], site),
      subscribedOn: "10 March 2026",
      subscribedAt: `${site}/events`,
      unsubscribe,
      words: words?.issue,
    }),
    password: example(passwordEmail, { ...editor, link }),
    test: example(testEmail, { ...office, link: `${site}/welcome/mail?token=sample` }),
    "two-factor-off": example(twoFactorOffEmail, editor),
  };
}

/** Previews: an example of every e-mail of a foundation, by name. */
export const previewsOf = (foundation: Foundation): Record<string, Email> =>
  Object.fromEntries(
    Object.entries(examplesOf(foundation)).map(([name, { write, fields }]) => [
      name,
      (write as (all: object) => Email)(fields),
    ]),
  );
