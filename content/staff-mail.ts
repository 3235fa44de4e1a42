import { ago, type Since } from "./counting.ts";

/** Words of the list of emails, for admins. */
export const staffMail = {
  lede: "Every email that the site writes waits here until it is sent.",
  nobody:
    "This site sends nothing yet: emails go to a folder on its machine. docs/how-to/send-mail.md says how to change that.",
  filter: "Which emails?",
  all: "All",
  states: { waiting: "Waiting", failed: "Failed", sent: "Sent" },
  kinds: {
    "already-subscribed": "On the list already",
    concern: "Something waits in Concerns",
    // Who may not read concerns learns nothing of them here.
    "concern-danger": "Something waits in Concerns",
    "concern-more": "Something waits in Concerns",
    "confirm-subscription": "Link to confirm a subscription",
    "contact-message": "Contact message",
    "email-changed": "Changed address",
    "contact-address-changed": "Changed address of the foundation",
    test: "Test of the welcome",
    invitation: "Invitation",
    "newsletter-issue": "Newsletter",
    "newsletter-test": "Newsletter, as a test",
    password: "Password link",
    "second-factor-off": "Two-step sign-in off",
    takedown: "Requests about photos",
    "takedown-card": "Requests about photos",
    "takedown-many": "Requests about photos",
    "takedown-many-more": "Requests about photos",
    "takedown-more": "Requests about photos",
  } as Record<string, string>,
  none: "No emails here.",
  to: (address: string) => `to ${address}`,
  written: (at: string) => `Written ${at}`,
  sent: (at: string) => `sent ${at}`,
  tried: (times: number) => `tried ${times === 1 ? "once" : `${times} times`}`,
  next: (at: string) => `next try ${at}`,
  again: "Send again",
  onItsWay: "The email is on its way again.",
  delete: "Delete",
  deleted: "The email is deleted.",
  ask: "Delete this email?",
  askText: "It will not be sent. The record that it is about stays.",
  keep: "Keep",
  older: "Older emails",
};

/** The row of the home about e-mails that do not go out. */
export const mailNeeds = {
  label: (failed: number, late: number) =>
    [
      failed > 0 && `${failed} ${failed === 1 ? "email" : "emails"} failed`,
      late > 0 && `${late} ${late === 1 ? "email waits" : "emails wait"} for over an hour`,
    ]
      .filter(Boolean)
      .join(", "),
  detail: (since: Since) => `The oldest is from ${ago(since).replace(/^on /, "")}`,
  act: "Look",
};
