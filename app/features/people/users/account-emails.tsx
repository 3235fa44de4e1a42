import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

export function invitationEmail({ name, link, ...about }: About & { name: string; link: string }): Email {
  return renderParagraphs(about, "your invitation", [
    `Hello ${oneLine(name)},`,
    `You are invited to work on the website of ${oneLine(about.foundation)}.`,
    { words: "Choose your password here, within seven days", link },
    "The link works once. If you did not expect this email, do nothing.",
  ]);
}

export function passwordEmail({ link, ...about }: About & { link: string }): Email {
  return renderParagraphs(about, "choose a new password", [
    "Somebody asked for a new password for your account.",
    { words: "Choose it here, within the hour", link },
    "If that was not you, do nothing: your password stays as it is.",
  ]);
}

/**
 * E-mail to the previous address. Does not contain the new address, because another person may read this mailbox now.
 */
export function emailChangedEmail(about: About): Email {
  return renderParagraphs(about, "your email address was changed", [
    `Your account on the website of ${oneLine(about.foundation)} has a new email address. Emails about it no longer come here.`,
    "If you did not change it, and nobody told you, tell an admin of the foundation at once.",
  ]);
}

export function twoFactorOffEmail({ isByShell, ...about }: About & { isByShell?: boolean }): Email {
  const who = isByShell ? "Whoever runs the server" : "An admin";
  return renderParagraphs(about, "your two-step sign-in is off", [
    `${who} switched off two-step sign-in for your account on the website of ${oneLine(about.foundation)}, and you are signed out everywhere.`,
    "Sign in with your password, and switch it on again under “Your account”.",
    "If you did not ask for it, tell another admin of the foundation at once.",
  ]);
}

export function recoveryCodeUsedEmail({ left, ...about }: About & { left: number }): Email {
  return renderParagraphs(about, "a recovery code was used", [
    `Somebody signed in to your account on the website of ${oneLine(about.foundation)} with your password and a recovery code.`,
    left === 1
      ? "One recovery code is left."
      : `${left} recovery codes are left. You make new ones under “Your account”.`,
    "If that was not you, change your password now, and tell an admin of the foundation.",
  ]);
}

export function ownerLinkEmail({ link, ...about }: About & { link: string }): Email {
  return renderParagraphs(about, "is this your account?", [
    `Two-step sign-in of your account on the website of ${oneLine(about.foundation)} was switched off by somebody else. Then somebody signed in with your password.`,
    { words: "Was that you? Say so here, within a day", link },
    "If that was not you, change your password now, and tell another admin of the foundation.",
  ]);
}

/** Tells admins about a new admin or a changed address. Does not contain the new address. */
export function accountNewsEmail({
  sentence,
  link,
  ...about
}: About & { sentence: string; link?: string | undefined }) {
  return renderParagraphs(about, "an admin account was made or changed", [
    oneLine(sentence),
    "If you expected it, do nothing. If you know a new admin, say so on the page of users.",
    "If you did not expect it, call the others now: not by email.",
    ...(link === undefined ? [] : [{ words: "Look at the users", link: oneLine(link) }]),
  ]);
}

const link = `${sampleSite}/password?token=sample`;

export function accountPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "account-news": preview(accountNewsEmail, {
      ...editor,
      sentence: "Sample Admin made a new admin: Sample Colleague.",
      link: `${sampleSite}/admin/manageusers`,
    }),
    "email-changed": preview(emailChangedEmail, editor),
    invitation: preview(invitationEmail, { ...editor, name: "Sample", link }),
    "owner-link": preview(ownerLinkEmail, { ...editor, link: `${sampleSite}/login/owner?token=sample` }),
    "recovery-code-used": preview(recoveryCodeUsedEmail, { ...editor, left: 9 }),
    password: preview(passwordEmail, { ...editor, link }),
    "two-factor-off": preview(twoFactorOffEmail, editor),
  };
}
