import type { Email } from "../server/mail/mailer.ts";
import { example as alreadySubscribed, alreadySubscribedEmail } from "./already-subscribed-email.tsx";
import { example as confirmSubscription, confirmSubscriptionEmail } from "./confirm-subscription-email.tsx";
import { example as contactAddressChanged, contactAddressChangedEmail } from "./contact-address-changed-email.tsx";
import { example as contactMessage, contactMessageEmail } from "./contact-message-email.tsx";
import { example as emailChanged, emailChangedEmail } from "./email-changed-email.tsx";
import { example as invitation, invitationEmail } from "./invitation-email.tsx";
import { example as newsletterIssue, newsletterIssueEmail } from "./newsletter-issue-email.tsx";
import { example as password, passwordEmail } from "./password-email.tsx";
import { example as twoFactorOff, twoFactorOffEmail } from "./two-factor-off-email.tsx";

/** Previews: an example of every e-mail, by name. */
export const previews: Record<string, Email> = {
  "already-subscribed": alreadySubscribedEmail(alreadySubscribed),
  "confirm-subscription": confirmSubscriptionEmail(confirmSubscription),
  "contact-address-changed": contactAddressChangedEmail(contactAddressChanged),
  "contact-message": contactMessageEmail(contactMessage),
  "email-changed": emailChangedEmail(emailChanged),
  invitation: invitationEmail(invitation),
  "newsletter-issue": newsletterIssueEmail(newsletterIssue),
  password: passwordEmail(password),
  "two-factor-off": twoFactorOffEmail(twoFactorOff),
};
