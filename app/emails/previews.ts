import type { Letter } from "../server/mail/mailer.ts";
import { example as alreadySubscribed, alreadySubscribedEmail } from "./already-subscribed-email.ts";
import { example as confirmSubscription, confirmSubscriptionEmail } from "./confirm-subscription-email.ts";
import { example as contactAddressChanged, contactAddressChangedEmail } from "./contact-address-changed-email.ts";
import { example as contactMessage, contactMessageEmail } from "./contact-message-email.ts";
import { example as emailChanged, emailChangedEmail } from "./email-changed-email.ts";
import { example as invitation, invitationEmail } from "./invitation-email.ts";
import { example as newsletterIssue, newsletterIssueEmail } from "./newsletter-issue-email.ts";
import { example as password, passwordEmail } from "./password-email.ts";
import { example as secondFactorOff, secondFactorOffEmail } from "./two-factor-off-email.ts";

/** An example of every letter that the site sends, by the letter's name. */
export const gallery: Record<string, Letter> = {
  "already-subscribed": alreadySubscribedEmail(alreadySubscribed),
  "confirm-subscription": confirmSubscriptionEmail(confirmSubscription),
  "contact-address-changed": contactAddressChangedEmail(contactAddressChanged),
  "contact-message": contactMessageEmail(contactMessage),
  "email-changed": emailChangedEmail(emailChanged),
  invitation: invitationEmail(invitation),
  "newsletter-issue": newsletterIssueEmail(newsletterIssue),
  password: passwordEmail(password),
  "second-factor-off": secondFactorOffEmail(secondFactorOff),
};
